// An IBAN carries its own proof: two check digits over all its characters (ISO 13616, ISO 7064 mod 97-10). Of a scan, a character that was misread is put right
// where the proof then holds.

export interface ReadIban {
  /** In groups as printed, with the characters that were corrected. */
  readonly value: string;
  readonly isCorrected: boolean;
}

const SHORTEST = 15;
const LONGEST = 34;
const BEGINNING = /^[A-Z]{2}\d{2}/u;
const FIGURES: Readonly<Record<string, string>> = {
  '/': '7',
  '?': '7',
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  I: '1',
  l: '1',
  '|': '1',
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
};

/** Whether the check digits are right. @param iban without spaces @public */
export function isProvenIban(iban: string): boolean {
  if (iban.length < SHORTEST || iban.length > LONGEST || !/^[A-Z]{2}\d{2}[A-Z\d]+$/u.test(iban)) return false;
  let rest = 0;
  for (const letter of `${iban.slice(4)}${iban.slice(0, 4)}`)
    for (const digit of Number.parseInt(letter, 36).toString()) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

function toFigures(word: string): string {
  return /\d/u.test(word) ? [...word].map((letter) => FIGURES[letter] ?? letter).join('') : word;
}

/** The IBAN that a text begins with, proven; null where none is. */
export function readIban(text: string, mayCorrect: boolean): ReadIban | null {
  const words = text.trim().split(/\s+/u);
  if (!BEGINNING.test(words.join(''))) return null;
  for (let count = Math.min(words.length, 10); count > 0; count -= 1) {
    const part = words.slice(0, count);
    if (isProvenIban(part.join(''))) return { value: part.join(' '), isCorrected: false };
    const corrected = part.map((word, at) => (at === 0 ? word : toFigures(word)));
    if (mayCorrect && isProvenIban(corrected.join('')))
      return { value: corrected.join(' '), isCorrected: true };
  }
  return null;
}
