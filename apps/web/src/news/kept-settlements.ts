// The last decision about news as a tab keeps it over a reload.

import type { NewsDecision } from '@vigilo/domain/news/waiting-news';
import { NEWS_DECISIONS } from '@vigilo/domain/news/waiting-news';

/** One call of the decision. */
export interface KeptSettlement {
  readonly settlementID: string;
  readonly action: NewsDecision;
  readonly ids: readonly string[];
  readonly name: string;
  readonly decidedAt: number;
}

/** What was kept, whatever it is: what cannot be read is left out. */
export function readKept(kept: unknown): readonly KeptSettlement[] {
  return Array.isArray(kept) ? kept.flatMap(readOne) : [];
}

function readOne(kept: unknown): readonly KeptSettlement[] {
  const { settlementID, action, ids, name, decidedAt }: Readonly<Record<string, unknown>> = Object(kept);
  const decision = NEWS_DECISIONS.find((each) => each === action);
  if (decision === undefined || typeof settlementID !== 'string' || typeof name !== 'string') return [];
  if (typeof decidedAt !== 'number' || !Array.isArray(ids)) return [];
  const texts = ids.filter((id) => typeof id === 'string');
  return [{ settlementID, action: decision, ids: texts, name, decidedAt }];
}
