import { randomFrom } from './random.ts';

const firstNames = ['Ada', 'Åsa', 'Łucja', "Conor O'Neil", 'Иван', '美咲', 'Tab\tbed', 'Back\\slash'];
const cities = ['Århus', 'Łódź', 'Казань', null];

type Value = string | number | null;

/** Customers and their orders, one after the other: a million need no more memory than one. */
export function* customers(count: number, seed: number): Generator<Value[]> {
  const { oneOf } = randomFrom(seed);
  // Addresses end in .example, which nobody can own: no test sends a letter to a stranger.
  for (let id = 1; id <= count; id++) yield [id, oneOf(firstNames), `customer-${id}@shop.example`, oneOf(cities)];
}

export function* orders(count: number, customerCount: number, seed: number): Generator<Value[]> {
  const { below } = randomFrom(seed + 1);
  const start = Date.UTC(2026, 0, 1);
  for (let id = 1; id <= count; id++) {
    const placed = new Date(start + id * 60_000).toISOString();
    yield [id, below(customerCount) + 1, below(20_000) + 100, placed];
  }
}

/** A row as COPY reads it: what would end a value or a row is written with a backslash. */
export function copyLine(row: readonly Value[]): string {
  const signs: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
  const values = row.map((value) => (value === null ? '\\N' : String(value).replace(/[\\\t\n\r]/g, (sign) => signs[sign] ?? sign)));
  return `${values.join('\t')}\n`;
}
