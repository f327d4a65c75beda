// The names of companies as letterheads, addresses and sentences have them, told by the legal form that ends them (issue 14: seller).

import type { Box } from '../digitise/page.ts';
import { nameLineRole } from './line-items/line-columns.ts';
import type { Segment, TextLine } from './text-lines.ts';
import { normaliseText, readSegment, segmentUnder } from './text-lines.ts';

const FORMS = String.raw`Inc\.?|LLC|L\.L\.C\.?|Ltd\.?|Private Limited|Proprietary Limited|Public Limited Company|Pvt\.? Limited|Limited|Corp\.?|Corporation|PLC|Plc|plc|GmbH|AG|B\.?V\.?|N\.?V\.?|S\.A\.S\.(?: de C\.V\.)?|S\.A\.U\.|S\.A\.B\. de C\.V\.|S\.A\.P\.I\. de C\.V\.|S\.A\.C\.|S\.A\. de C\.V\.|S\.C\.P\.|S\.C\.|S\. Coop\.|C\.B\.|C\.A\.|E\.I\.R\.L\.|EIRL|SpA|S\.A\.R\.L\.|S\. de R\.L\.(?: de C\.V\.)?|S\.A\.|SAS|SARL|Sarl|SA|S\.L\.U\.|S\.L\.L\.|S\.L\.|SL|SLU|S\.p\.A\.|S\.R\.L\.|S\.r\.l\.|S de RL|Ltda\.? de C\.?V\.?|Ltda\.?|Lda\.?|LLP|L\.P\.|KG|OHG|A\/S|ApS|AS|ASA|Oyj?|AB|Sp\. z o\.o\.|s\.r\.o\.|Kft\.?|K\.K\.|Pte\.? Ltd\.?|\(?Pty\.?\)? Ltd\.?|\(?Pty\.?\)? Limited|Pvt\.? Ltd\.?|Sdn\.? Bhd\.?|SDN\.? BHD\.?|LLLP|PLLC|DAC|CLG|Teo|KGaA|mbH|e\.K\.|EURL|BVBA|SPRL|Co\.,? Ltd\.?|y C[ií]a\.?|C[ií]a\. Ltda\.?|S\.A\. ESP|S\.R\.L\. de C\.V\.|& Co\.?|Company|GmbH & Co\. KG|UG|OG|FZE|FZCO|FZ-LLC|FZ LLC|DMCC|W\.?L\.?L\.?|PJSC|JSC|OJSC|Aktiebolag|HB|V\.?O\.?F\.?|d\.o\.o\.|a\.s\.|Zrt\.?|Nyrt\.?|EOOD|OOD|Lt[ée]e|P\.C\.|N\.A\.|L\.L\.P\.|Berhad|Bhd\.?|Tbk|S\.N\.C\.|S\.A\.A\.|S\.A\.E\.C\.A\.|S\.A\.C\.I\.|S\.A\.I\.C\.|S\.A\.E\.|S\.C\. de R\.L\.(?: de C\.V\.)?|SRL|SAC|SAU|SLL|SpA|SPA|S\.?A\.? DE C\.?V\.?|SA de CV|S\.? DE R\.?L\.?(?: DE C\.?V\.?)?|S de RL de CV|LTD\.?|LIMITED|INC\.?|CORP\.?|CORPORATION|PTY\.? LTD\.?|PTE\.? LTD\.?|LTDA\.?|C[ÍI]A\.? LTDA\.?|OY|C\.A|Sociedad An[óo]nima|SOCIEDAD AN[ÓO]NIMA|Sociedad Limitada|A\.I\.E\.|A\.C\.|I\.A\.P\.|U\.T\.E\.`;
const ENDS_IN_FORM = new RegExp(String.raw`(?:^|[\s,])(?:${FORMS})$`, 'u');
const IS_FORM = new RegExp(String.raw`^(?:${FORMS}),?$`, 'u');
/** Within a sentence: words with capitals, and small ones between them, up to a legal form. */
const IN_SENTENCE = new RegExp(
  String.raw`(?<![\p{L}\d])(\p{Lu}[\p{L}\d'’.&-]*,?(?:\s(?:de|del|la|las|los|el|y|of|and|the|&|\p{Lu}[\p{L}\d'’.&-]*,?)){0,6}\s(?:${FORMS}))(?![\p{L}\d])`,
  'u',
);
/** What parts a name from its address in one line: 'Name · Street 4 · Town'. */
const SEPARATORS = /^[·|•–—―-]$/u;
const MOST_WORDS = 8;
/** So many headings say that a line is of a table. */
const LEAST_HEADINGS = 2;
/** Small words that names have; another one says that a label or a sentence ends in a name. */
const SMALL_WORD =
  /^(?:de|del|la|las|los|el|y|e|i|of|and|the|for|in|for|do|da|dos|van|von|der|den|für|und|et|du|des|le|les|en|al|a|at|by|au|zum|zur|zu|am|im|auf|op|aan|ten|ter|sur|sous|aux|del|della|delle|degli|dei|sul|do|das|an|ved|på|pa)$/u;

export interface PartyName {
  readonly name: string;
  readonly segment: Segment;
  readonly box: Box;
  readonly lineAt: number;
  /** Whether an address follows in the same line, as over the window of an envelope. */
  readonly isSenderLine: boolean;
}

/** Whether a text is a legal form and nothing else: the end of a name that is too long for its line. */
export function isLegalForm(text: string): boolean {
  return IS_FORM.test(text.trim());
}

/** Whether a text is the name of a company as a whole. */
export function isCompanyName(text: string): boolean {
  return (
    ENDS_IN_FORM.test(text) &&
    text.replace(ENDS_IN_FORM, '').split(' ').length <= MOST_WORDS &&
    text
      .replace(ENDS_IN_FORM, '')
      .split(' ')
      .every((word) => !/^\p{Ll}{2}/u.test(word) || SMALL_WORD.test(word)) &&
    /^[\p{Lu}\d].*\p{L}{2}/u.test(text.replace(ENDS_IN_FORM, '')) &&
    !isLegalForm(text)
  );
}

/** The first company that a sentence names, or null. */
export function findNameInSentence(text: string): string | null {
  return IN_SENTENCE.exec(text)?.[1] ?? null;
}

/** Whether a name goes on in the next line with the rest of its legal form: 'S. de R.L.' and under it 'de C.V.'. */
export function isRestOfForm(text: string, next: string): boolean {
  return (
    /\b(?:S\.A\.|S\.?\s?de(?:\s?R\.?L\.?)?|S\.)$/u.test(text) &&
    /^(?:de |R\.?L\.?)/u.test(next) &&
    isCompanyName(`${text} ${next}`)
  );
}

/** 'Razón social Verity, S.L.' */
const NAME_LABEL =
  /^(?:(?:company |full |legal )?name|nombre(?: o raz[oó]n social)?|raz[oó]n social|denominaci[oó]n(?: social)?)(?:\s*:)?\s+(?=\p{Lu})/iu;

/** 'Attn. Tidewater Marine LLP' */
const ATTENTION =
  /^(?:attn|att|attention|(?:for )?the attention of|c\/o|(?:a la )?atenci[oó]n de)\.?:?\s+(?=\p{Lu})/iu;

/** 'A Bodegas Valdelana, S.A.', 'M/s Harrow & Pike Ltd' */
const ADDRESSED = /^(?:A|M\/s\.?|Messrs\.?|Sr(?:es)?\.?(?:\(es\))?)\s+(?=(?!Coruña)\p{Lu}\p{L}{3})/u;

/** 'Marlow €: Finch' is two names with a sign between them that OCR takes for others. */
const MISREAD_AND = /(?<=\p{Lu}[\p{L}.]*\s)(?:[€£$&][:;.]?|8:|\(&|e:|\$:)(?=\s\p{Lu}\p{L})/gu;

/** 'Penhaligon Law Ltd. Registered in England No. 04965565' */
const IS_REGISTERED = /^\.?\s(?:registered|reg\.|inscrita|company n|vat |cif|nif|authorised by)/iu;

/** The name in a text that has more: 'Credit report: Tidewater Marine LLP (TIDE.L)', 'Tidewater Marine LLP, 18 Moor Street'; else the text as it is. */
export function takePartyName(printed: string): string {
  const text = printed
    .replaceAll(MISREAD_AND, '&')
    .replace(NAME_LABEL, '')
    .replace(ATTENTION, '')
    .replace(ADDRESSED, '');
  const name = findNameInSentence(text);
  if (name === null || name === text) return text;
  const at = text.indexOf(name);
  const [before, behind] = [text.slice(0, at), text.slice(at + name.length)];
  const isHeaded =
    before === '' || /(?:[:–—|·-]|(?<!\p{L})(?:de|del|of|for|on|to|a|al|para|sobre|about))\s*$/u.test(before);
  const isFollowed = /^(?:\.\s|\.?\s*(?:$|[,;:|·(/]|[–—-]\s))/u.test(behind) || IS_REGISTERED.test(behind);
  return isHeaded && isFollowed ? name : text;
}

/** The parts of a segment between separators. */
export function splitSegment(segment: Segment): readonly Segment[] {
  const parts: Segment['words'][number][][] = [[]];
  for (const word of segment.words)
    if (SEPARATORS.test(word.text)) parts.push([]);
    else parts.at(-1)?.push(word);
  return parts.filter((words) => words.length > 0).map(readSegment);
}

/** A name with its legal form is one, though wide letters or OCR have them apart. */
function joinForms(segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = [];
  for (let at = 0; at < segments.length; at += 1) {
    const own = segments[at];
    if (own === undefined) continue;
    const whole = [2, 3, 4]
      .map((count) => readSegment(segments.slice(at, at + count).flatMap(({ words }) => words)))
      .find((each) => isCompanyName(tidyName(each.text)));
    const others = segments.slice(at + 1).filter(({ box }) => whole !== undefined && box[2] <= whole.box[2]);
    const isOne =
      whole !== undefined &&
      !isCompanyName(tidyName(own.text)) &&
      others.every(({ text }) => isPartOfForm(text));
    joined.push(isOne ? whole : own);
    if (isOne) at += others.length;
  }
  return joined;
}

/** 'S.A.', 'Z', '0.0.', but no word of a name. */
function isPartOfForm(text: string): boolean {
  return isLegalForm(text) || /^(?:[\p{L}0]{1,2}\.)*[\p{L}0]{1,2}\.?$/u.test(text.replaceAll(' ', ''));
}

/** One or two small letters before a name, which are none of its words: what OCR reads in dirt. */
const SPECK = /^(?!(?:de|la|el|y|e|i|of|le|du|do|da|al|au|in)\s)\p{Ll}{1,2}\s+(?=\p{Lu})/u;

/** Without a comma behind it, and with the letters of its legal form that OCR takes for signs and figures. */
export function tidyName(text: string): string {
  return text
    .trim()
    .replace(/\s\([^()]*\)$/u, '')
    .replace(/,$/u, '')
    .replaceAll(MISREAD_AND, '&')
    .replace(/(?<=\s)\$\./u, 'S.')
    .replace(/(?<=\sL)[il1]d(?=\.?$)/u, 'td')
    .replace(/(?<=\sE\.)(?:[1l]\.|L)(?=R\.\s?L\.?$)/u, 'I.')
    .replace(SPECK, '')
    .replace(/(?<=Sp\. )z [0o]\.[0o]\.$/iu, 'z o.o.');
}

/** The company that a text names, also where its legal form goes on in the next line. */
function nameOf(text: string, under: string): string | null {
  const own = tidyName(takePartyName(text));
  if (isCompanyName(own) && !isRestOfForm(own, under)) return own;
  const whole = tidyName(takePartyName(`${text} ${under}`));
  return (isPartOfForm(under) || isRestOfForm(own, under)) && isCompanyName(whole) ? whole : null;
}

/** The company that a line begins with, before its address: 'Greyfriars Ltd, 14 Tanner Row, York'. */
function headOf(text: string): string | null {
  const name = takePartyName(text);
  return name !== text && text.startsWith(name) ? name : null;
}

/** A name without its legal form, as `normaliseText` leaves it: 'tidewater marine'. */
export function stemOf(name: string): string {
  return normaliseText(name.replace(ENDS_IN_FORM, ''));
}

/** 'Boxes', 'KG', 'Each', 'Amount': headings of columns name nobody, though one of them is a legal form too. */
function isHeadings({ segments }: TextLine): boolean {
  const roles = segments.flatMap(({ text }) => nameLineRole(text) ?? []);
  return segments.length > LEAST_HEADINGS && new Set(roles.map(({ role }) => role)).size >= LEAST_HEADINGS;
}

/** The companies that the lines of a page name, each line or part of a line a name of its own, from top to bottom. */
export function listPartyNames(lines: readonly TextLine[]): readonly PartyName[] {
  return lines.flatMap((line, lineAt) =>
    (isHeadings(line) ? [] : joinForms(line.segments)).flatMap((segment) => {
      const parts = splitSegment(segment);
      return parts.flatMap((part, at): PartyName[] => {
        const under = parts.length === 1 ? segmentUnder(lines, lineAt, segment) : null;
        const name = nameOf(part.text, under?.text ?? '') ?? headOf(part.text);
        if (name === null) return [];
        const isSenderLine = at === 0 && (parts.length > 1 || name.length + 12 < part.text.length);
        return [{ name, segment, box: part.box, lineAt, isSenderLine }];
      });
    }),
  );
}
