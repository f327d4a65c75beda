// Whether a printed label is one of the names of a key (issue 13: keys by label, synonyms). 'Total liabilities and equity' is not 'Total
// liabilities' though it begins so; what stands in parentheses may be left out: 'Net cash provided by (used in) operating activities'.

import type { SsotKey } from './document-type.ts';
import { toUsualWording } from './statement-wordings.ts';
import { normaliseText, withoutEnumerator } from './text-lines.ts';

export interface LabelMatch {
  /** 3 the whole label, 2 its beginning. */
  readonly quality: 2 | 3;
  /** Place of the synonym in the list: the first is the most telling. */
  readonly rank: number;
  readonly length: number;
}

/** Words after which a label means something else than its beginning. */
const ANOTHER_LINE =
  /^(?:and|y|e|per|por|from|of|to|before|antes|attributable|atribuible|paid|payable|receivable|growth|in|margin|included|used|held|excluding|other|accrued|acquired|discontinu\w*|deferred|overdrafts?|collateral|flow|surrender|non current|distint[oa]s?|mantenid[oa]s?|clasificad[oa]s?|diferid[oa]s?|no corrientes?|a largo plazo|o grupos|en operaciones)\b/;

function variants(printed: string): readonly string[] {
  const label = withoutEnumerator(printed);
  const whole = normaliseText(label);
  const short = normaliseText(label.replaceAll(/\([^)]*\)?/gu, ' '));
  return short === whole || short === '' ? [whole] : [whole, short];
}

function matchSynonym(text: string, synonym: string): 2 | 3 | null {
  if (text === synonym) return 3;
  if (!text.startsWith(`${synonym} `) || !synonym.includes(' ')) return null;
  const rest = text.slice(synonym.length + 1);
  // A synonym that ends in a preposition ('cash at beginning of') or in 'and' is made to be continued.
  return !/ (?:of|to|and|del|de|y)$/.test(synonym) && ANOTHER_LINE.test(rest) ? null : 2;
}

/** The synonyms of keys in their usual wording: a template is read for many lines. */
const wordings = new WeakMap<readonly string[], readonly string[]>();

function listWordings(synonyms: readonly string[]): readonly string[] {
  const known = wordings.get(synonyms) ?? synonyms.map(toUsualWording);
  wordings.set(synonyms, known);
  return known;
}

/** The best match of a text with synonyms, or null. */
function matchBest(text: string, synonyms: readonly string[]): LabelMatch | null {
  let best: LabelMatch | null = null;
  for (const [rank, synonym] of synonyms.entries()) {
    const quality = matchSynonym(text, synonym);
    if (quality === null) continue;
    const isBetter =
      best === null || quality > best.quality || (quality === best.quality && synonym.length > best.length);
    if (isBetter) best = { quality, rank, length: synonym.length };
  }
  return best;
}

/**
 * The best match of a label with the synonyms of a key, or null. What is written as the synonym is goes before what only says the same in other words:
 * 'Cash and cash equivalents' is no 'Cash'.
 */
export function matchLabel(label: string, { synonyms }: SsotKey): LabelMatch | null {
  const texts = variants(label);
  const literal = texts.map((text) => matchBest(text, synonyms));
  const worded = texts.map((text) => {
    const match = matchBest(toUsualWording(text), listWordings(synonyms));
    return match === null ? null : { ...match, rank: match.rank + synonyms.length };
  });
  return [...literal, ...worded].reduce((best, match) => {
    if (best === null || match === null) return best ?? match;
    return match.quality > best.quality ? match : best;
  }, null);
}
