-- charts.csv, as astro-batch --make chart --columns wide --csv writes it → charts.parquet and failed-rows.csv.
-- All rows are looked at for the types of columns, because the first may have no time; ids stay as they are.
CREATE OR REPLACE TEMP VIEW rows AS
SELECT * FROM read_csv('charts.csv', header = true, sample_size = -1, types = {'id': 'VARCHAR', 'error': 'VARCHAR'});

COPY (SELECT * EXCLUDE (error) FROM rows WHERE error IS NULL)
TO 'charts.parquet' (FORMAT parquet, COMPRESSION zstd);

COPY (SELECT id, error FROM rows WHERE error IS NOT NULL) TO 'failed-rows.csv';
