import { expect, it } from 'vitest';
import { MESSAGES } from './catalogue.ts';

it('no Spanish message names a status by its English word, which no Spanish screen shows', () => {
  const texts = Object.values(MESSAGES.es).flatMap((part) => Object.values(part));
  expect(texts.filter((text) => /\b(?:Initiated|Validated|Digitized|Processed|Posted)\b/.test(text))).toEqual(
    [],
  );
});
