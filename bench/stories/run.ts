// How fast news is joined to stories, against comparing every two items of a company, in one run; and how well on the pairs that were labelled by hand.

import type { JoinableItem } from '@vigilo/domain/stories/join-stories';
import { joinStories } from '@vigilo/domain/stories/join-stories';
import { sameStory } from '@vigilo/domain/stories/same-story';
import { parseTitle } from '@vigilo/domain/stories/title-words';
import { randomFrom } from '@vigilo/domain/news/suggestion/fit-linear';
import type { BenchResult, Figure } from '../testing/bench-result.ts';
import { count, median, ms, spread } from '../testing/statistics.ts';
import type { DrawnPair } from './drawn-pairs.ts';
import { findDrawnPairs, FOR_WORDS, HELD_BACK, SOURCES, TUNING } from './drawn-pairs.ts';
import { findMeanings } from './labelled-rows.ts';
import type { LabelledPair } from './measure-pairs.ts';
import { findLabelledPairs, measure } from './measure-pairs.ts';

const ITEMS = Math.round(10_000 * Number(process.env['BENCH_SCALE'] ?? 1));
const DAYS = 14;
const TURNS = 5;
const FIRST_DAY = 20_000;
/** Items of a company in the fortnight, and how many companies that makes. */
const PER_COMPANY = [20, 200, 1000] as const;

const SYLLABLES = ['bo', 're', 'lis', 'zel', 'mor', 'qui', 'ban', 'tos', 'fab', 'ri', 'kam', 'nor'];
const NAMES = 1500;
/** One item in this many repeats the previous one of its company. */
const REPUBLISHED_EVERY = 5;
const WHAT = [
  'to buy',
  'sells',
  'sues',
  'recalls pumps of',
  'wins contract of',
  'ends talks with',
  'names chief from',
  'cuts stake in',
  'opens plant with',
  'settles case with',
];
const TAIL = [
  '',
  ' - Reuters',
  ' after quarterly loss',
  ' amid strike in Leeds',
  ', sources say',
  ' as profit falls 7%',
  ' for $2.4 billion',
  ' in $350 million deal',
];

export async function bench(): Promise<BenchResult> {
  const lines = [
    `${count(ITEMS)} invented headlines of a fortnight; every fifth tells again what the one before told. All pairs: each two of a company within seven days are compared. Taking the titles apart, which both need, stands by itself.`,
    '',
  ];
  lines.push(
    '| items a company | taking apart | joining | comparing all pairs | ratio | spread of joining | joined |',
    '|---:|---:|---:|---:|---:|---:|---:|',
  );
  for (const perCompany of PER_COMPANY) lines.push(timed(perCompany));
  const pairs = findLabelledPairs();
  const drawn = findDrawnPairs() ?? [];
  return {
    title: 'Stories told by several sources',
    lines: [
      ...lines,
      '',
      ...(pairs
        ? qualityLines(pairs)
        : ['The labelled pairs were not measured: the real headlines are not there.']),
      ...drawnLines(drawn),
    ],
    figures: pairs ? [...toFigures(pairs), ...toDrawnFigures(drawn)] : [],
  };
}

function timed(perCompany: number): string {
  const companies = Math.max(1, Math.round(ITEMS / perCompany));
  const titles = Array.from({ length: ITEMS }, (_, index) => inventTitle(index, companies));
  const inventItems = () =>
    titles.map((title, index): JoinableItem => ({
      id: String(1_000_000 + index),
      companyId: String(index % companies),
      words: parseTitle(title, undefined, findMeanings),
      urlKey: null,
      day: FIRST_DAY + (Math.floor(index / companies) % DAYS),
      storyId: null,
      isSplit: false,
    }));
  const items = inventItems();
  const [taking, joining, comparing]: [number[], number[], number[]] = [[], [], []];
  const join = () => joinStories([], items).length;
  for (let turn = 0; turn < TURNS; turn += 1) {
    taking.push(measureMs(inventItems));
    joining.push(measureMs(join));
    comparing.push(measureMs(() => compareAll(items)));
  }
  return `| ${count(perCompany)} | ${ms(median(taking))} | ${ms(median(joining))} | ${ms(median(comparing))} | ${(median(comparing) / median(joining)).toFixed(1)} | ${spread(joining)} | ${count(join())} |`;
}

function compareAll(items: readonly JoinableItem[]): number {
  let same = 0;
  for (const own of Map.groupBy(items, ({ companyId }) => companyId).values()) {
    for (const [index, item] of own.entries())
      for (const other of own.slice(index + 1)) if (sameStory(item, other)) same += 1;
  }
  return same;
}

function inventTitle(index: number, companies: number): string {
  const isRepublished = Math.floor(index / companies) % REPUBLISHED_EVERY === REPUBLISHED_EVERY - 1;
  const next = randomFrom(isRepublished ? index - companies : index);
  return `${inventName(next())} ${pick(WHAT, next())} ${inventName(next())}${pick(TAIL, next())}${isRepublished ? ' - Reuters' : ''}`;
}

function inventName(drawn: number): string {
  const number = Math.floor(drawn * NAMES);
  const name = [number, Math.floor(number / SYLLABLES.length), Math.floor(number / SYLLABLES.length ** 2)]
    .map((at) => SYLLABLES[at % SYLLABLES.length] ?? '')
    .join('');
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

function pick(list: readonly string[], drawn: number): string {
  return list[Math.floor(drawn * list.length)] ?? '';
}

function measureMs(work: () => unknown): number {
  const begun = performance.now();
  work();
  return performance.now() - begun;
}

const MEANT: readonly (readonly [string, (pair: LabelledPair) => boolean])[] = [
  ['all', () => true],
  ...(['news', 'scored', 'pairs', 'topics'] as const).map(
    (name): [string, (pair: LabelledPair) => boolean] => [name, ({ file }) => file === name],
  ),
  ['drawn at random', ({ band }) => band === 'random'],
];

function qualityLines(pairs: readonly LabelledPair[]): string[] {
  const rows = (['tuning', 'test'] as const).flatMap((half) =>
    MEANT.map(([name, isMeant]) => {
      const own = pairs.filter((pair) => pair.half === half && isMeant(pair));
      const { precision, recall } = measure(own);
      return `| ${half} | ${name} | ${count(own.length)} | ${count(own.filter(({ isOne }) => isOne).length)} | ${share(precision)} | ${share(recall)} |`;
    }),
  );
  return [
    'Pairs of real headlines, drawn by bands of likeness so that borderline ones are many, labelled by hand; the weights were fitted on the tuning half and those below.',
    '',
    '| half | file | pairs | one story | precision | recall |',
    '|---|---|---:|---:|---:|---:|',
    ...rows,
  ];
}

function share(value: number): string {
  return Number.isNaN(value) ? '–' : value.toFixed(3);
}

const LEAST = { precision: 0.95, recall: 0.85 };

function toFigures(pairs: readonly LabelledPair[]): Figure[] {
  const { precision, recall } = measure(pairs.filter(({ half }) => half === 'test'));
  return [
    {
      figure: 'Stories, precision on labelled pairs kept apart',
      target: `at least ${LEAST.precision}`,
      measured: share(precision),
      isReached: precision >= LEAST.precision,
    },
    {
      figure: 'Stories, recall on labelled pairs kept apart',
      target: `at least ${LEAST.recall}`,
      measured: share(recall),
      isReached: recall >= LEAST.recall,
    },
  ];
}

function drawnLines(pairs: readonly DrawnPair[]): string[] {
  const rows = [TUNING, FOR_WORDS, HELD_BACK].flatMap((half) =>
    [...SOURCES, 'all'].flatMap((source) => {
      const own = pairs.filter((pair) => pair.half === half && (source === 'all' || pair.source === source));
      if (own.length === 0) return [];
      const { precision, recall } = measure(own);
      const asked = own.filter(({ isAsked }) => isAsked);
      return `| ${half} | ${source} | ${count(own.length)} | ${count(own.filter(({ isOne }) => isOne).length)} | ${share(precision)} | ${share(recall)} | ${count(asked.length)} | ${count(asked.filter(({ isOne }) => isOne).length)} |`;
    }),
  );
  return [
    '',
    'Pairs drawn anew from the dated news (drawn), of headlines that share rare words in other wordings (reworded), and written for the purpose (own; told: as two papers would tell one event; fourth: the same by another hand, later and without sight of the rules, all held back; fifth: to seek synonyms with, half `words`; week: every two headlines of one company, several stories and stages of each; redrawn and further: later ones of the kinds of reworded and week by readers and writers who knew no rule, told as they come in on a day), labelled before the rules were made on the tuning half; a stage of the same affair is another story.',
    '',
    '| half | pairs | number | one story | precision | recall | asked about | of them one story |',
    '|---|---|---:|---:|---:|---:|---:|---:|',
    ...rows,
  ];
}

const LEAST_DRAWN = { precision: 0.95, recall: 0.8 };
const MEASURED = [
  ['drawn', 'pairs drawn anew'],
  ['reworded', 'reworded pairs'],
  ['week', 'headlines of a week'],
  ['redrawn', 'pairs drawn last'],
  ['further', 'headlines of further weeks'],
] as const;

function toDrawnFigures(pairs: readonly DrawnPair[]): Figure[] {
  return MEASURED.flatMap(([source, name]) => {
    const quality = measure(pairs.filter((pair) => pair.half === HELD_BACK && pair.source === source));
    return (['precision', 'recall'] as const).map((figure) => ({
      figure: `Stories, ${figure} on ${name} and held back`,
      target: `at least ${LEAST_DRAWN[figure]}`,
      measured: share(quality[figure]),
      isReached: quality[figure] >= LEAST_DRAWN[figure],
    }));
  });
}
