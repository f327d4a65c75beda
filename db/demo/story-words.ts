/**
 * The words that fill a story's placeholders: {name}, {industry}, {country}, {percent}, {amount} and, by sector, {site},
 * {product}, {input}, {buyer}; {quarter} is filled once the story's date is known. Every story is marked as invented and ends with its verdict word.
 */
import type { Sector } from '@vigilo/domain/companies/sectors';
import type { Day } from '@vigilo/domain/scoring/day';
import { isoFromDay } from '@vigilo/domain/scoring/day';
import type { Thousandths } from '@vigilo/domain/scoring/thousandths';
import type { Random } from './random.ts';
import { remember } from './remember.ts';

interface SectorWords {
  readonly site: readonly string[];
  readonly product: readonly string[];
  readonly input: readonly string[];
  readonly buyer: readonly string[];
}

const WORDS_BY_SECTOR: Record<Sector, SectorWords> = {
  'Consumer Goods & Retail': {
    site: ['distribution centre', 'packing plant', 'northern warehouse'],
    product: ['seasonal range', 'premium line', 'refillable pack'],
    input: ['packaging', 'freight capacity', 'raw material'],
    buyer: ['a retail chain', 'a hotel group', 'a mail-order house'],
  },
  Energy: {
    site: ['gas processing plant', 'loading terminal', 'pumping station'],
    product: ['lower-emission fuel', 'flexible supply contract', 'monitoring service'],
    input: ['drilling equipment', 'steel pipe', 'shipping capacity'],
    buyer: ['a regional utility', 'a cargo airline', 'a group of factories'],
  },
  'Financial Services & Real Estate': {
    site: ['service centre', 'payment platform', 'processing centre'],
    product: ['savings app', 'green loan', 'digital account'],
    input: ['wholesale funding', 'reinsurance cover', 'specialist staff'],
    buyer: ['a pension fund', 'a city council', 'a retail group'],
  },
  Healthcare: {
    site: ['filling line', 'central laboratory', 'logistics hub'],
    product: ['diagnostic test', 'home care service', 'simpler dosage form'],
    input: ['active ingredients', 'medical plastics', 'trained nurses'],
    buyer: ['a hospital network', 'a public health service', 'a group of clinics'],
  },
  'Industrials, Materials & Utilities': {
    site: ['main plant', 'control centre', 'maintenance depot'],
    product: ['low-carbon product line', 'maintenance package', 'remote service'],
    input: ['industrial power', 'steel plate', 'spare parts'],
    buyer: ['a port operator', 'a vehicle maker', 'a grid operator'],
  },
  'Technology, Media & Telecommunications': {
    site: ['data centre', 'test laboratory', 'customer portal'],
    product: ['business subscription', 'developer platform', 'low-power device'],
    input: ['memory chips', 'cloud capacity', 'optical cable'],
    buyer: ['a government agency', 'a vehicle maker', 'a banking group'],
  },
};

const QUARTERS = ['first quarter', 'second quarter', 'third quarter', 'fourth quarter'] as const;

/** The quarter on which a company reports on a day: the calendar quarter before. */
const reportedQuarter = remember((day: Day): string => {
  const current = Math.floor((Number(isoFromDay(day).slice(5, 7)) - 1) / 3);
  return QUARTERS[(current + 3) % 4] ?? QUARTERS[0];
});

/** What a story is about. */
export interface StorySubject {
  readonly name: string;
  readonly sector: Sector;
  readonly industry: string;
  readonly country: string;
}

export type StoryWords = Readonly<Record<string, string>>;

/** One choice of words for a story. */
export function wordsFor(subject: StorySubject, random: Random): StoryWords {
  const words = WORDS_BY_SECTOR[subject.sector];
  return {
    name: subject.name,
    industry: subject.industry,
    country: subject.country,
    percent: String(random.whole(2, 9)),
    amount: `USD ${random.whole(2, 40) * 10} million`,
    site: random.pick(words.site),
    product: random.pick(words.product),
    input: random.pick(words.input),
    buyer: random.pick(words.buyer),
  };
}

/** The text with its placeholders filled. A sentence starts with a capital, but a company's name stays as the company writes it. */
export function fillWords(text: string, words: StoryWords): string {
  const filled = text.replaceAll(/\{(\w+)\}/gu, (placeholder, key: string) => words[key] ?? placeholder);
  return text.startsWith('{name}') ? filled : filled.charAt(0).toUpperCase() + filled.slice(1);
}

/** The text of a story of that day, with the quarter it tells of. */
export function fillQuarter(text: string, day: Day): string {
  return text.replaceAll('{quarter}', reportedQuarter(day));
}

/** The verdict word a summary ends with, from which its icon is read (specification 3, section 9 'Summary icon'). */
function verdictFromScore(score: Thousandths): string {
  if (score === 0) return 'neutral';
  return score > 0 ? 'positive' : 'negative';
}

/** A story's summary: what happened, that it is invented, and its verdict. */
export function buildSummary(text: string, words: StoryWords, score: Thousandths): string {
  return `${fillWords(text, words)} Invented demo story, read as ${verdictFromScore(score)}`;
}
