import assert from 'node:assert/strict';
import test from 'node:test';
import { total } from '../prices.js';

const products = [
  { id: 'tea', cents: 790 },
  { id: 'pot', cents: 4200 },
];

test('a small order pays for shipping', () => {
  assert.equal(total({ tea: 1 }, products), 1280);
});

test('an order of 50.00 or more ships for free', () => {
  assert.equal(total({ tea: 1, pot: 2 }, products), 9190);
});

test('an unknown product is an error', () => {
  assert.throws(() => total({ hat: 1 }, products), /No product "hat"/);
});
