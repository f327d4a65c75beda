// How far an affair has come by a headline (issue 17, 'not stages of one affair'): an offer, the vote on it and its closing are three stories, and so are a suit, its verdict and the appeal. Where both
// headlines tell a stage, word-lists.ts has them on different sides; here is also what only one of them tells: 'Acme to buy Borealis' is not yet 'Acme closes purchase of Borealis'.

import { stem, toStemSet } from './stems.ts';

/** Words of each stage; verbs in their irregular forms too. Phrases that stand for them are in phrases.ts and wordings.ts. */
const STAGES = {
  offer: 'bid offer propose proposal approach',
  vote: 'vote ballot egm agm',
  approval: 'approve approval clear clearance nod okay ratify authorise authorize permit allow',
  refusal: 'reject rejection rebuff snub spurn block oppose veto refuse',
  completion: 'complete completion finalise finalize conclude wrap',
  charge: 'accuse indict sue sues sued lawsuit suit',
  ruling: 'rule verdict jury court judge convict conviction guilty acquit acquittal sentence jail',
  appeal: 'appeal uphold upheld overturn contest challenge',
  comeback: 'resume restart reopen restore reinstate emerge',
} as const satisfies Record<string, string>;

type Stage = keyof typeof STAGES;

const stagesByStem = new Map<string, number>();
const bitByStage = new Map<string, number>();
for (const [at, [name, words]] of Object.entries(STAGES).entries()) {
  bitByStage.set(name, 1 << at);
  for (const word of words.split(' ').map(stem))
    stagesByStem.set(word, (stagesByStem.get(word) ?? 0) | (1 << at));
}

function toBits(...stages: readonly Stage[]): number {
  return stages.reduce((bits, stage) => bits | (bitByStage.get(stage) ?? 0), 0);
}

/** Stages that nobody leaves out who tells them. */
const NAMED_BY_ALL = toBits('vote', 'completion');
const NAMED_BY_ALL_OF_DEALS = toBits('approval', 'refusal');

/** Acts of deals (acts.ts). */
const DEALS: readonly string[] = [...toStemSet(['buy', 'merge', 'bid', 'stake', 'deal', 'split'])];

/** The stages that a headline with these stems tells, as bits. */
export function findStages(stems: readonly string[]): number {
  let stages = 0;
  for (const each of stems) stages |= stagesByStem.get(each) ?? 0;
  return stages;
}

/** How many stages only one of two headlines tells. */
export function countStagesInOne(a: number, b: number): number {
  let count = 0;
  for (let rest = a ^ b; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

interface Staged {
  readonly stages: number;
  readonly acts: ReadonlyMap<string, string>;
}

/** Whether only one of two headlines tells a stage that the other would tell too if it were of it. */
export function areAtOtherStages(a: Staged, b: Staged): boolean {
  const inOne = a.stages ^ b.stages;
  return (
    (inOne & NAMED_BY_ALL) !== 0 || ((inOne & NAMED_BY_ALL_OF_DEALS) !== 0 && tellsDeal(a) && tellsDeal(b))
  );
}

function tellsDeal({ acts }: Staged): boolean {
  return DEALS.some((act) => acts.has(act));
}
