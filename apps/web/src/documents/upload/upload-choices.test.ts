import { expect, it } from 'vitest';
import { listFilterFields } from './upload-choices.tsx';

const FILTERS = [
  { key: 'Document Region', isMultiple: false, values: [{ label: 'Americas', value: 'AMER' }] },
  {
    key: 'Languages',
    isMultiple: true,
    values: [
      { label: 'English', value: 'eng' },
      { label: 'Spanish', value: 'spa' },
    ],
  },
];

it('sends the stored value of each choice under a key without spaces', () => {
  expect(
    listFilterFields(FILTERS, { 'Document Region': ['Americas'], Languages: ['Spanish', 'English'] }),
  ).toEqual([
    ['DocumentRegion', 'AMER'],
    ['Languages', 'spa'],
    ['Languages', 'eng'],
  ]);
  expect(listFilterFields(FILTERS, {})).toEqual([]);
});
