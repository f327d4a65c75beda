import { describe, expect, it } from 'vitest';
import { allowedColumns, readHiddenColumns } from './table-columns.tsx';

const RATINGS = ['creditRiskRatingST', 'creditRiskRatingLT'];
const EDITING = ['asOfDate', 'status'];

describe('the columns a user sees', () => {
  it.each([
    ['nothing', [], [...RATINGS, ...EDITING]],
    ['list-creditriskrating', ['list-creditriskrating'], EDITING],
    ['edit-company', ['edit-company'], RATINGS],
    ['both', ['list-creditriskrating', 'edit-company'], []],
  ])('with %s', (_, permissions, missing) => {
    const all = allowedColumns(() => true).map((column) => column.key);
    const seen = new Set(
      allowedColumns((permission) => permissions.includes(permission)).map((column) => column.key),
    );
    expect(all).toHaveLength(21);
    expect(all.filter((key) => !seen.has(key))).toEqual(missing);
  });
});

describe('the columns a person put away', () => {
  it('keeps what exists and can be put away', () => {
    expect(readHiddenColumns(['region', 'companyName', 'gone', 7])).toEqual(['region']);
  });

  it('is none where all were shown', () => {
    expect(readHiddenColumns([])).toEqual([]);
  });

  it.each([null, 'region', 7, { region: true }])('is what the specification does not list for %j', (kept) => {
    expect(readHiddenColumns(kept)).toEqual(['cumulativeScoreLT', 'prevCumulativeScoreST', 'scoreChange']);
  });
});
