import { describe, expect, it } from 'vitest';
import { CompanyFinder } from '../company-finder.ts';
import { learnAliases } from './learn-aliases.ts';

const isCommon = (lower: string) => ['profit', 'shares', 'rise', 'markets', 'wins', 'raises'].includes(lower);
const finder = new CompanyFinder(
  [
    { id: 'A', name: 'Acme Holdings plc', ticker: 'ACM', aliases: [] },
    { id: 'B', name: 'Borealis Foods', ticker: 'BRF', aliases: [] },
  ],
  isCommon,
);
const accepted = (companyId: string, ...titles: string[]) => titles.map((title) => ({ companyId, title }));
const ZORBIE = ['Zorbie Labs wins order', "Zorbie Labs' shares rise", 'Zorbie Labs raises outlook'] as const;

function learn(...events: ReturnType<typeof accepted>[]): Record<string, string[]> {
  return Object.fromEntries(learnAliases(events.flat(), finder, isCommon));
}

describe('a name that the news give a company', () => {
  it('is learnt from three accepted events that begin with it', () => {
    expect(learn(accepted('A', ...ZORBIE))).toEqual({ A: ['Zorbie Labs'] });
    expect(learn(accepted('A', ...ZORBIE.slice(1)))).toEqual({});
  });

  it('is learnt for none where events of two companies begin with it', () => {
    expect(learn(accepted('A', ...ZORBIE), accepted('B', ...ZORBIE))).toEqual({});
  });

  it.each([
    ['the company by its name', 'Acme Holdings wins order'],
    ['another company', 'Borealis Foods wins order'],
    ['a common word first', 'Markets rise'],
    ['an abbreviation first', 'SEC wins order'],
    ['nothing of what stands first', 'Zorbie in the morning'],
    ['a long run of names', 'Zorbie Klemt Vandu Perlo wins order'],
  ])('is not learnt where the title has %s', (_, title) => {
    expect(learn(accepted('A', title, title, title))).toEqual({});
  });
});
