import { describe, expect, it } from 'vitest';
import type { ReadPage, Word } from '../digitise/page.ts';
import { skewBox, straightenPage } from '../digitise/turning.ts';
import { SHIPPED_DOCUMENT_TYPES } from './document-types.ts';
import { extractRows } from './extract-rows.ts';
import { skewExtraction } from './skew-extraction.ts';
import { BALANCE_SHEET_PAGE, countIds } from './testing/printed-page.ts';

const SKEW = 2.5;

function skewed(page: ReadPage): ReadPage {
  const words = page.words.map((word): Word => ({ ...word, box: skewBox(word.box, SKEW, page) }));
  return { ...page, words, skew: SKEW };
}

function read(page: ReadPage) {
  const type = SHIPPED_DOCUMENT_TYPES.find(({ name }) => name === 'Balance Sheet');
  if (type === undefined) throw new Error('There is no balance sheet');
  const tables = new Map();
  const straight = extractRows({ pages: [straightenPage(page)], tables, type, newId: countIds() });
  return skewExtraction(straight, [page]);
}

describe('a page that lies skewed', () => {
  it('gives the values of a straight one, each with its rectangle on the words as they lie', () => {
    const straight = read(BALANCE_SHEET_PAGE);
    const page = skewed(BALANCE_SHEET_PAGE);
    const { rows } = read(page);
    expect(rows.map(({ SSOTKey, Value }) => [SSOTKey, Value])).toEqual(
      straight.rows.map(({ SSOTKey, Value }) => [SSOTKey, Value]),
    );
    const [place] = rows.find(({ SSOTKey }) => SSOTKey === 'Total Assets')?.ValueCoordinates ?? [];
    if (place === undefined) throw new Error('Total assets were not found');
    const middle = (place.scaled_y_start + place.scaled_y_end) / 2;
    const hit = page.words.filter(
      ({ box: [left, top, right, bottom] }) =>
        left < place.scaled_x_end && right > place.scaled_x_start && top < middle && bottom > middle,
    );
    expect(hit.length).toBeGreaterThan(0);
  });
});
