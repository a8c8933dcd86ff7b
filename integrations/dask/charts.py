"""Charts of a file of births, by astro-batch on the workers of a Dask cluster.

charts.py BIRTHS OUT [SCHEDULER]
"""

import os
import subprocess
import sys

import dask
from dask import bag
from dask.distributed import Client, LocalCluster

COMMAND = ["astro-batch", "--make", "chart", "--threads", "1", "--accept-errors", "--quiet"]


@dask.delayed
def save(lines, path):
    """Writes the charts of a partition: whole, or not at all."""
    made = subprocess.run(COMMAND, input="".join(lines).encode(), stdout=subprocess.PIPE, check=True)
    part = f"{path}.{os.getpid()}.part"
    with open(part, "wb") as file:
        file.write(made.stdout)
        file.flush()
        os.fsync(file.fileno())
    os.replace(part, path)
    return made.stdout.count(b"\n")


def main():
    births, out = sys.argv[1:3]
    os.makedirs(out)
    # A megabyte of births is some six thousand, and forty megabytes of charts.
    partitions = bag.read_text(births, blocksize="1MB").to_delayed()
    tasks = [save(lines, f"{out}/part-{number:05}.ndjson") for number, lines in enumerate(partitions)]
    with cluster() as client:
        # What dies with its worker is tried again in any case; what fails, only where it is told.
        counts = client.gather(client.compute(tasks, retries=3))
    open(f"{out}/_SUCCESS", "w").close()
    print(f"{sum(counts)} lines")


def cluster():
    if len(sys.argv) > 3:
        return Client(sys.argv[3])
    return Client(LocalCluster(threads_per_worker=1, host="127.0.0.1", dashboard_address=None))


if __name__ == "__main__":
    main()
