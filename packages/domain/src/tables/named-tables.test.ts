import { expect, it } from 'vitest';
import { line, rowsOf } from './testing/read-rows.ts';

const NOTES = [
  ...line(100, [60, 'Terms'], [200, 'Class A'], [300, 'Class B'], [400, 'Class C']),
  ...line(114, [60, 'Principal'], [200, '412,500'], [300, '31,200'], [400, '19,750']),
  ...line(128, [60, 'Issue price'], [200, '100.00'], [300, '100.00'], [400, '99.47']),
  ...line(156, [60, 'Margin'], [200, '0.45'], [300, '1.63'], [400, '2.16']),
  ...line(184, [60, 'Number'], [200, 'XS28191149'], [300, 'XS28199518'], [400, 'XS28191377']),
];

it('a text alone below the figures, right over further headings, begins another table', () => {
  const pool = [
    ...line(205, [60, 'Ratios of the pool']),
    ...line(226, [60, 'Loan to value'], [200, 'Balance'], [300, 'Share'], [400, 'Loans']),
    ...line(240, [60, 'Below 50'], [200, '22,437'], [300, '6.11'], [400, '408']),
    ...line(254, [60, 'Below 60'], [200, '31,259'], [300, '31.78'], [400, '177']),
    ...line(268, [60, 'Below 70'], [200, '95,244'], [300, '22.10'], [400, '190']),
  ];
  const tables = rowsOf([...NOTES, ...pool]);
  expect(tables).toHaveLength(2);
  expect(tables[1]).toContainEqual(['Loan to value', 'Balance', 'Share', 'Loans']);
  // The label of a section stands over rows of figures.
  const section = [
    ...line(212, [60, 'Class Z']),
    ...line(226, [60, 'Principal'], [200, '14,100'], [300, '100'], [400, '0']),
    ...line(240, [60, 'Price'], [200, '100.00'], [300, '100.00'], [400, '99.47']),
  ];
  expect(rowsOf([...NOTES, ...section])).toHaveLength(1);
});
