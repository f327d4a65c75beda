import { describe, expect, it } from 'vitest';
import { toEnglish } from './spanish.ts';

describe('Spanish words in English', () => {
  it.each([
    ['recortaron', 'cut'],
    ['venden', 'sell'],
    ['emitira', 'issue'],
    ['huelga', 'strike'],
    ['tras', 'after'],
  ])('%s is %s', (spanish, english) => {
    expect(toEnglish(spanish)).toBe(english);
  });

  it.each(
    'more here hero planes plan red son sin euro once come sale pace general auto total gas record veto'.split(
      ' ',
    ),
  )('%s stays, for it is an English word too', (word) => {
    expect(toEnglish(word)).toBe(word);
  });
});
