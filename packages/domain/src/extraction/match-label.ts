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
  /^(?:and|y|e|per|por|from|of|to|before|antes|attributable|atribuible|paid|payable|receivable|growth|in|margin|included|used|held|excluding|other|accrued|acquired)\b/;

function variants(printed: string): readonly string[] {
  const label = withoutEnumerator(printed);
  const whole = toUsualWording(normaliseText(label));
  const short = toUsualWording(normaliseText(label.replaceAll(/\([^)]*\)?/gu, ' ')));
  return short === whole || short === '' ? [whole] : [whole, short];
}

function matchSynonym(text: string, synonym: string): 2 | 3 | null {
  if (text === synonym) return 3;
  if (!text.startsWith(`${synonym} `) || !synonym.includes(' ')) return null;
  const rest = text.slice(synonym.length + 1);
  // A synonym that ends in a preposition ('cash at beginning of') or in 'and' is made to be continued.
  return !/ (?:of|to|and|del|de|y)$/.test(synonym) && ANOTHER_LINE.test(rest) ? null : 2;
}

/** The synonyms of keys as they are compared: a template is read for many lines. */
const wordings = new WeakMap<readonly string[], readonly string[]>();

function listWordings({ synonyms }: SsotKey): readonly string[] {
  const known = wordings.get(synonyms) ?? synonyms.map(toUsualWording);
  wordings.set(synonyms, known);
  return known;
}

/** The best match of a label with the synonyms of a key, or null. */
export function matchLabel(label: string, key: SsotKey): LabelMatch | null {
  let best: LabelMatch | null = null;
  for (const text of variants(label))
    for (const [rank, synonym] of listWordings(key).entries()) {
      const quality = matchSynonym(text, synonym);
      if (quality === null) continue;
      const isBetter =
        best === null || quality > best.quality || (quality === best.quality && synonym.length > best.length);
      if (isBetter) best = { quality, rank, length: synonym.length };
    }
  return best;
}
