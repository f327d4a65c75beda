// Which type of document a page belongs to (decisions.md section 5: page classification; an unknown page is 'Other'). A type is known
// by the cues of its template. A statement needs lines of figures besides, so that a page of contents that names the balance sheet, an
// auditor's report or a note to the statements is not one.

import type { ReadPage } from '../digitise/page.ts';
import { classifyByLabels } from './classify-by-labels.ts';
import { hasLastDay } from './days-by-context.ts';
import { classifyByValues } from './classify-by-values.ts';
import type { Cue, DocumentType } from './document-type.ts';
import { keyOfField } from './document-type.ts';
import { isLegalForm } from './party-names.ts';
import type { Segment, TextLine } from './text-lines.ts';
import { listLines, normaliseText, withoutEnumerator } from './text-lines.ts';

const HEADING_LINES = 12;
const HEADING_WORDS = 14;
/** Type of a title, in sizes of the usual one, and how much two lines of it may differ. */
const LARGE = 1.2;
const SAME_SIZE = 0.05;
/** Points from which a page is of a type. Without a heading that says so, a statement must be known by more of its lines. */
export const LEAST_SCORES = { form: 4, statement: 6, bareStatement: 8 } as const;
const LEAST_FIGURE_LINES = 6;
const LEAST_CONTENTS_LINES = 4;
/** A page of more words is no form, unless its heading says so; what stands in the rows of a table does not count where most of its lines are such. */
const MOST_WORDS_OF_FORM = 450;
const PIECES_OF_ROW = 4;
const MOSTLY = 0.6;
/** Paper of a till is at most so many points wide (80 mm and a margin of the scanner), and longer than wide: it speaks for the type whose documents have the number of a receipt. */
const WIDEST_SLIP = 300;
const SLIP = 2;
/** A heading that is nothing but the phrase, or the phrase with a number, says more. */
const TITLE_ALONE = 1;
const NUMBER_OF_TITLE = /^ (?:(?:no|nr|num|number|n|numero|nro) )?[a-z]{0,4}\d[a-z\d]{2,}/;

export interface PageClass {
  /** Name of the type, or 'Other'. */
  readonly documentType: string;
  /** The sum of the weights of its cues; 0 for 'Other'. */
  readonly score: number;
  readonly hasHeading: boolean;
}

const OTHER_CLASS: PageClass = { documentType: 'Other', score: 0, hasHeading: false };

function holdsPhrase(text: string, phrase: string): boolean {
  return ` ${text} `.includes(` ${phrase} `);
}

/** 'I N V O I C E', letters that OCR has parted, 'Invoice 339266586' with the number of the document, or 'Factura / Invoice' in two languages. */
function isTitleAlone({ segments }: TextLine, phrase: string): boolean {
  const letters = phrase.replaceAll(' ', '');
  const tongues = segments
    .filter(({ text }) => /[/|·]/u.test(text))
    .flatMap(({ text }) => text.split(/\s*[/|·]\s*/u).map((part) => ({ plain: normaliseText(part) })));
  return [...segments, ...tongues].some(({ plain }) => {
    const rest = plain.startsWith(`${phrase} `) ? plain.slice(phrase.length) : null;
    return plain.replaceAll(' ', '') === letters || (rest !== null && NUMBER_OF_TITLE.test(rest));
  });
}

function isFigureLine(line: TextLine): boolean {
  return line.segments.length > 1 && /[\d)]\)?%?$/.test(line.text) && /\p{L}/u.test(line.text);
}

/** A sentence is no heading, nor is the name of a section of a table. */
function isHeading(line: TextLine): boolean {
  const text = line.text.trim();
  const last = text.split(' ').at(-1) ?? '';
  return line.plain.split(' ').length <= HEADING_WORDS && (!/[.,;:]$/.test(text) || isLegalForm(last));
}

/** The lines that may be headings, and titles that go on in the next line: in type larger than usual. */
function listHeadings(lines: readonly TextLine[]): readonly TextLine[] {
  const head = lines.slice(0, HEADING_LINES);
  const sizes = lines.map(({ size }) => size).toSorted((one, other) => one - other);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const wrapped = head.flatMap((line, at): TextLine[] => {
    const next = head[at + 1];
    const isTitle =
      line.size > LARGE * usual && Math.abs(line.size - (next?.size ?? 0)) < SAME_SIZE * line.size;
    if (next === undefined || !isTitle) return [];
    return [
      { ...line, segments: [], text: `${line.text} ${next.text}`, plain: `${line.plain} ${next.plain}` },
    ];
  });
  return [...head, ...wrapped].filter(isHeading);
}

/** Lines that lead to growing page numbers: a table of contents. */
function isContents(lines: readonly TextLine[]): boolean {
  const numbers = lines.flatMap((line) => {
    const found = /\p{L}.*?[\s.]([1-9]\d{0,2})$/u.exec(line.text.trim());
    return found?.[1] === undefined || line.text.length > 140 ? [] : [Number(found[1])];
  });
  if (numbers.length < LEAST_CONTENTS_LINES) return false;
  const growing = numbers.filter((number, index) => number >= (numbers[index - 1] ?? 0)).length;
  const figures = lines.filter((line) => /\d[\d.,]{3,}/.test(line.text)).length;
  return growing >= numbers.length * 0.9 && figures < numbers.length;
}

/** 'Note 12' begins one; 'Note 2025 2024' stands over columns. */
function isNotes(headings: readonly TextLine[]): boolean {
  return headings.some(({ plain }) =>
    /^(?:\d+ )?(?:notes? to |notas? (?:a las?|a los|al) )|^(?:note|nota) \d{1,2}(?!\d)|^notas explicativas/.test(
      plain,
    ),
  );
}

function scoreCue(cue: Cue, texts: PageTexts, headings: readonly TextLine[]): number {
  const { phrase } = cue;
  if (cue.where === 'heading')
    return Math.max(
      0,
      ...headings.map((line) => {
        if (isTitleAlone(line, phrase)) return cue.weight + (cue.weight > 0 ? TITLE_ALONE : 0);
        return holdsPhrase(line.plain, phrase) ? cue.weight : 0;
      }),
    );
  const isFound =
    cue.where === 'line'
      ? texts.segments.includes(`\n${phrase}\n`) || texts.segments.includes(`\n${phrase} `)
      : texts.lines.includes(` ${phrase} `);
  return isFound ? cue.weight : 0;
}

/** What phrases are looked for in: each line between spaces, each segment in a line of its own. */
interface PageTexts {
  readonly lines: string;
  readonly segments: string;
}

function textsOf(lines: readonly TextLine[]): PageTexts {
  return {
    lines: lines.map(({ plain }) => ` ${plain} `).join('\n'),
    segments: `\n${lines.flatMap(({ segments }) => segments.map(plainLabel)).join('\n')}\n`,
  };
}

function plainLabel({ text, plain }: Segment): string {
  const label = withoutEnumerator(text);
  return label === text ? plain : normaliseText(label);
}

function scoreType(type: DocumentType, texts: PageTexts, headings: readonly TextLine[]): PageClass {
  const scores = type.cues.map((cue) => ({ cue, score: scoreCue(cue, texts, headings) }));
  const best = Math.max(0, ...scores.filter(({ cue }) => cue.where === 'heading').map(({ score }) => score));
  const rest = scores.filter(({ cue }) => cue.where !== 'heading').reduce((sum, { score }) => sum + score, 0);
  return { documentType: type.name, score: best + rest, hasHeading: best > 0 };
}

/** Narrow paper speaks for receipts. */
function scorePaper({ width, height }: ReadPage, type: DocumentType): number {
  return width <= WIDEST_SLIP && height > width && keyOfField(type, 'receipt_number') !== '' ? SLIP : 0;
}

/** How much speaks for a type on a page that goes on from one of it: the sum of the weights of its cues. */
export function scoreNextPage(page: ReadPage, type: DocumentType): number {
  const lines = listLines(page);
  return scoreType(type, textsOf(lines), listHeadings(lines)).score;
}

/** Whether a page with all cues that speak for a type would be taken for one of it. */
export function canBeRecognised({ layout, cues }: Pick<DocumentType, 'layout' | 'cues'>): boolean {
  const speaking = cues.filter(({ weight }) => weight > 0);
  const heading = Math.max(
    0,
    ...speaking.filter(({ where }) => where === 'heading').map(({ weight }) => weight),
  );
  const rest = speaking
    .filter(({ where }) => where !== 'heading')
    .reduce((sum, { weight }) => sum + weight, 0);
  return heading + rest >= leastScore(layout, heading > 0);
}

function leastScore(layout: DocumentType['layout'], hasHeading: boolean): number {
  if (layout !== 'statement') return LEAST_SCORES.form;
  return hasHeading ? LEAST_SCORES.statement : LEAST_SCORES.bareStatement;
}

/** The type that the cues of a page speak for most. */
function classifyByCues(
  page: ReadPage,
  lines: readonly TextLine[],
  headings: readonly TextLine[],
  types: readonly DocumentType[],
): PageClass {
  const canBeStatement = !isNotes(headings) && lines.filter(isFigureLine).length >= LEAST_FIGURE_LINES;
  const texts = textsOf(lines);
  let best = OTHER_CLASS;
  for (const type of types) {
    if (type.layout === 'none' || (type.layout === 'statement' && !canBeStatement)) continue;
    const words = scoreType(type, texts, headings);
    if (type.layout === 'form' && !words.hasHeading && isProse(page, lines)) continue;
    const found = { ...words, score: words.score + (words.score > 0 ? scorePaper(page, type) : 0) };
    if (found.score >= leastScore(type.layout, found.hasHeading) && found.score > best.score) best = found;
  }
  return best;
}

/** What is to be paid until a day is no receipt, though it calls itself 'recibo'. */
function isToBePaid(
  lines: readonly TextLine[],
  { documentType }: PageClass,
  types: readonly DocumentType[],
): boolean {
  const type = types.find(({ name }) => name === documentType);
  return type !== undefined && keyOfField(type, 'receipt_number') !== '' && hasLastDay(lines);
}

function invoiceOf(found: PageClass, types: readonly DocumentType[]): PageClass {
  const invoice = types.find((type) => keyOfField(type, 'invoice_number') !== '');
  return invoice === undefined ? found : { ...found, documentType: invoice.name };
}

/** A line of several pieces that ends in a figure. */
const isRow = (line: TextLine): boolean => line.segments.length >= PIECES_OF_ROW && isFigureLine(line);

/** Whether a page has too many words for a form. The lines of a long invoice are as many words as prose, and none. */
function isProse({ words }: ReadPage, lines: readonly TextLine[]): boolean {
  if (words.length <= MOST_WORDS_OF_FORM) return false;
  const others = lines.filter((line) => !isRow(line));
  if (lines.length - others.length < MOSTLY * lines.length) return true;
  return others.reduce((sum, { text }) => sum + text.split(' ').length, 0) > MOST_WORDS_OF_FORM;
}

/** The type of a page by its own words alone; 'Other' where no type claims it. */
export function classifyPage(page: ReadPage, types: readonly DocumentType[]): PageClass {
  const lines = listLines(page);
  if (lines.length === 0 || isContents(lines)) return OTHER_CLASS;
  const headings = listHeadings(lines);
  const best = classifyByCues(page, lines, headings, types);
  if (best !== OTHER_CLASS && isToBePaid(lines, best, types)) return invoiceOf(best, types);
  if (best !== OTHER_CLASS || isProse(page, lines) || isNotes(headings)) return best;
  const type = classifyByLabels(lines, types) ?? classifyByValues(lines, types);
  return type === null ? best : { documentType: type.name, score: LEAST_SCORES.form, hasHeading: false };
}
