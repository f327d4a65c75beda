import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DataType, ExtractionRow } from '../extraction/extraction-row.ts';
import { BALANCE_SHEET } from '../extraction/types/balance-sheet.ts';
import type { ComparedChild } from './compare-linked.ts';
import { compareLinked, settleInterValidation } from './compare-linked.ts';
import { statedRow } from './testing/stated-row.ts';

type Stated = readonly [key: string, value: string, type: DataType, change?: Partial<ExtractionRow>];

function child(
  id: string,
  stated: readonly Stated[],
  comparedKeys = ['Total Assets', 'Name', 'Day'],
): ComparedChild {
  const rows = stated.map(([key, value, type, change = {}]) => ({
    ...statedRow(key, value, type),
    ...change,
  }));
  return { id, name: `${id}.pdf`, type: { keys: BALANCE_SHEET.keys, comparedKeys }, rows };
}

/** The status of the first row. */
function statusOf(own: readonly Stated[], other: readonly Stated[]) {
  const one = child('one', own);
  return compareLinked(one, [child('other', other)]).get(own[0]?.[0] ?? '')?.validation.status ?? null;
}

describe('linked documents', () => {
  it.each<[string, DataType, string, string, boolean]>([
    ['amounts', 'currency', '1234.50', '1234.5', true],
    ['amounts', 'currency', '1234.50', '1234.51', false],
    ['dates', 'date', '2025-12-31', '2025-12-30', false],
    ['a year and its last day', 'string', '2025', '2025-12-31', true],
    ['names', 'string', 'SAP SE', 'Sap  AG', true],
    ['names', 'string', 'SAP SE', 'Siemens AG', false],
    ['numbers of documents', 'string', 'INV-2031/7', 'INV 2031-7', true],
    ['grades', 'enum', 'A+', 'A-', false],
  ])('are compared after normalising %s (%s): %s and %s', (_what, type, value, other, isSame) => {
    const expected = isSame ? 'valid' : 'invalid';
    expect(statusOf([['Name', value, type]], [['Name', other, type]])).toBe(expected);
  });

  it('that differ show both values and both places', () => {
    const own = child('own', [['Total Assets', '10', 'currency']]);
    const other = child('other', [['Total Assets', '12', 'currency']]);
    expect(compareLinked(own, [other]).get('Total Assets')).toEqual({
      validation: {
        status: 'invalid',
        details: [
          {
            rule: 'linked-value',
            severity: 'error',
            code: 'differs-from-linked',
            values: { key: 'Total Assets', value: '10', otherValue: '12', document: 'other.pdf', page: 1 },
          },
        ],
      },
      counterparts: [
        {
          DocumentId: 'other',
          Value: '12',
          ValueCoordinates: other.rows[0]?.ValueCoordinates,
          isSame: false,
          reconciled: null,
        },
      ],
    });
  });

  it('are compared by the keys of either type, and by no others', () => {
    const assets = [['Total Assets', '10', 'currency']] as const;
    const other = child('other', [['Total Assets', '12', 'currency']], []);
    expect(compareLinked(child('own', assets, []), [other]).size).toBe(0);
    expect(compareLinked(child('own', assets), [other]).size).toBe(1);
    expect(compareLinked(other, [child('own', assets)]).size).toBe(1);
  });

  it('are compared within one period and length of period', () => {
    const at = (Period: string, PeriodMonths?: number): Partial<ExtractionRow> => ({
      Period,
      ...(PeriodMonths === undefined ? {} : { PeriodMonths }),
    });
    const compared = (own: Partial<ExtractionRow>, other: Partial<ExtractionRow>) =>
      statusOf([['Total Assets', '1', 'currency', own]], [['Total Assets', '2', 'currency', other]]);
    expect(compared(at('2025-12-31'), at('2025'))).toBe('invalid');
    expect(compared(at('2025-12-31', 12), at('2025-Q4'))).toBe('invalid');
    expect(compared(at('2025-12-31', 12), at('2025-12-31', 3))).toBeNull();
    expect(compared(at('2025-12-31'), at('2024-12-31'))).toBeNull();
    expect(compared(at('2025-12-31'), {})).toBeNull();
  });

  it('may round: in millions is not the last digit, but no more than half a million off', () => {
    const millions: Stated = ['Scale', 'Millions', 'enum'];
    const own: Stated = ['Total Assets', '1234000000', 'currency'];
    expect(statusOf([own, millions], [['Total Assets', '1234499999', 'currency']])).toBe('valid');
    expect(statusOf([own, millions], [['Total Assets', '1234500001', 'currency']])).toBe('invalid');
    expect(statusOf([own, millions], [['Total Assets', '1234499999', 'currency'], millions])).toBe('invalid');
  });

  it('in different currencies are not compared by their amounts', () => {
    const own: Stated[] = [
      ['Total Assets', '1', 'currency'],
      ['Currency', 'EUR', 'string'],
    ];
    expect(
      statusOf(own, [
        ['Total Assets', '2', 'currency'],
        ['Currency', 'USD', 'string'],
      ]),
    ).toBeNull();
    expect(statusOf(own, [['Total Assets', '2', 'currency']])).toBe('invalid');
  });

  it('need one fitting value where a key stands there several times', () => {
    const twice: Stated[] = [
      ['Name', 'Siemens', 'string'],
      ['Name', 'SAP', 'string'],
    ];
    expect(statusOf([['Name', 'SAP', 'string']], twice)).toBe('valid');
  });

  describe('with a key that stands there twice', () => {
    const says = (...values: readonly string[]): Stated[] =>
      values.map((value, at) => ['Total Assets', value, 'currency', { id: `${at}` }]);
    /** Of each own row, in their order: its status and what the other document says for it. */
    const compare = (own: readonly string[], other: readonly string[]) => {
      const found = compareLinked(child('own', says(...own)), [child('other', says(...other))]);
      return own.map((_value, at) => {
        const compared = found.get(`${at}`);
        return [compared?.validation.status, compared?.counterparts.map(({ Value }) => Value).join()];
      });
    };

    it('each row is compared by itself, and one that fits does not cover the other', () => {
      expect(compare(['10', '11'], ['10'])).toEqual([
        ['valid', '10'],
        ['invalid', '10'],
      ]);
    });

    it('a row takes the value that fits, wherever it stands', () => {
      expect(compare(['11', '10'], ['10', '11'])).toEqual([
        ['valid', '11'],
        ['valid', '10'],
      ]);
    });

    it('a row that none fits is shown beside the first, once', () => {
      expect(compare(['12'], ['10', '11'])).toEqual([['invalid', '10']]);
    });

    it('a row is valid exactly where one of the other values is the same', () => {
      const values = fc.array(fc.constantFrom('1', '1.0', '2', '3'), { minLength: 1, maxLength: 4 });
      fc.assert(
        fc.property(values, values, (own, other) => {
          const isThere = (value: string) => other.some((each) => Number(each) === Number(value));
          expect(compare(own, other).map(([status]) => status)).toEqual(
            own.map((value) => (isThere(value) ? 'valid' : 'invalid')),
          );
        }),
      );
    });
  });

  it('find the same from both sides', () => {
    const value = fc.constantFrom('1', '1.0', '2', '1500000', '1000000');
    const side = fc.record({
      assets: value,
      scale: fc.constantFrom('Units', 'Millions'),
      currency: fc.constantFrom('', 'EUR', 'USD'),
      name: fc.constantFrom('SAP', 'SAP SE', 'Siemens', ''),
    });
    fc.assert(
      fc.property(side, side, (one, other) => {
        const [first, second] = [one, other].map(({ assets, scale, currency, name }, at) =>
          child(String(at), [
            ['Total Assets', assets, 'currency'],
            ['Scale', scale, 'enum'],
            ['Currency', currency, 'string'],
            ['Name', name, 'string'],
          ]),
        ) as [ComparedChild, ComparedChild]; // of two sides two child documents
        const statuses = (own: ComparedChild, linked: ComparedChild) =>
          [...compareLinked(own, [linked])].map(([id, { validation }]) => [id, validation.status]);
        expect(statuses(first, second)).toEqual(statuses(second, first));
      }),
    );
  });
});

it('what a person settled stands, beside what the documents say', () => {
  const compared = compareLinked(child('own', [['Name', 'SAP', 'string']]), [
    child('other', [['Name', 'Siemens', 'string']]),
  ]).get('Name');
  const settled = settleInterValidation({ CheckedByHand: 'valid' }, compared);
  expect(settled.status).toBe('valid');
  expect(settled.details).toHaveLength(1);
  expect(settleInterValidation({ CheckedByHand: null }, compared).status).toBe('invalid');
  expect(settleInterValidation({}, undefined)).toEqual({
    status: null,
    details: [],
  });
});
