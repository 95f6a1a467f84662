CREATE TABLE orders (
  id serial PRIMARY KEY,
  product text NOT NULL,
  count integer NOT NULL CHECK (count > 0),
  cents integer NOT NULL
);

INSERT INTO orders (product, count, cents) VALUES
  ('tea', 2, 1580),
  ('cup', 1, 1250),
  ('pot', 1, 4200);
