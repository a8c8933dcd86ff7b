-- charts.ndjson, as astro-batch --make chart writes it → bodies.parquet, aspects.parquet and failed.csv.
-- Only these members are read, whatever else a line has; a member that no line has is null.
CREATE OR REPLACE TEMP TABLE charts AS
SELECT row_number() OVER () AS line, * EXCLUDE (line)
FROM read_json(
  'charts.ndjson', format = 'newline_delimited', maximum_object_size = 4194304,
  columns = {
    'line': 'BIGINT',
    'id': 'VARCHAR',
    'name': 'VARCHAR',
    'birth': 'STRUCT("date" VARCHAR, "time" VARCHAR, timeZone VARCHAR, latitude DOUBLE, longitude DOUBLE, place VARCHAR)',
    'planets': 'STRUCT("name" VARCHAR, sign VARCHAR, degree DOUBLE, house INTEGER, retrograde BOOLEAN, speed DOUBLE, latitude DOUBLE, declination DOUBLE)[]',
    'points': 'STRUCT("name" VARCHAR, sign VARCHAR, degree DOUBLE, house INTEGER, retrograde BOOLEAN, speed DOUBLE, latitude DOUBLE, declination DOUBLE)[]',
    'aspects': 'STRUCT(body1 VARCHAR, body2 VARCHAR, aspectType VARCHAR, orb DOUBLE, applying BOOLEAN)[]',
    'error': 'STRUCT(code VARCHAR, place VARCHAR, message VARCHAR)'
  });

COPY (
  SELECT line, id, birth.date AS date, body.name AS body, body.* EXCLUDE (name)
  FROM (SELECT *, unnest(list_concat(planets, points)) AS body FROM charts WHERE error IS NULL)
) TO 'bodies.parquet' (FORMAT parquet, COMPRESSION zstd);

COPY (
  SELECT line, id, aspect.*
  FROM (SELECT *, unnest(aspects) AS aspect FROM charts WHERE error IS NULL)
) TO 'aspects.parquet' (FORMAT parquet, COMPRESSION zstd);

COPY (SELECT line, id, error.code, error.place, error.message FROM charts WHERE error IS NOT NULL)
TO 'failed.csv';
