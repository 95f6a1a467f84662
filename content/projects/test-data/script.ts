import { copyLine, customers, orders } from './rows.ts';

/** A script for psql: all rows in one transaction, which ends only if its last line arrives. */
export function* script(count: number, seed: number): Generator<string> {
  yield 'BEGIN;\nTRUNCATE orders, customers;\nCOPY customers FROM stdin;\n';
  for (const row of customers(count, seed)) yield copyLine(row);
  yield '\\.\nCOPY orders FROM stdin;\n';
  for (const row of orders(count * 4, count, seed)) yield copyLine(row);
  yield '\\.\nCOMMIT;\n';
  yield "SELECT (SELECT count(*) FROM customers) || ' customers, ' || (SELECT count(*) FROM orders) || ' orders';\n";
}
