import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findTranslation, translate } from './translate.ts';

const SOURCES = join(import.meta.dirname, '..');
const SAID = [
  /new Problem\(\s*'[a-z-]+',\s*('[^'\n]+'|"[^"\n]+"|`[^`\n]+`)/g,
  /(?:notFound|refused|refusal)\(\s*(?:[^'`"\n()]*\? )?('[^'\n]+'|"[^"\n]+"|`[^`\n]+`)\)/g,
  /(?:description|const sentence = [^\n]*|fields: \{ \[?['`]body[^:\n]*\]?): ('[^'\n]+'|"[^"\n]+"|`[^`\n]+`)/g,
];
/** Descriptions for programmers, in the documentation of the calls. */
const NOT_SAID = /^(Every call of the product|The tenant, if named|Permission: |7 7$)/;

/** Every sentence that stands where a failure is made, a value as in a template filled in. */
function sentencesIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return SAID.flatMap((pattern) =>
    [...text.matchAll(pattern)]
      .map(([, quoted = '']) => quoted.slice(1, -1).replaceAll(/\$\{[^}]+\}/g, '7'))
      .filter((sentence) => !NOT_SAID.test(sentence) && sentence.includes(' ')),
  );
}

it('every sentence of the server has its translation', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.includes('testing'),
  );
  const sentences = files.flatMap((name) =>
    sentencesIn(join(SOURCES, name)).map((sentence) => `${name}: ${sentence}`),
  );
  expect(sentences.length).toBeGreaterThan(20);
  expect(
    sentences.filter((line) => findTranslation(line.slice(line.indexOf(': ') + 2), 'es') === null),
  ).toEqual([]);
});

it('fills values into the translation and leaves alone what it does not know', () => {
  expect(translate('Too many attempts. Please try again in 31 seconds.', 'es')).toBe(
    'Demasiados intentos. Inténtelo de nuevo dentro de 31 segundos.',
  );
  expect(translate('Too many attempts. Please try again in 31 seconds.', 'en')).toBe(
    'Too many attempts. Please try again in 31 seconds.',
  );
  expect(translate('Quite another sentence', 'es')).toBe('Quite another sentence');
});
