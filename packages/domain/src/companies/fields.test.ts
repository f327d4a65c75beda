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
  it('begin with the name in tables and otherwise keep their order', () => {
    expect(LIST_FIELDS.slice(0, 3)).toEqual(['companyName', 'ticker', 'region']);
  });

  it('have an Excel width if they are sortable', () => {
    expect(listNamesWith(COMPANY_FIELDS, 'width')).toEqual(COMPANY_SORTS);
    expect(COMPANY_SORTS).toEqual(expect.arrayContaining([...LIST_FIELDS]));
  });

  it('are stored unless they are scores, and shown either in lists or only with the company', () => {
    const scores = listNames(COMPANY_FIELDS).filter((name) =>
      ['score', 'category'].includes(COMPANY_FIELDS[name].kind),
    );
    expect([...ROW_FIELDS, ...DETAIL_FIELDS, ...scores].toSorted()).toEqual(
      listNames(COMPANY_FIELDS).toSorted(),
    );
  });

  it('are in the form if they are required', () => {
    expect(listNamesWith(COMPANY_FIELDS, 'isRequired').toSorted()).toEqual(
      [...REQUIRED_FIELDS, 'ticker'].toSorted(),
    );
    expect(EDITED_FIELDS).toEqual(FORM_FIELDS.filter((name) => name !== 'ticker'));
  });

  it('have distinct, normalised import titles', () => {
    expect([...FILE_FIELDS].toSorted()).toEqual(listNamesWith(COMPANY_FIELDS, 'titles').toSorted());
    const titles = FILE_FIELDS.flatMap((name) => COMPANY_FIELDS[name].titles);
    expect(titles.map((title) => lookupKey(title))).toEqual(titles);
    expect(new Set(titles).size).toBe(titles.length);
  });
});
