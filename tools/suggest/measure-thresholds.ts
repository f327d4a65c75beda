// How often a field of a suggestion is right, and how often it is left empty, by the confidence from which it is taken over.

import type { EventType } from '@vigilo/domain/scoring/event-type';
import { impactFromScore } from '@vigilo/domain/scoring/impact';
import { classifyReach } from '@vigilo/domain/news/suggestion/classify-reach';
import { readHeadline } from '@vigilo/domain/news/suggestion/read-headline';
import type { Suggestion } from '@vigilo/domain/news/suggestion/suggest';
import { decideAcceptedFields } from '@vigilo/domain/news/suggestion/accepted-fields';
import type { Material } from './material.ts';
import type { WholeMeasured } from './measure-whole.ts';
import { sideFromImpact } from './measure-whole.ts';

export interface Sure {
  readonly confidence: number;
  readonly isRight: boolean;
}

export interface ThresholdRow {
  readonly from: number;
  readonly precision: number;
  readonly empty: number;
}

/** Precision and share left empty from each of these confidences on. */
export function thresholdRows(sure: readonly Sure[], from: readonly number[]): ThresholdRow[] {
  return from.map((least) => {
    const taken = sure.filter(({ confidence }) => confidence >= least);
    return {
      from: least,
      precision: taken.filter(({ isRight }) => isRight).length / (taken.length || 1),
      empty: 1 - taken.length / (sure.length || 1),
    };
  });
}

/** Scores of headlines that are taken over: whether their side is right. */
export function scoresTaken(
  gold: readonly number[],
  suggestions: readonly Suggestion[],
): { precision: number; empty: number } {
  const taken = suggestions.flatMap((suggestion, index) => {
    const { score } = decideAcceptedFields(suggestion);
    return score === null ? [] : [Math.sign(score) === sideFromGold(gold[index] ?? 0)];
  });
  return {
    precision: taken.filter(Boolean).length / (taken.length || 1),
    empty: 1 - taken.length / (suggestions.length || 1),
  };
}

/** Confidence and rightness of every suggested side. */
export function sureSides(gold: readonly number[], suggestions: readonly Suggestion[]): Sure[] {
  return suggestions.map(({ score, impact }, index) => ({
    // Where score and impact disagree the field is left empty, however sure.
    confidence:
      sideFromImpact(impactFromScore(score.thousandths)) === sideFromImpact(impact) ? score.confidence : 0,
    isRight: Math.sign(score.thousandths) === sideFromGold(gold[index] ?? 0),
  }));
}

function sideFromGold(gold: number): number {
  return Math.abs(gold) <= 0.05 ? 0 : Math.sign(gold);
}

/** Topics that say how far news reaches, and how far. */
const REACH_BY_TOPIC: Readonly<Record<string, EventType>> = {
  Macro: 'Macro',
  'Fed | Central Banks': 'Macro',
  Politics: 'Macro',
  Currencies: 'Macro',
  'Treasuries | Corporate Debt': 'Macro',
  'Energy | Oil': 'Industry',
  'Gold | Metals | Materials': 'Industry',
  'Company | Product News': 'Company',
  Earnings: 'Company',
  Dividend: 'Company',
  'Personnel Change': 'Company',
  'M&A | Investments': 'Company',
  Financials: 'Company',
};

/**
 * Event types: of the scored rows by the first word of their type (Corporate and Stock are Company, Market and Economy Macro), and of the held texts of
 * the topics by what their gold topic says, without a company. There is no gold set; these two stand for one.
 */
export function sureTypes(
  material: Material,
  { scored, topics }: WholeMeasured,
): { scored: Sure[]; topics: Sure[] } {
  const ofScored = material.sets.scored.flatMap(({ type }, at): Sure[] => {
    const wanted = /^(?:Corporate|Stock)/.test(type)
      ? 'Company'
      : /^(?:Market|Economy)/.test(type)
        ? 'Macro'
        : null;
    const found = scored[at]?.eventType;
    return wanted === null || !found
      ? []
      : [{ confidence: found.confidence, isRight: found.value === wanted }];
  });
  const ofTopics = topics.held.flatMap(({ at, chances }): Sure[] => {
    const row = material.sets.topics[at];
    const wanted = row && REACH_BY_TOPIC[row.topic];
    if (!row || !wanted) return [];
    const reach = classifyReach(
      readHeadline({ text: row.text, company: null }, material.isCommon),
      new Map(material.topicNames.map((name, place) => [name, chances[place] ?? 0])),
      false,
    );
    return [{ confidence: reach.confidence, isRight: reach.value === wanted }];
  });
  return { scored: ofScored, topics: ofTopics };
}
