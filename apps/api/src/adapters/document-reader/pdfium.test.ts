import { describe, expect, it } from 'vitest';
import { loadPdfium } from './pdfium.ts';

const MEGABYTE = 1024 * 1024;
const LIMIT = 300 * MEGABYTE;
const SECRET = 7;

describe('the memory of pdfium', () => {
  it('holds nothing of the file before when it is loaded for the next one', async () => {
    const first = await loadPdfium(LIMIT);
    const address = first.allocate(MEGABYTE);
    first.bytes(address, MEGABYTE).fill(SECRET);
    const second = await loadPdfium(LIMIT);
    expect(second.bytes(address, MEGABYTE).includes(SECRET)).toBe(false);
    expect(second.allocate(MEGABYTE)).toBe(address);
  });

  it('is given back where a file made it large', async () => {
    const first = await loadPdfium(LIMIT);
    const address = first.allocate(200 * MEGABYTE);
    expect(first.bytes(address, 200 * MEGABYTE)).toHaveLength(200 * MEGABYTE);
    const second = await loadPdfium(LIMIT);
    expect(() => second.bytes(address, 200 * MEGABYTE)).toThrow(RangeError);
  });

  it('grows to the limit of each file and not beyond', async () => {
    const first = await loadPdfium(LIMIT);
    expect(first.allocate(50 * MEGABYTE)).toBeGreaterThan(0);
    const second = await loadPdfium(40 * MEGABYTE);
    expect(second.allocate(50 * MEGABYTE)).toBe(0);
    expect(second.countRefusals()).toBeGreaterThan(0);
    expect((await loadPdfium(LIMIT)).countRefusals()).toBe(0);
  });
});
