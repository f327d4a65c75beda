import { readCompanyRow } from '@vigilo/domain/imports/company-row';
import { readEventRow } from '@vigilo/domain/imports/event-row';
import { FIELDS_BY_KIND, IMPORT_KINDS, missingFields } from '@vigilo/domain/imports/fields';
import type { ImportKind } from '@vigilo/domain/imports/fields';
import { guessMapping } from '@vigilo/domain/imports/guess-mapping';
import { guessDelimiter, isHeader } from '@vigilo/domain/imports/guess-table';
import { DEFAULT_OPTIONS } from '@vigilo/domain/imports/options';
import { readNewsRow } from '@vigilo/domain/imports/news-row';
import { readPriceRow } from '@vigilo/domain/imports/price-row';
import { CsvSplitter } from '@vigilo/domain/imports/split-csv';
import { dayFromIso } from '@vigilo/domain/scoring/day';
import { describe, expect, it } from 'vitest';
import { exampleCsv } from './example-file.ts';

const TODAY = dayFromIso('2026-11-20');

function parseRows(kind: ImportKind): string[][] {
  const splitter = new CsvSplitter(',');
  return [...splitter.push(exampleCsv(kind)), ...splitter.end()];
}

describe('the example files', () => {
  it.each(IMPORT_KINDS)('of %s is recognised whole', (kind) => {
    const [titles = [], ...rows] = parseRows(kind);
    expect(guessDelimiter(exampleCsv(kind))).toBe(',');
    expect(isHeader(titles)).toBe(true);
    const mapping = guessMapping(kind, titles, rows);
    expect(missingFields(kind, mapping, 'close')).toEqual([]);
    expect(mapping).toEqual(
      Object.fromEntries(FIELDS_BY_KIND[kind].map(({ field }, column) => [field, column])),
    );
  });

  it('hold no row that would be refused', () => {
    const faults = IMPORT_KINDS.flatMap((kind) => {
      const [titles = [], ...rows] = parseRows(kind);
      const mapping = guessMapping(kind, titles, rows);
      return rows.flatMap((cells) => {
        if (kind === 'companies')
          return readCompanyRow(cells, mapping, DEFAULT_OPTIONS, (text) => text).faults;
        if (kind === 'events') return readEventRow(cells, mapping, DEFAULT_OPTIONS, TODAY, () => 0).faults;
        if (kind === 'news') return readNewsRow(cells, mapping, DEFAULT_OPTIONS, TODAY).faults;
        return readPriceRow(cells, mapping, DEFAULT_OPTIONS, TODAY).faults;
      });
    });
    expect(faults).toEqual([]);
  });
});
