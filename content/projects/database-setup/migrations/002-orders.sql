CREATE TABLE orders (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  customer integer NOT NULL REFERENCES customers,
  cents integer NOT NULL CHECK (cents > 0),
  placed timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ON orders (customer);
