CREATE TABLE customers (id integer PRIMARY KEY, name text NOT NULL, city text);
CREATE TABLE orders (
  id integer PRIMARY KEY,
  customer integer NOT NULL REFERENCES customers,
  cents integer NOT NULL,
  placed timestamptz NOT NULL
);
INSERT INTO customers SELECT n, 'Customer ' || n, (ARRAY['Łódź', 'Århus', 'Казань'])[n % 3 + 1] FROM generate_series(1, 500) n;
INSERT INTO orders SELECT n, n % 500 + 1, n * 37 % 9900, timestamptz '2026-01-01' + n * interval '7 minutes'
FROM generate_series(1, 20000) n;
