import { describe, expect, it } from 'vitest';
import { contradicts } from './contradictions.ts';
import { excludeEachOther } from './same-story.ts';
import { parseTitle, toOwnWords } from './title-words.ts';

const differ = (a: string, b: string) => contradicts(parseTitle(a), parseTitle(b));

describe('views of brokers and agencies', () => {
  it('contradict each other where none is of the same', () => {
    expect(differ('Fitch lowers Acme to junk', "Acme loses investment grade at Moody's")).toBe(true);
    expect(differ('Fitch lowers Acme to junk', 'Acme loses investment grade at Fitch')).toBe(false);
    expect(differ("Moody's and Fitch cut Acme", 'Fitch downgrades Acme')).toBe(false);
    expect(differ('Fitch lowers Acme to junk', 'Acme loses investment grade')).toBe(false);
  });
});

describe('what is opposite for a company', () => {
  const own = toOwnWords(['Acme Inc.']);
  const exclude = (a: string, b: string) => excludeEachOther(parseTitle(a, own), parseTitle(b, own));

  it.each([
    ['Acme defaults on its bonds', 'Acme avoids default on its bonds'],
    ['Acme defaults on its bonds', 'Acme averted a default on its bonds'],
    ['Acme workers begin strike at Leeds plant', 'Acme averts strike at Leeds plant'],
    ['Acme secures $200 million loan', 'Acme repays $200 million loan'],
    ['Acme sues supplier over engines', 'Acme sued by supplier over engines'],
    ['Acme sues supplier over engines', 'Acme sued over engines'],
    ['Acme acquires Marlin', 'Marlin acquires Acme'],
    ['Acme to buy Marlin', 'Marlin agrees to buy Acme'],
    ['Acme sells port unit to Marlin', 'Acme buys port unit from Marlin'],
    ['Acme sells port unit to Marlin', 'Marlin sells port unit to Acme'],
    ['Acme CEO resigns', 'Acme CFO resigns'],
    ['Acme chief executive resigns', 'Acme finance chief steps down'],
  ])('keeps apart %s | %s', (a, b) => {
    expect(exclude(a, b)).toBe(true);
    expect(exclude(b, a)).toBe(true);
  });

  it.each([
    ['Acme acquires Marlin', 'Marlin acquired by Acme'],
    ['Marlin buys Acme', 'Acme bought by Marlin'],
    ['Acme sells port unit to Marlin', 'Marlin buys port unit from Acme'],
    ['Acme sued by supplier over engines', 'Supplier sues Acme over engines'],
    ['Acme cuts jobs to avoid bankruptcy', 'Acme cuts jobs'],
    ['Acme shares rise after Marlin buys stake', 'Marlin buys stake in Acme'],
    ['Acme CEO Jones resigns', 'Acme boss Jones steps down'],
    ['Acme finance chief Jones named CEO', 'Acme names Jones chief executive'],
    ['Acme beats by $0.04', 'Acme non-GAAP EPS of $1.02 beats by $0.04'],
  ])('leaves open %s | %s', (a, b) => {
    expect(exclude(a, b)).toBe(false);
    expect(exclude(b, a)).toBe(false);
  });
});
