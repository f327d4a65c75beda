import { describe, expect, it } from 'vitest';
import { contradicts } from './contradictions.ts';
import { parseTitle } from './title-words.ts';

const differ = (a: string, b: string) => contradicts(parseTitle(a), parseTitle(b));

describe('views of brokers and agencies', () => {
  it('contradict each other where none is of the same', () => {
    expect(differ('Fitch lowers Acme to junk', "Acme loses investment grade at Moody's")).toBe(true);
    expect(differ('Fitch lowers Acme to junk', 'Acme loses investment grade at Fitch')).toBe(false);
    expect(differ("Moody's and Fitch cut Acme", 'Fitch downgrades Acme')).toBe(false);
    expect(differ('Fitch lowers Acme to junk', 'Acme loses investment grade')).toBe(false);
  });
});
