import { describe, expect, it } from 'vitest';
import { buildWordTable, openWordTable } from '../news/suggestion/word-meanings.ts';
import { countSharedActs, tellsActAlone } from './acts.ts';
import { parseTitle } from './title-words.ts';

const findMeanings = openWordTable(
  buildWordTable([{ english: ['strike', 'downtime', 'standstill'], spanish: [] }]),
);
const parse = (title: string) => parseTitle(title, new Set(['acm']), findMeanings);

describe('what is done', () => {
  it('is shared in other words, and where one sells what another buys', () => {
    expect(countSharedActs(parse('Acme fires Doerr'), parse('Doerr dismissed'))).toBe(1);
    expect(countSharedActs(parse('Acme sells Zelmora'), parse('Borealis acquires Zelmora'))).toBe(1);
    expect(countSharedActs(parse('Acme sells Zelmora'), parse('Acme sues Zelmora'))).toBe(0);
  });

  it('is told alone unless the other has it in this word or one that means the same', () => {
    expect(tellsActAlone(parse('Acme recalls pumps'), parse('Acme names chief'))).toBe(true);
    expect(tellsActAlone(parse('Acme recalls pumps'), parse('Pumps recalled, chief named'))).toBe(false);
    expect(tellsActAlone(parse('Strike at Zelmora'), parse('Zelmora at a standstill'))).toBe(false);
    expect(tellsActAlone(parse('Zelmora'), parse('Acme recalls pumps'))).toBe(false);
  });
});
