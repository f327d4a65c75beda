// What is supposed in an explanation: other scores of its events, until they are saved or given up (domain scoring/what-if.ts).

import type { Thousandths } from '@vigilo/domain/scoring/thousandths';
import { dayFromIso } from '@vigilo/domain/scoring/day';
import { toThousandths } from '@vigilo/domain/scoring/thousandths';
import type { NamedEvent, HypotheticalScores, WhatIfScores } from '@vigilo/domain/scoring/what-if';
import {
  scoreWhatIf,
  stepScore,
  pruneHypotheticalScores,
  changeHypotheticalScore,
} from '@vigilo/domain/scoring/what-if';
import { createContext, use, useMemo, useState } from 'react';
import type { CompanyScore } from './public/score-query.ts';

export interface WhatIfState {
  readonly isOn: boolean;
  readonly turn: (isOn: boolean) => void;
  /** The supposed scores of events, without those that are as stored. */
  readonly supposed: HypotheticalScores;
  readonly step: (id: string, direction: 1 | -1) => void;
  readonly reset: () => void;
  readonly result: WhatIfScores;
}

export const WhatIf = createContext<WhatIfState | null>(null);

/** What is supposed around here; null where nothing can be. */
export function useSupposed(): WhatIfState | null {
  return use(WhatIf);
}

const NOTHING: HypotheticalScores = new Map();

/** Supposing in one explanation. The suppositions stay when the score is asked for again; what has been stored meanwhile is none any more. */
export function useWhatIf(score: CompanyScore): WhatIfState {
  const [isOn, setOn] = useState(false);
  const [kept, setKept] = useState<HypotheticalScores>(NOTHING);
  // The longer window holds all events of the shorter one.
  const events = useMemo(
    () =>
      score.longTerm.events.map((event): NamedEvent => ({
        id: event._id,
        day: dayFromIso(event.date.slice(0, 10)),
        type: event.event,
        score: toThousandths(event.score),
      })),
    [score],
  );
  const supposed = useMemo(() => pruneHypotheticalScores(events, kept), [events, kept]);
  const result = useMemo(
    () => scoreWhatIf(events, supposed, dayFromIso(score.asOf)),
    [events, supposed, score.asOf],
  );
  return {
    isOn,
    turn: (next) => {
      setOn(next);
      if (!next) setKept(NOTHING);
    },
    supposed,
    step: (id, direction) => {
      const event = events.find((each) => each.id === id);
      if (event !== undefined)
        setKept(changeHypotheticalScore(supposed, event, stepScore(scoreIn(supposed, event), direction)));
    },
    reset: () => setKept(NOTHING),
    result,
  };
}

function scoreIn(supposed: HypotheticalScores, event: NamedEvent): Thousandths {
  return supposed.get(event.id) ?? event.score;
}
