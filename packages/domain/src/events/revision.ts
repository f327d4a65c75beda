// A headline that its feed changes or takes back under the same id is a revision of its event; another story under that id is an item of its own (decisions.md
// section 4; issue 17, 'Dates and revisions'). Whether it is another story, the comparison of stories says; a headline that shares most of its words
// is the same with a figure corrected, unless it leads to another address.

import { urlKey } from './story-key.ts';
import { inCommon } from '../stories/shared-by-titles.ts';
import { sameStory } from '../stories/same-story.ts';
import type { TitleWords } from '../stories/title-words.ts';
import { parseTitle } from '../stories/title-words.ts';

/** Other words; a correction that says so; a headline that is taken back. */
export const REVISION_KINDS = ['changed', 'corrected', 'retracted'] as const;
export type RevisionKind = (typeof REVISION_KINDS)[number];

/** What became of a revision: taken over by its event; not decided yet; the accepted headline was kept; a later one came before it was decided. */
export const REVISION_STATES = ['taken', 'open', 'kept', 'superseded'] as const;
export type RevisionState = (typeof REVISION_STATES)[number];

/** What an analyst decides about one. */
export const REVISION_DECISIONS = ['keep', 'take-over'] as const;

const RETRACTED =
  'withdrawn|retracted|retraction|recalled|rescinded|killed|deleted|retirad[oa]|anulad[oa]|retractaci[oó]n';
const CORRECTED = 'correction|corrected|c o r r e c t i o n|correcci[oó]n|corregid[oa]|rectificaci[oó]n';
/** After a mark stands what parts it from the headline; in brackets it may stand at either end. */
const AFTER = String.raw`(?:\s*[:\])/|–—]|\s*--|\s+-\s|-(?=\p{L})|\s*$)`;
const MARKS: readonly (readonly [RevisionKind, RegExp])[] = [
  ['retracted', makeMark(RETRACTED)],
  ['corrected', makeMark(CORRECTED)],
  ['corrected', /^correcting and replacing\s+/i],
];

function makeMark(words: string): RegExp {
  return new RegExp(
    String.raw`^[\s[(/*]*(?:${words})${AFTER}[\s\-–—:\])/*]*|\s*[[(](?:${words})[\])]\s*$`,
    'iu',
  );
}

/** What a headline says of itself. */
export function findRevisionKind(title: string): RevisionKind {
  return MARKS.find(([, mark]) => mark.test(title))?.[0] ?? 'changed';
}

/** A headline with its address, read for comparison. */
export interface Wording {
  readonly words: TitleWords;
  /** The canonical address (story-key.ts), or null. */
  readonly urlKey: string | null;
  /** Whether it says that it takes back or corrects, and nothing else. */
  readonly isMarkAlone: boolean;
}

/** Reads a headline for comparison; one that is compared with many is read once. `own` are the words of the company's names. */
export function readWording(title: string, url: string | null, own: ReadonlySet<string>): Wording {
  const bare = withoutMark(title);
  return {
    words: parseTitle(bare, own),
    urlKey: url === null ? null : urlKey(url),
    isMarkAlone: bare.trim() === '',
  };
}

/** Twice the shared weight over the total from which a headline is the other with something corrected, 0..1. */
const LEAST_LIKE = 0.5;

/** How surely one headline is another wording of the other, both under one id: 0 where it is another story, at most 2. */
export function likenessOfWordings(earlier: Wording, later: Wording): number {
  // A mark alone takes back whatever stood there.
  if (later.isMarkAlone) return 2;
  const item = { id: '', companyId: '', day: null };
  const same = sameStory({ ...item, ...earlier }, { ...item, ...later });
  if (same !== null) return 1 + same.similarity;
  const leadsElsewhere = earlier.urlKey !== null && later.urlKey !== null && earlier.urlKey !== later.urlKey;
  const { likeness } = inCommon(earlier.words, later.words);
  return !leadsElsewhere && likeness >= LEAST_LIKE ? likeness : 0;
}

function withoutMark(title: string): string {
  return MARKS.reduce((text, [, mark]) => text.replace(mark, ''), title);
}
