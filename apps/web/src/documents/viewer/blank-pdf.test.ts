import { expect, it } from 'vitest';
import { buildBlankPdf } from './blank-pdf.ts';

const text = (sizes: readonly { width: number; height: number }[]): string =>
  new TextDecoder().decode(buildBlankPdf(sizes));

it('has a page of each size, in order', () => {
  const boxes = [
    ...text([
      { width: 612, height: 792 },
      { width: 842, height: 595 },
    ]).matchAll(/MediaBox\[([^\]]+)\]/g),
  ];
  expect(boxes.map(([, box]) => box)).toEqual(['0 0 612.00 792.00', '0 0 842.00 595.00']);
});

it('says where each of its objects begins', () => {
  const pdf = text(Array.from({ length: 12 }, () => ({ width: 10, height: 10 })));
  const starts = [...pdf.matchAll(/^(\d{10}) 00000 n/gm)].map(([, start]) => Number(start));
  expect(starts).toHaveLength(14);
  for (const [index, start] of starts.entries())
    expect(pdf.slice(start)).toMatch(new RegExp(`^${index + 1} 0 obj`));
  expect(pdf.slice(Number(/startxref\n(\d+)/.exec(pdf)?.[1]))).toMatch(/^xref/);
});
