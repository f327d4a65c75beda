import { expect, test } from 'vitest';
import { listForms, listTables } from './catalogue.ts';
import { halfOf } from './split.ts';

const heldBackForms = listForms().filter(({ half }) => half === 'held back');

test('the forms held back are 66 layouts, each once as text and once as a scan', () => {
  const kinds = ['invoice', 'receipt', 'report'].map(
    (kind) => heldBackForms.filter(({ name, isScan }) => name.startsWith(`${kind}-`) && !isScan).length,
  );
  expect(kinds).toEqual([29, 17, 20]);
  expect(heldBackForms).toHaveLength(132);
});

test('no layout has the name of another, so that none is in both halves', () => {
  const names = [...listForms(), ...listTables()].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('what a form that is held back is expected to say is not empty', () => {
  const silent = heldBackForms.filter(
    ({ fields }) => Object.keys(fields).length < 7 || Object.values(fields).includes(''),
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test('a layout that nobody named is for tuning', () => {
  expect(halfOf('invoice-carbon-pad')).toBe('held back');
  expect(halfOf('report-typed-sheet')).toBe('held back');
  expect(halfOf('invoice-norm-letter')).toBe('tuning');
});
