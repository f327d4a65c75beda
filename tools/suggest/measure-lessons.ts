// What the model of credit news adds to the rules of severity, on headlines of hands that it did not learn from; and how much ordinary news it takes for credit news.

import { sideFromTenths } from '@vigilo/domain/news/severity/credit-bands';
import type { SuggestionModel } from '@vigilo/domain/news/suggestion/suggestion-model';
import { suggest } from '@vigilo/domain/news/suggestion/suggest';
import { EVENT_SCORE } from '@vigilo/domain/scoring/impact';
import type { CreditVerdict } from './credit-cases.ts';
import { judgeCases } from './credit-cases.ts';
import { fitCredit } from './fit-credit.ts';
import { assignFolds } from './groups.ts';
import type { CreditCase } from './labels.ts';
import { readWideCases, WIDE_SETS } from './labels.ts';
import type { Material } from './material.ts';
import { placesWhere } from './nested.ts';

const FOLDS = 5;

const share = (verdicts: readonly CreditVerdict[], isRight: (verdict: CreditVerdict) => boolean): string =>
  (verdicts.filter(isRight).length / Math.max(1, verdicts.length)).toFixed(3);

function written(verdicts: readonly CreditVerdict[]): string {
  const traps = verdicts.filter(({ given }) => given.isTrap);
  const right = traps.filter(({ isSideRight }) => isSideRight).length;
  const shares = [
    share(verdicts, ({ isSideRight }) => isSideRight),
    share(verdicts, ({ isBandRight }) => isBandRight),
    share(verdicts, ({ isSideOfBandRight }) => isSideOfBandRight),
  ];
  return `${shares.join('; ')}; ${right} of ${traps.length}`;
}

/** The rules and the models of ordinary news alone. */
function withoutCredit(model: SuggestionModel): SuggestionModel {
  return { ...model, numbers: { ...model.numbers, creditGate: -Infinity, ruledGate: -Infinity } };
}

function describeHand(name: string, model: SuggestionModel, cases: readonly CreditCase[]): string {
  const [alone, both] = [judgeCases(withoutCredit(model), cases), judgeCases(model, cases)];
  const side = (verdict: CreditVerdict | undefined) =>
    sideFromTenths((verdict?.suggestion.score.thousandths ?? 0) / EVENT_SCORE.step);
  const turned = both.filter((verdict, at) => side(verdict) !== side(alone[at]));
  return `| ${name} (${cases.length}) | ${written(alone)} | ${written(both)} | ${share(turned, ({ isSideRight }) => isSideRight)} of ${turned.length} |`;
}

/** How many ordinary headlines of the pairs, of a fold that was not learnt from, are moved into a band. */
function countTaken(material: Material, model: SuggestionModel): { taken: number; all: number } {
  const foldOfPair = assignFolds(material.groups.pairs, FOLDS);
  const credit = fitCredit(
    material,
    model.sentiment,
    placesWhere(foldOfPair, (fold) => fold !== 0),
  );
  const unseen = placesWhere(foldOfPair, (fold) => fold === 0).flatMap((at) => material.sets.pairs[at] ?? []);
  const alone = unseen.map((pair) => suggest(withoutCredit(model), pair).score);
  const both = unseen.map((pair) => suggest({ ...model, credit }, pair).score);
  const ordinary = placesWhere(alone, ({ kind }) => kind === null);
  const taken = ordinary.filter((at) => both[at]?.value !== alone[at]?.value).length;
  return { taken, all: ordinary.length };
}

/** Prints a row for each hand that wrote lessons, by a model that learnt from the others, and one for each set that nothing is learnt from. */
export function sayLessons(
  model: SuggestionModel,
  material: Material,
  printLine: (line: string) => void,
): void {
  printLine(
    '\n| credit headlines of every kind, by hand | side; band; side of the band; traps by the rules alone | with a model of the other hands | side right where it is turned |\n|---|---|---|---|',
  );
  const hands = Map.groupBy(material.lessons, ({ author }) => author);
  for (const [author, own] of hands) {
    const lessons = material.lessons.filter((lesson) => lesson.author !== author);
    const credit = fitCredit({ ...material, lessons }, model.sentiment, [...material.pairs.keys()]);
    printLine(describeHand(author, { ...model, credit }, own));
  }
  for (const set of WIDE_SETS)
    printLine(describeHand(`${set}, learnt from by nothing`, model, readWideCases(set)));
  const { taken, all } = countTaken(material, model);
  printLine(`Ordinary headlines that no fold had seen, taken for credit news: ${taken} of ${all}\n`);
}
