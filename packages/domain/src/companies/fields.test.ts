import { describe, expect, it } from 'vitest';
import { lookupKey } from '../records/fold-text.ts';
import {
  COMPANY_FIELDS,
  COMPANY_SORTS,
  DETAIL_FIELDS,
  EDITED_FIELDS,
  FILE_FIELDS,
  FORM_FIELDS,
  LIST_FIELDS,
  REQUIRED_FIELDS,
  ROW_FIELDS,
} from './fields.ts';
import { listNames, listNamesWith } from '../records/field.ts';

describe('the fields of a company', () => {
  it('begin with the name in a table, and go on as they stand', () => {
    expect(LIST_FIELDS.slice(0, 3)).toEqual(['companyName', 'ticker', 'region']);
  });

  it('have a width in Excel wherever a table can be sorted by them', () => {
    expect(listNamesWith(COMPANY_FIELDS, 'width')).toEqual(COMPANY_SORTS);
    expect(COMPANY_SORTS).toEqual(expect.arrayContaining([...LIST_FIELDS]));
  });

  it('are stored where they are no scores, and shown in lists or with one company alone', () => {
    const scores = listNames(COMPANY_FIELDS).filter((name) =>
      ['score', 'category'].includes(COMPANY_FIELDS[name].kind),
    );
    expect([...ROW_FIELDS, ...DETAIL_FIELDS, ...scores].toSorted()).toEqual(
      listNames(COMPANY_FIELDS).toSorted(),
    );
  });

  it('are all in the form where they are required', () => {
    expect(listNamesWith(COMPANY_FIELDS, 'isRequired').toSorted()).toEqual(
      [...REQUIRED_FIELDS, 'ticker'].toSorted(),
    );
    expect(EDITED_FIELDS).toEqual(FORM_FIELDS.filter((name) => name !== 'ticker'));
  });

  it('come from a file by titles of their own, as they are looked up', () => {
    expect([...FILE_FIELDS].toSorted()).toEqual(listNamesWith(COMPANY_FIELDS, 'titles').toSorted());
    const titles = FILE_FIELDS.flatMap((name) => COMPANY_FIELDS[name].titles);
    expect(titles.map((title) => lookupKey(title))).toEqual(titles);
    expect(new Set(titles).size).toBe(titles.length);
  });
});
