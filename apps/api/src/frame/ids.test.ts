import { expect, it } from 'vitest';
import { newId } from './ids.ts';

const NOW = Date.UTC(2026, 10, 2);
const VERSION_7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

it('ids are UUIDs of version 7, and those of one moment in the order they were made', () => {
  const ids = Array.from({ length: 20_000 }, () => newId(NOW));
  expect(ids.every((id) => VERSION_7.test(id))).toBe(true);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});

it('an earlier moment has the lower id', () => {
  const later = newId(NOW + 1);
  expect(newId(NOW) < later).toBe(true);
});
