// The words of a printed label, and whether they are a name that is looked for. Names are compared without their spaces, so that letters printed apart and words
// that OCR has joined or split are the same; of a scan, letters that look alike count as one, and a long name may have a letter or two misread.

export interface LabelWord {
  /** Lower case without accents; 'nif' of 'N.I.F.'. */
  readonly plain: string;
  readonly start: number;
  readonly end: number;
  /** 'IBAN', 'N.I.F.': up to five capitals. */
  readonly isAbbreviation: boolean;
}

/** Where a name stands among words: so many of them from the start. */
export interface NameMatch {
  readonly start: number;
  readonly count: number;
  /** Letters that differ; 0 of a name that stands there as it is. */
  readonly misread: number;
}

/** '1.1 Company name', '(a) Ticker': the number of a line is no part of its label. */
const NUMBERING = /^\s*(?:\(?(?:\d{1,2}(?:\.\d{1,2})*|[a-z])[.)]\s+|\d{1,2}(?:\.\d{1,2})+\s+)/iu;
/** 'C.I.F.' before 'factura', which before a number that is no label. */
const WORD = /(?:(?<!\p{L})(?:\p{L}{1,2}\.){2,}(?!\p{L}))|[\p{L}\p{M}\p{N}]+/gu;
const ABBREVIATION = /^(?:\p{Lu}\.?){2,5}$/u;
/** Letters that OCR takes for one another, as one of them. */
const LOOK_ALIKES: readonly (readonly [RegExp, string])[] = [
  [/rn/gu, 'm'],
  [/vv/gu, 'w'],
  [/[l1|!j]/gu, 'i'],
  [/0/gu, 'o'],
  [/5/gu, 's'],
  [/8/gu, 'b'],
];
/** A name of so many letters may have one misread, or two. */
const ONE_MISREAD = 6;
const TWO_MISREAD = 12;

export function listLabelWords(text: string): readonly LabelWord[] {
  const bare = text.replace(NUMBERING, (number) => ' '.repeat(number.length)).replaceAll('º', '°');
  return [...bare.matchAll(WORD)].map((match) => ({
    plain: match[0]
      .normalize('NFKD')
      .replaceAll(/[\p{M}.]/gu, '')
      .toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
    isAbbreviation: ABBREVIATION.test(match[0]),
  }));
}

function foldLookAlikes(text: string): string {
  return LOOK_ALIKES.reduce((folded, [letters, one]) => folded.replaceAll(letters, one), text);
}

/** How many letters must be changed, put in or left out, where at most `most` are; else more than `most`. */
function countDifferences(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const change = (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1);
      next.push(Math.min(change, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

function mostMisread(name: string): number {
  if (name.length < ONE_MISREAD) return 0;
  return name.length < TWO_MISREAD ? 1 : 2;
}

/** How much differs from a name, or null where it is another one. Both without spaces. */
function compareName(text: string, name: string, isScan: boolean): number | null {
  if (text === name) return 0;
  if (!isScan) return null;
  const most = mostMisread(name);
  const differences = countDifferences(foldLookAlikes(text), foldLookAlikes(name), most);
  return differences > most ? null : Math.max(1, differences);
}

/** The name at this place, whatever spaces are in it. @param name without spaces */
export function matchNameAt(
  words: readonly LabelWord[],
  start: number,
  name: string,
  isScan: boolean,
): NameMatch | null {
  const slack = isScan ? mostMisread(name) : 0;
  let best: NameMatch | null = null;
  let text = '';
  for (let at = start; at < words.length && text.length < name.length + slack; at += 1) {
    text += words[at]?.plain ?? '';
    if (text.length < name.length - slack) continue;
    const misread = compareName(text, name, isScan);
    if (misread !== null && (best === null || misread < best.misread))
      best = { start, count: at - start + 1, misread };
  }
  return best;
}
