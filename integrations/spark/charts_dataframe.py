"""Charts of a file of births, by astro-batch on the cores of a Spark cluster: rows of a DataFrame.

spark-submit charts_dataframe.py BIRTHS OUT
"""

import subprocess
import sys

import pyarrow
from pyspark.sql import SparkSession

COMMAND = ["astro-batch", "--make", "chart", "--threads", "1", "--accept-errors", "--quiet"]


def charts(batches):
    """Lines become charts, a process for each batch: 10 ms, where a batch of 5,000 works half a second."""
    for batch in batches:
        lines = "".join(f"{line}\n" for line in batch.column("value").to_pylist())
        made = subprocess.run(COMMAND, input=lines.encode(), stdout=subprocess.PIPE, check=True)
        # Not splitlines(), which would cut a name with a line separator of Unicode in two.
        yield pyarrow.record_batch({"value": made.stdout.decode().split("\n")[:-1]})


births, out = sys.argv[1:3]
spark = (
    SparkSession.builder.appName("charts")
    .config("spark.sql.execution.arrow.maxRecordsPerBatch", 5000)
    .getOrCreate()
)
spark.read.text(births).mapInArrow(charts, "value string").write.text(out)
spark.stop()
