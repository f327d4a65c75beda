// What several fields of a company have in common (fields.ts; specification 2, sections 2.1 and 2.5).

import { GRADES } from './company.ts';

export const RATING = {
  kind: 'rating',
  values: GRADES,
  isNullable: true,
  permission: 'list-creditriskrating',
  inLists: true,
  isSorted: true,
  filter: 'folded',
  width: 14,
} as const;

/** From the table of scores. */
export const SCORE = { kind: 'score', isSorted: true, width: 16 } as const;
/** A part of the score, from the events of one type. */
export const EVENT_SCORE = { ...SCORE, decimals: 1, inLists: true } as const;

export const WEB_ADDRESS = { kind: 'web-address', longest: 2048, isNullable: true } as const;
