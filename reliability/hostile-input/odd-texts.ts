// Texts that nearly mean something to what reads dates, numbers, names of files, tables and feeds, and many that mean nothing.

import fc from 'fast-check';
import type { ReadPage, Ruling, Word } from '@vigilo/domain/digitise/page';

/** Pieces that readers look for. */
export const PIECES = [
  'Total',
  'Invoice',
  'Factura',
  'IVA',
  'VAT',
  'Due',
  'Vence',
  'Net',
  'Revenue',
  'CCRR',
  'Table 1',
  'No.',
  'nº',
  'ES',
  'SAP.DE',
  '12',
  '1,234.56',
  '1.234,56',
  '(12)',
  '-5',
  '1e9',
  '9'.repeat(40),
  '0',
  '٣',
  '½',
  '%',
  '$',
  '€',
  'USD',
  'mn',
  '2026-11-24',
  '24/11/2026',
  '11/24/26',
  '31 de febrero de 2026',
  'Nov',
  'Q3',
  '0000-00-00',
  '99/99/9999',
  '<',
  '>',
  '<item>',
  '</item>',
  '<title>',
  '<![CDATA[',
  ']]>',
  '&lt;',
  '&#x0;',
  '&#1114112;',
  '<?xml',
  '<!DOCTYPE',
  '--',
  '{',
  '"',
  '[',
  '}',
  '_',
  '.',
  ',',
  ';',
  ':',
  '\t',
  '\n',
  '\r\n',
  ' ',
  '\u00A0',
  '\u200B',
  '\u202E',
  '\0',
  '\uFEFF',
  '\uD800',
  '/',
  '\\',
  '..',
  "'",
  '=',
  '+',
  '@',
  '-',
  '—',
  '•',
] as const;

const piece = fc.constantFrom(...PIECES);

/** Of up to 2,000 units of UTF-16. */
export const oddText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join('')) },
  { weight: 2, arbitrary: fc.array(piece, { maxLength: 15 }).map((pieces) => pieces.join(' ')) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(piece, fc.integer({ min: 2, max: 400 }), piece)
      .map(([one, times, end]) => (one.repeat(times) + end).slice(0, 2000)),
  },
);

/** Bytes of a text in some alphabet, or of none. */
export const oddBytes: fc.Arbitrary<Buffer> = fc.oneof(
  oddText.map((text) => Buffer.from(`<rss><channel><item>${text}</item></channel></rss>`)),
  oddText.map((text) => Buffer.from(`\uFEFF${text}`, 'utf16le')),
  oddText.map((text) => Buffer.from(text, 'latin1')),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
);

const place = fc.oneof(
  { weight: 8, arbitrary: fc.double({ min: 0, max: 1, noNaN: true }) },
  { weight: 1, arbitrary: fc.constantFrom(-1, 2, 1e9, 0) },
);
const word: fc.Arbitrary<Word> = fc.record({
  text: fc.oneof(piece, fc.string({ maxLength: 10 })),
  box: fc
    .tuple(
      place,
      place,
      fc.double({ min: 0, max: 0.3, noNaN: true }),
      fc.double({ min: 0, max: 0.03, noNaN: true }),
    )
    .map(([x, y, width, height]) => [x, y, x + width, y + height] as const),
  confidence: fc.double({ min: 0, max: 1, noNaN: true }),
  size: fc.double({ min: 0, max: 0.1, noNaN: true }),
});
/** On a grid of lines and columns, as pages have them. */
const lines: fc.Arbitrary<Word[]> = fc
  .array(fc.array(fc.oneof(piece, fc.string({ maxLength: 6 })), { maxLength: 6 }), { maxLength: 40 })
  .map((rows) =>
    rows.flatMap((texts, row) =>
      texts.map((text, column): Word => {
        const [x, y] = [0.05 + column * 0.15, 0.03 + row * 0.022];
        return {
          text,
          box: [x, y, x + 0.01 * Math.max(1, Math.min(12, text.length)), y + 0.012],
          confidence: 1,
          size: 0.012,
        };
      }),
    ),
  );
const ruling: fc.Arbitrary<Ruling> = fc.record({ from: fc.tuple(place, place), to: fc.tuple(place, place) });

/** A page of words anywhere, or in lines, with rulings. */
export const oddPage: fc.Arbitrary<ReadPage> = fc
  .record({
    words: fc.oneof(
      { weight: 3, arbitrary: lines },
      { weight: 1, arbitrary: fc.array(word, { maxLength: 120 }) },
    ),
    rulings: fc.array(ruling, { maxLength: 20 }),
    source: fc.constantFrom('text', 'ocr'),
  })
  .map(({ words, rulings, source }) => ({
    number: 1,
    width: 595,
    height: 842,
    source,
    sourceReason: '',
    turn: 0,
    skew: 0,
    words,
    rulings,
    fills: [],
    pictures: [],
  }));
