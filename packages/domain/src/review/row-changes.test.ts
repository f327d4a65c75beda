// Changes of rows (specification 3, sections 2.7 and 4: editing, validating and deleting rows).

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CREDIT_RISK_RATING_REPORT } from '../extraction/types/credit-report.ts';
import type { ExtractionRow } from '../extraction/extraction-row.ts';
import type { RowChange } from './row-changes.ts';
import { settleConflicts } from './row-changes.ts';
import { changeRows } from './change-rows.ts';

const TYPE = CREDIT_RISK_RATING_REPORT;

function makeRow(
  id: string,
  SSOTKey: string,
  Value: string,
  change: Partial<ExtractionRow> = {},
): ExtractionRow {
  return {
    id,
    SSOTKey,
    Category: 'Company',
    Value,
    RawValue: Value,
    ValueType: 'entity',
    ValueCoordinates: [],
    DataFormat: { DataType: 'string', AllowedValues: [], Pattern: '' },
    IntraValidation: { status: null, details: [] },
    InterValidation: { status: null, details: [] },
    DocKey: '',
    DocKeyCoordinates: [],
    MultiValues: false,
    IsModified: false,
    Confidence: 0.6,
    LookReasons: ['low-confidence'],
    ...change,
  };
}

const RATING = makeRow('r', 'ST Rating', 'B', {
  DataFormat: { DataType: 'enum', AllowedValues: ['A', 'B', 'C'], Pattern: '' },
});
const NAME = makeRow('n', 'Company Name', 'Acme');
const ROWS = [NAME, RATING];

const setValue = (rowId: string, before: string, after: string): RowChange => ({
  kind: 'set',
  rowId,
  field: 'Value',
  before,
  after,
});

function find(rows: readonly ExtractionRow[], id: string): ExtractionRow {
  const row = rows.find((each) => each.id === id);
  if (!row) throw new Error(`There is no row ${id}`);
  return row;
}

describe('a value that a person enters', () => {
  it('is marked as modified, needs no look any more, and keeps what was printed', () => {
    const { rows, changed } = changeRows(ROWS, [setValue('n', 'Acme', 'Acme Ltd')], TYPE);
    expect(find(rows, 'n')).toMatchObject({
      Value: 'Acme Ltd',
      RawValue: 'Acme',
      IsModified: true,
      LookReasons: [],
      IntraValidation: { status: 'valid' },
    });
    expect(changed.map(({ before, after }) => [before.Value, after?.Value])).toEqual([['Acme', 'Acme Ltd']]);
  });

  it('is checked by the rules at once', () => {
    const { rows } = changeRows(ROWS, [setValue('r', 'B', 'X')], TYPE);
    expect(find(rows, 'r')).toMatchObject({
      IntraValidation: { status: 'invalid' },
      LookReasons: ['rule-failed'],
    });
  });

  it.each([
    ['1,234.50', 'currency', '1234.50'],
    ['(12)', 'number', '-12'],
    ['abc', 'number', 'abc'],
    ['03/04/2026', 'date', '03/04/2026'],
    ['  two   words ', 'string', 'two words'],
  ] as const)('%s of the type %s is stored as %s', (typed, DataType, stored) => {
    const row = makeRow('x', 'Anything', '0', { DataFormat: { DataType, AllowedValues: [], Pattern: '' } });
    expect(find(changeRows([row], [setValue('x', '0', typed)], TYPE).rows, 'x').Value).toBe(stored);
  });

  it('is one of the allowed values however it is capitalised', () => {
    expect(find(changeRows(ROWS, [setValue('r', 'B', 'a')], TYPE).rows, 'r').Value).toBe('A');
  });

  it('that is read anew from a place brings what is printed there, also where it is the same value', () => {
    const placed = {
      RawValue: 'ACME',
      ValueCoordinates: [
        { page_n: 2, scaled_x_start: 0, scaled_y_start: 0, scaled_x_end: 0.1, scaled_y_end: 0.1 },
      ],
    };
    for (const text of ['Acme', 'Acme Ltd']) {
      const { rows } = changeRows(
        ROWS,
        [{ kind: 'set', rowId: 'n', field: 'Value', before: 'Acme', after: text, placed }],
        TYPE,
      );
      expect(find(rows, 'n')).toMatchObject({ Value: text, ...placed, IsModified: true });
    }
  });

  it('cannot take the place of a table', () => {
    const table = makeRow('t', 'Lines', 'id', { ValueType: 'table' });
    expect(changeRows([table], [setValue('t', 'id', 'x')], TYPE).faults).toEqual(
      new Map([[0, 'not-editable']]),
    );
  });
});

describe('a key', () => {
  const rename = (after: string): RowChange => ({
    kind: 'set',
    rowId: 'n',
    field: 'SSOTKey',
    before: 'Company Name',
    after,
  });

  it('of the type brings its category and data type', () => {
    const { rows } = changeRows(ROWS, [rename('Report Date')], TYPE);
    expect(find(rows, 'n')).toMatchObject({ SSOTKey: 'Report Date', DataFormat: { DataType: 'date' } });
  });

  it('may be any other text, but not empty', () => {
    expect(find(changeRows(ROWS, [rename('Own key')], TYPE).rows, 'n').SSOTKey).toBe('Own key');
    expect(changeRows(ROWS, [rename(' ')], TYPE).faults).toEqual(new Map([[0, 'empty-key']]));
  });
});

describe('a row that a person checks', () => {
  const check = (
    after: 'valid' | 'invalid' | null,
    before: 'valid' | 'invalid' | null = null,
  ): RowChange => ({
    kind: 'check',
    rowId: 'r',
    before,
    after,
  });

  it('has both statuses so, whatever the rules say, until it is edited', () => {
    const wrong = changeRows(ROWS, [setValue('r', 'B', 'X'), check('valid')], TYPE).rows;
    expect(find(wrong, 'r')).toMatchObject({
      IntraValidation: { status: 'valid' },
      InterValidation: { status: 'valid' },
      LookReasons: [],
    });
    const doubted = changeRows(ROWS, [check('invalid')], TYPE).rows;
    expect(find(doubted, 'r').InterValidation.status).toBe('invalid');
    const edited = changeRows(doubted, [setValue('r', 'B', 'A')], TYPE).rows;
    expect(find(edited, 'r')).toMatchObject({ IntraValidation: { status: 'valid' }, Value: 'A' });
    expect(find(edited, 'r').CheckedByHand).toBeNull();
    expect(find(edited, 'r').InterValidation.status).toBeNull();
  });

  it('is locked once it is valid, until it is no more', () => {
    const { rows } = changeRows(ROWS, [check('valid')], TYPE);
    expect(changeRows(rows, [setValue('r', 'B', 'A')], TYPE).faults).toEqual(new Map([[0, 'row-validated']]));
    const remove: RowChange = { kind: 'remove', rowId: 'r', before: 'B' };
    expect(changeRows(rows, [remove], TYPE).faults).toEqual(new Map([[0, 'row-validated']]));
    const open = changeRows(rows, [check(null, 'valid'), setValue('r', 'B', 'A')], TYPE);
    expect([...open.faults]).toEqual([]);
    expect(find(open.rows, 'r').Value).toBe('A');
  });
});

it('of two people who mark a row differently the second is told', () => {
  const mark = (after: 'valid' | 'invalid'): RowChange => ({
    kind: 'check',
    rowId: 'r',
    before: null,
    after,
  });
  const first = changeRows(ROWS, [mark('invalid')], TYPE).rows;
  expect(changeRows(first, [mark('valid')], TYPE).conflicts).toEqual(new Map([[0, 'invalid']]));
  expect([...changeRows(first, [mark('invalid')], TYPE).conflicts]).toEqual([]);
});

describe('two people', () => {
  it('who change different cells keep both changes', () => {
    const first = changeRows(ROWS, [setValue('n', 'Acme', 'Acme Ltd')], TYPE).rows;
    const second = changeRows(first, [setValue('r', 'B', 'C')], TYPE);
    expect([...second.conflicts]).toEqual([]);
    expect(second.rows.map(({ Value }) => Value)).toEqual(['Acme Ltd', 'C']);
  });

  it('who change the same cell are told what it is now, unless they want the same', () => {
    const first = changeRows(ROWS, [setValue('n', 'Acme', 'Acme Ltd')], TYPE).rows;
    expect(changeRows(first, [setValue('n', 'Acme', 'Acme AG')], TYPE).conflicts).toEqual(
      new Map([[0, 'Acme Ltd']]),
    );
    expect([...changeRows(first, [setValue('n', 'Acme', 'Acme Ltd')], TYPE).conflicts]).toEqual([]);
  });

  it('of whom one removed the row', () => {
    const remove: RowChange = { kind: 'remove', rowId: 'n', before: 'Acme' };
    const { rows, changed } = changeRows(ROWS, [remove], TYPE);
    expect(rows.map(({ id }) => id)).toEqual(['r']);
    expect(changed.map(({ after }) => after)).toEqual([null]);
    expect(changeRows(rows, [setValue('n', 'Acme', 'x')], TYPE).conflicts).toEqual(new Map([[0, null]]));
    expect([...changeRows(rows, [remove], TYPE).conflicts]).toEqual([]);
    const edited = changeRows(ROWS, [setValue('n', 'Acme', 'Acme Ltd')], TYPE).rows;
    expect(changeRows(edited, [remove], TYPE).conflicts).toEqual(new Map([[0, 'Acme Ltd']]));
  });
});

describe('a conflict', () => {
  const theirs = changeRows(ROWS, [setValue('n', 'Acme', 'Acme AG')], TYPE).rows;
  const changes = [
    setValue('r', 'B', 'C'),
    setValue('n', 'Acme', 'Acme Ltd'),
    setValue('n', 'Acme Ltd', 'Acme SE'),
  ];

  it('is settled by what one wrote oneself, with all that followed', () => {
    const settled = settleConflicts(theirs, changes, [], 'mine');
    const { rows, conflicts } = changeRows(theirs, settled, TYPE);
    expect([rows.map(({ Value }) => Value), [...conflicts]]).toEqual([['Acme SE', 'C'], []]);
  });

  it('or by what the other wrote, and everything else stays', () => {
    const { rows, conflicts } = changeRows(theirs, settleConflicts(theirs, changes, [], 'theirs'), TYPE);
    expect([rows.map(({ Value }) => Value), [...conflicts]]).toEqual([['Acme AG', 'C'], []]);
  });

  it('of a row that is gone leaves its change out', () => {
    expect(settleConflicts([RATING], changes, [], 'mine')).toEqual([changes[0]]);
  });
});

it('changes of different cells come out the same in any order', () => {
  const values = fc.array(fc.string({ maxLength: 12 }), { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(values, values, (before, after) => {
      const rows = before.map((value, index) => makeRow(String(index), `Key ${index}`, value.trim()));
      const changes = rows.map((row, index) => setValue(row.id, row.Value, after[index] ?? ''));
      const forwards = changeRows(rows, changes, TYPE);
      expect(changeRows(rows, changes.toReversed(), TYPE).rows).toEqual(forwards.rows);
    }),
  );
});
