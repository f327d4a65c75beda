import { expect, it } from 'vitest';
import { listLabelWords, prepareName } from './label-words.ts';
import { LabelNames } from './labelled-segments.ts';

it('of a scan a name that stands there letter by letter is known as such, whatever shorter names begin there', () => {
  const names = ['fecha de revision', 'fecha de emision', 'fecha'].map(prepareName);
  const begun = new LabelNames(names, []).matchBeginning(listLabelWords('Fecha de emisión: 28-02-22'), true);
  expect(begun).toMatchObject({ longest: 3, isExact: true });
});
