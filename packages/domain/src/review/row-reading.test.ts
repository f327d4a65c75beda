import { expect, test } from 'vitest';
import { findReading } from './row-reading.ts';

const place = (page: number) => ({
  page_n: page,
  scaled_x_start: 0,
  scaled_y_start: 0,
  scaled_x_end: 1,
  scaled_y_end: 1,
});
const PAGES = [
  { number: 1, source: 'text' },
  { number: 2, source: 'ocr' },
];

test.each([
  [{ IsModified: false, ValueCoordinates: [place(1)] }, 'text'],
  [{ IsModified: false, ValueCoordinates: [place(2), place(1)] }, 'ocr'],
  [{ IsModified: false, ValueCoordinates: [] }, 'derived'],
  [{ IsModified: true, ValueCoordinates: [place(2)] }, 'entered'],
])('how %j was read', (row, reading) => {
  expect(findReading(row, PAGES)).toBe(reading);
});
