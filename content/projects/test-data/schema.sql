CREATE TABLE customers (id integer PRIMARY KEY, name text NOT NULL, email text NOT NULL UNIQUE, city text);
CREATE TABLE orders (
  id integer PRIMARY KEY,
  customer integer NOT NULL REFERENCES customers,
  cents integer NOT NULL CHECK (cents > 0),
  placed timestamptz NOT NULL
);
