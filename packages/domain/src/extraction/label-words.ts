// The words of a printed label, and whether they are a name that is looked for. Names are compared without their spaces, so that letters printed apart and words
// that OCR has joined or split are the same; of a scan, letters that look alike count as one, and a long name may have a letter or two misread (issue 14, 'Scans').

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
const TWO_MISREAD = 14;
/** Letters of a longer text are compared with no name. */
const LONGEST_NAME = 80;

/** The words of a text from left to right, without the number of its line. */
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
export function countDifferences(one: string, other: string, most: number): number {
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

/** A name that labels are compared with, prepared once. */
export interface PreparedName {
  /** Without spaces. */
  readonly letters: string;
  readonly folded: string;
  readonly firstWord: string;
  readonly isOneWord: boolean;
  /** Without spaces and without its last word; '' of one word. */
  readonly allButLast: string;
  /** How many letters of it may be misread. */
  readonly most: number;
  /** Of its folded letters; a text with so few misread has one of them whole. */
  readonly pieces: readonly string[];
}

/** @param name as `normaliseText` leaves it */
export function prepareName(name: string): PreparedName {
  const words = name.split(' ');
  const letters = words.join('');
  const folded = foldLookAlikes(letters);
  const most = letters.length < ONE_MISREAD ? 0 : letters.length < TWO_MISREAD ? 1 : 2;
  const length = Math.ceil(folded.length / (most + 1));
  const pieces = Array.from({ length: most + 1 }, (_, at) => folded.slice(at * length, (at + 1) * length));
  return {
    letters,
    folded,
    firstWord: words[0] ?? '',
    isOneWord: words.length === 1,
    allButLast: words.slice(0, -1).join(''),
    most,
    pieces,
  };
}

/** The letters of so many words from a start on. */
export interface Beginning {
  readonly letters: string;
  readonly folded: string;
}

/** The beginnings of the words from a start on, up to what the longest name may have. */
export function listBeginnings(
  words: readonly LabelWord[],
  start: number,
  isScan: boolean,
): readonly Beginning[] {
  const beginnings: Beginning[] = [];
  let letters = '';
  for (let at = start; at < words.length && letters.length <= LONGEST_NAME; at += 1) {
    letters += words[at]?.plain ?? '';
    beginnings.push({ letters, folded: isScan ? foldLookAlikes(letters) : '' });
  }
  return beginnings;
}

/** How much differs from a name, or null where it is another one. */
function compareName({ letters, folded }: Beginning, name: PreparedName, isScan: boolean): number | null {
  if (letters === name.letters) return 0;
  if (!isScan || !name.pieces.some((piece) => folded.includes(piece))) return null;
  // 'Issued' is no misread 'Issued to'.
  if (letters === name.allButLast) return null;
  const differences = countDifferences(folded, name.folded, name.most);
  return differences > name.most ? null : Math.max(1, differences);
}

/** The name at the start of these beginnings, whatever spaces are in it. */
export function matchName(
  beginnings: readonly Beginning[],
  start: number,
  name: PreparedName,
  isScan: boolean,
): NameMatch | null {
  const slack = isScan ? name.most : 0;
  let best: NameMatch | null = null;
  for (const [at, beginning] of beginnings.entries()) {
    if (beginning.letters.length < name.letters.length - slack) continue;
    if (beginning.letters.length > name.letters.length + slack) break;
    const misread = compareName(beginning, name, isScan);
    if (misread !== null && (best === null || misread < best.misread))
      best = { start, count: at + 1, misread };
  }
  return best;
}
