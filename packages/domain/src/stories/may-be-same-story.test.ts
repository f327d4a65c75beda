import { describe, expect, it } from 'vitest';
import { dayFromIso } from '../scoring/day.ts';
import type { EventType } from '../scoring/event-type.ts';
import { mayBeSameStory } from './may-be-same-story.ts';
import { parseTitle, toOwnWords } from './title-words.ts';

const DAY = dayFromIso('2026-10-27');
const own = toOwnWords(['Acme Holdings plc', 'ACME']);
const tell = (title: string, day: number | null = DAY, type: EventType | null = 'Company') => ({
  words: parseTitle(title, own),
  day,
  type,
});
const FIRST = tell('Acme third-quarter profit beats forecasts');
const AGAIN = 'Acme Q3 earnings rise on strong cloud demand';

describe('the same quarter told in other words', () => {
  it.each([
    AGAIN,
    'Acme tops estimates as quarterly revenue climbs',
    'Q3 results: Acme surpasses estimates',
    'Acme posts Q3 net income of $2.1 billion',
    'Acme earns nearly $8 billion in quarter, beating estimates',
    'Acme third-quarter sales down 3%, above forecasts',
  ])('may be one story with "profit beats forecasts": %s', (title) => {
    expect(mayBeSameStory(FIRST, tell(title))).toBe(true);
    expect(mayBeSameStory(tell(title), FIRST)).toBe(true);
  });

  it.each([
    ['another quarter', 'Acme second-quarter earnings rise'],
    ['the other direction', 'Acme Q3 profit misses estimates'],
    ['a preview', 'Acme Q3 earnings preview: what to expect'],
    ['a plan', 'Acme may report Q3 profit above forecasts'],
    ['a meeting', 'Acme to host Q3 earnings conference call'],
    ['a rating', 'Brokerages raise Acme target price after Q3 results beat'],
    ['a dividend', 'Acme declares quarterly dividend of $1.02'],
    ['guidance', 'Acme lifts full-year revenue guidance by 5%'],
    ['something else', 'Acme recalls 2,700 pumps'],
    ['a price alone', 'Acme top gainer as market climbs'],
  ])('not where it is %s: %s', (_, title) => {
    expect(mayBeSameStory(FIRST, tell(title))).toBe(false);
  });

  it('within three days, of one type, with a date', () => {
    expect(mayBeSameStory(FIRST, tell(AGAIN, DAY + 3))).toBe(true);
    expect(mayBeSameStory(FIRST, tell(AGAIN, DAY + 4))).toBe(false);
    expect(mayBeSameStory(FIRST, tell(AGAIN, DAY, 'Industry'))).toBe(false);
    expect(mayBeSameStory(FIRST, tell(AGAIN, null))).toBe(false);
  });
});

describe('headlines that are only just taken apart', () => {
  const may = (one: string, other: string) => mayBeSameStory(tell(one), tell(other));

  it.each([
    ['Acme recalls Zelmora pumps over leak risk', 'Acme pulls Zelmora pumps from the market'],
    ['Acme squeezed by Zelmora drought', 'Zelmora water shortage bites Acme'],
    ['Acme halts Leeds plant after flood', 'Flood forces Acme to stop work in Leeds'],
    ['Acme hires Borealis boss', 'Borealis head joins Acme'],
    ['Acme slumps 25% as debt fears grow', 'Acme plunges 30% as debt fears grow'],
  ])('may be one story: %s / %s', (one, other) => {
    expect([may(one, other), may(other, one)]).toEqual([true, true]);
  });

  it.each([
    ['Acme opens plant in Ohio', 'Acme names Jane Doerr chief executive'],
    ['Acme manager convicted of fraud in Ohio', 'Acme manager sentenced for fraud in Ohio'],
    ['Acme sells 300 pumps to Ohio', 'Acme sells 900 pumps to Ohio'],
    ['Acme slumps 25% as debt fears grow', 'Acme jumps 30% as debt fears ease'],
    ['Acme agrees to buy Zelmora', 'Acme completes purchase of Zelmora'],
    ['Acme to buy Zelmora', 'Zelmora holders back sale to Acme'],
    ["Moody's cuts Acme after Zelmora loss", 'Fitch cuts Acme after Zelmora loss'],
    ['Acme nears Zelmora settlement', 'Acme pays Zelmora settlement'],
  ])('are not asked about: %s / %s', (one, other) => {
    expect(may(one, other)).toBe(false);
  });

  it('of another day, where they tell a move of shares by other percentages', () => {
    const first = tell('Acme slumps 25% as debt fears grow');
    expect(mayBeSameStory(first, tell('Acme slumps 30% as debt fears grow', DAY + 1))).toBe(false);
  });
});
