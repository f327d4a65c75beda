import { expect, test } from 'vitest';
import { listForms, listTables } from './catalogue.ts';
import { halfOf } from './split.ts';

const forms = listForms();

test('each layout of a form is there once as text and once as a scan', () => {
  const scanned = forms.filter(({ isScan }) => isScan).map(({ layout }) => layout);
  const printed = forms.filter(({ isScan }) => !isScan).map(({ layout }) => layout);
  expect(new Set(scanned).size).toBe(scanned.length);
  expect(scanned.toSorted()).toEqual(printed.toSorted());
});

test('the forms held back are the 64 layouts of two collections, each once as text and once as a scan', () => {
  const heldBack = forms.filter(({ half }) => half === 'held back');
  const kinds = ['invoice', 'receipt', 'report'].map(
    (kind) => heldBack.filter(({ name, isScan }) => name.startsWith(`${kind}-`) && !isScan).length,
  );
  expect(kinds).toEqual([24, 16, 24]);
  expect(heldBack).toHaveLength(128);
});

test('no layout has the name of another, so that none is in both halves', () => {
  const names = [...forms, ...listTables()].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('what a form is expected to say is not empty', () => {
  const silent = forms.filter(
    ({ fields }) => Object.keys(fields).length < 5 || Object.values(fields).includes(''),
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test('of tables the third collection is held back, of pages without one the third and the sixth, each of their layouts by its name', () => {
  const heldBack = listTables().filter(({ half }) => half === 'held back');
  const withTables = heldBack.filter(({ tables }) => tables.length > 0);
  expect(new Set(withTables.map(({ layout }) => layout)).size).toBe(24);
  expect(new Set(heldBack.map(({ layout }) => layout)).size).toBe(44);
});

test('a layout that nobody named is for tuning', () => {
  expect(halfOf('table-district-votes')).toBe('held back');
  expect(halfOf('table-harmonised-prices')).toBe('tuning');
  expect(halfOf('plain-chronicle')).toBe('held back');
  expect(halfOf('plain-address-list')).toBe('tuning');
  expect(halfOf('table-among-prose')).toBe('tuning');
  expect(halfOf('report-embassy-report')).toBe('tuning');
  expect(halfOf('report-call-report')).toBe('tuning');
  expect(halfOf('report-ledger-card')).toBe('held back');
  expect(halfOf('report-faxed-reply')).toBe('held back');
  expect(halfOf('report-mail-thread')).toBe('tuning');
  expect(halfOf('report-committee-number')).toBe('tuning');
  expect(halfOf('report-credit-opinion')).toBe('tuning');
  expect(halfOf('report-research-update')).toBe('tuning');
  expect(halfOf('report-notch-steps')).toBe('tuning');
  expect(halfOf('report-typed-sheet')).toBe('tuning');
  expect(halfOf('invoice-norm-letter')).toBe('tuning');
});
