"""Charts of a file of births, by astro-batch on the cores of a Spark cluster: lines through a pipe.

spark-submit charts_rdd.py BIRTHS OUT [PARTITIONS]
"""

import os
import sys

from pyspark.sql import SparkSession

COMMAND = "astro-batch --make chart --threads 1 --accept-errors --quiet"
# Unless it is told, pipe gives its command no environment at all, not even a PATH.
ENVIRONMENT = {
    name: value
    for name, value in os.environ.items()
    if name in ("PATH", "LANG", "SE_EPHE_PATH", "SOURCE_DATE_EPOCH", "ASTROSVITLA_FONTS")
}

births, out = sys.argv[1:3]
partitions = int(sys.argv[3]) if len(sys.argv) > 3 else None
spark = SparkSession.builder.appName("charts").getOrCreate()
lines = spark.sparkContext.textFile(births, partitions)
lines.pipe(COMMAND, env=ENVIRONMENT, checkCode=True).saveAsTextFile(out)
spark.stop()
