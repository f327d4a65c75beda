// Words of a headline that name companies, before it is decided which of them are meant (issue 17, 'Companies in a headline').

import type { FoundBy } from './name-index.ts';

/** Words of a headline that name companies. */
export interface Mention {
  /** Index of the first word, and after the last. */
  readonly start: number;
  readonly end: number;
  readonly ids: readonly string[];
  readonly by: FoundBy;
  /** 0..1, before it is divided among companies of the same name. */
  readonly confidence: number;
}
