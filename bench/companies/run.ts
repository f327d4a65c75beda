// Companies found in 600 headlines that were labelled before the rules were made: precision and recall, on the half that was looked at and the half that was not.

import { openBaseModel } from '../../apps/api/src/adapters/suggestion-model/base-model.ts';
import type { BenchResult, Figure } from '../testing/bench-result.ts';
import { count } from '../testing/statistics.ts';
import type { LabelList, Outcome } from './measure-companies.ts';
import { findOutcomes, HELD_BACK, measure, TUNING } from './measure-companies.ts';
import { measureNamed } from './named-companies.ts';

const LEAST = { precision: 0.97, recall: 0.92 };
const KINDS = ['digits', 'sign', 'ticker', 'word', 'several', 'plain'] as const;

export async function bench(): Promise<BenchResult> {
  const title = 'Companies found in headlines';
  const { isCommon } = openBaseModel();
  const outcomes = findOutcomes(isCommon);
  if (!outcomes)
    return { title, lines: ['They were not measured: the real headlines are not there.'], figures: [] };
  const { headlines, named, found, besides } = measureNamed(isCommon);
  const ofList = (list: LabelList) => outcomes.filter(({ headline }) => headline.list === list);
  return {
    title,
    lines: [
      'Labelled by hand before the rules were made; the rules were made on one half alone. All companies listed in the US and in India may be found, and those that only labels name.',
      "Posts were drawn at random from the dated news and labelled later by somebody who knew no rule: every fifth is a service's list of quotes, and many end with tags of other companies.",
      '',
      '| half | headlines with | headlines | companies | precision | recall |',
      '|---|---|---:|---:|---:|---:|',
      ...[TUNING, HELD_BACK].flatMap((half) => listRows(half, ofList('headlines'))),
      ...[TUNING, HELD_BACK].map((half) => row(half, 'posts drawn at random', ofHalf(half, ofList('posts')))),
      ...[TUNING, HELD_BACK].flatMap((half) =>
        listFiles(half, 'drawn again, file', ofHalf(half, ofList('drawn-again'))),
      ),
      '',
      `In ${count(headlines)} other headlines of the file \`pairs\`, which names companies itself: ${count(found)} of ${count(named)} are found, and ${count(besides)} besides. Most that are not only speak.`,
    ],
    figures: toFigures(ofHalf(HELD_BACK, ofList('headlines'))),
  };
}

function ofHalf(half: string, outcomes: readonly Outcome[]): Outcome[] {
  return outcomes.filter(({ headline }) => headline.half === half);
}

function listRows(half: string, outcomes: readonly Outcome[]): string[] {
  const own = ofHalf(half, outcomes);
  const ofKind = (kind: string) => own.filter(({ headline }) => headline.kinds.includes(kind));
  return [
    row(half, 'all', own),
    ...KINDS.map((kind) => row(half, kind, ofKind(kind))),
    ...listFiles(half, 'file', own),
  ];
}

function listFiles(half: string, name: string, own: readonly Outcome[]): string[] {
  return ['pairs', 'news'].map((file) =>
    row(
      half,
      `${name} ${file}`,
      own.filter(({ headline }) => headline.file === file),
    ),
  );
}

function row(half: string, name: string, outcomes: readonly Outcome[]): string {
  const { headlines, meant, precision, recall } = measure(outcomes);
  return `| ${half} | ${name} | ${count(headlines)} | ${count(meant)} | ${share(precision)} | ${share(recall)} |`;
}

function share(value: number): string {
  return Number.isNaN(value) ? '–' : value.toFixed(3);
}

function toFigures(heldBack: readonly Outcome[]): Figure[] {
  const quality = measure(heldBack);
  return (['precision', 'recall'] as const).map((name) => ({
    figure: `Companies in headlines held back, ${name}`,
    target: `at least ${LEAST[name]}`,
    measured: share(quality[name]),
    isReached: quality[name] >= LEAST[name],
  }));
}
