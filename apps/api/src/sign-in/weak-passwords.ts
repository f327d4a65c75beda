// Which passwords are refused although they keep the rule (security.md C1): common and breached ones, also where somebody has changed the
// case, written digits for letters or put digits and specials around them; words that anybody would try for this user; and characters in a
// row. `Password1!`, `P@ssw0rd12` and `Welcome#2024` keep every rule of classes and are guessed at once.

import { listCommonPasswords } from '../adapters/common-passwords/common-passwords.ts';

const PRODUCT = 'vigilo';
/** Shorter words stand in passwords by chance. */
const LEAST_LETTERS = 4;
const LEAST_DISTINCT = 4;
const LEAD = /^[^\p{L}]*/u;
const TRAIL = /[^\p{L}]*$/u;

const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '6': 'g',
  '9': 'g',
  '7': 't',
  '+': 't',
  '8': 'b',
  '|': 'l',
  '(': 'c',
};
/** Signs that stand for two letters. */
const AMBIGUOUS = /[1!]/g;
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '01234567890',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv',
];
const SEQUENCES = ROWS.flatMap((row) => [row, [...row].toReversed().join('')]);

/** Whose password it is: words that stand to reason. */
export interface PasswordOwner {
  readonly tenantName: string;
  readonly name: string;
  readonly email: string;
}

/** Whether a password is refused for this owner. */
export async function isWeakPassword(password: string, owner: PasswordOwner): Promise<boolean> {
  const text = fold(password);
  if (new Set(text).size < LEAST_DISTINCT) return true;
  const readings = listReadings(text);
  if (listOwnerWords(owner).some((word) => readings.some((reading) => reading.includes(word)))) return true;
  const common = await listCommonPasswords();
  return listCores(text).some(
    (core) => common.has(core) || common.has(findRepeatedUnit(core)) || isRow(core),
  );
}

/** The text as it stands and as it reads with letters for digits and signs. */
function listReadings(text: string): string[] {
  const letters = text.replaceAll(/[02-9@$+|(]/g, (sign) => LEET[sign] ?? sign);
  return [text, letters.replaceAll(AMBIGUOUS, 'i'), letters.replaceAll(AMBIGUOUS, 'l')];
}

/** What is left when some or all of the digits and signs at both ends are taken off, in every reading. */
function listCores(text: string): string[] {
  const most = LEAD.exec(text)?.[0].length ?? 0;
  const least = text.length - (TRAIL.exec(text)?.[0].length ?? 0);
  const cores = new Set<string>();
  for (let start = 0; start <= most; start += 1) {
    for (let end = Math.max(least, start + LEAST_LETTERS); end <= text.length; end += 1)
      cores.add(text.slice(start, end));
  }
  const digits = /\d{6,}/.exec(text)?.[0];
  // Letters around a long number that everybody knows, such as Aa123456.
  if (digits !== undefined && text.length - digits.length <= LEAST_LETTERS) cores.add(digits);
  return [...cores].flatMap(listReadings);
}

/** The word that a text repeats, or the text. */
function findRepeatedUnit(text: string): string {
  for (let length = LEAST_LETTERS; length <= text.length / 2; length += 1) {
    const unit = text.slice(0, length);
    if (text.length % length === 0 && unit.repeat(text.length / length) === text) return unit;
  }
  return text;
}

function isRow(text: string): boolean {
  return text.length >= LEAST_LETTERS && SEQUENCES.some((sequence) => sequence.includes(text));
}

/** Words of the product, the tenant and the user. What ends an e-mail's domain is everybody's. */
function listOwnerWords({ tenantName, name, email }: PasswordOwner): string[] {
  const texts = [PRODUCT, tenantName, name, email.replace(/\.[^.@]*$/, '')].map(fold);
  const words = texts.flatMap((text) => text.split(/[^\p{L}]+/u));
  const used = [...words, ...listMailboxWords(fold(email.replace(/@.*$/, '')))];
  return [...new Set(used)].filter((word) => word.length >= LEAST_LETTERS);
}

/** What stands before the @: whole, without its signs, and its pieces with their digits, also read as letters. A number alone is no word. */
function listMailboxWords(mailbox: string): string[] {
  const pieces = mailbox.split(/[^\p{L}\p{N}]+/u);
  return [mailbox, pieces.join(''), ...pieces].filter((word) => /\p{L}/u.test(word)).flatMap(listReadings);
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
