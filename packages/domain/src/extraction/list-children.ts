// A file is split into child documents: consecutive pages of one type, of invoices and receipts those of one of them (decisions.md section 5; issue 13, 'Classify and split'). A table
// that continues on the next page keeps the two together, and so does what a form says on its last page; a page that no type claims is 'Other'.

import type { ReadPage } from '../digitise/page.ts';
import { isContinued } from '../tables/is-continued.ts';
import type { ReadTable } from '../tables/read-table.ts';
import { classifyPage, scoreNextPage } from './classify-page.ts';
import { holdsValuesOf } from './classify-by-values.ts';
import type { DocumentType } from './document-type.ts';
import type { FormFacts } from './next-form.ts';
import { beginsAnother, isNumbered, isTerms, joinFacts, readFormFacts, readPlace } from './next-form.ts';
import { listLines } from './text-lines.ts';

export interface Child {
  /** Name of its type. */
  readonly documentType: string;
  /** Page numbers, from 1, growing. */
  readonly pages: number[];
}

function continues(above: readonly ReadTable[] = [], below: readonly ReadTable[] = []): boolean {
  const last = above.toSorted((first, second) => first.box[3] - second.box[3]).at(-1);
  const first = below.toSorted((one, other) => one.box[1] - other.box[1])[0];
  return last !== undefined && first !== undefined && isContinued(last, first);
}

/** A page of totals or of the bank account that has no heading of its own goes with the invoice before it. */
const LEAST_OF_NEXT = 2;

function isNextOfForm(page: ReadPage, child: Child, types: readonly DocumentType[]): boolean {
  const type = types.find(({ name }) => name === child.documentType);
  if (type?.layout !== 'form') return false;
  // 'Page 2 of 2' behind one page.
  const saysNext = readPlace(page) === child.pages.length + 1;
  return (
    saysNext ||
    isTerms(page) ||
    scoreNextPage(page, type) >= LEAST_OF_NEXT ||
    holdsValuesOf(listLines(page), type)
  );
}

/** So many lines of a statement stand on the page before too, at least and as a share: it goes on with other periods. */
const LEAST_SAME_LINES = 6;
const MOSTLY_SAME = 0.6;

/** Whether a page that says no type of its own has the lines of the statement page before it, as quarters and years in turn do. */
function isSameStatement(
  page: ReadPage,
  before: ReadPage | undefined,
  { documentType }: Child,
  types: readonly DocumentType[],
): boolean {
  if (before === undefined || types.find(({ name }) => name === documentType)?.layout !== 'statement')
    return false;
  const [own, known] = [listLabels(page), new Set(listLabels(before))];
  const same = own.filter((label) => known.has(label)).length;
  return same >= LEAST_SAME_LINES && same >= MOSTLY_SAME * own.length;
}

/** What stands before the figures of each line. */
function listLabels(page: ReadPage): string[] {
  return listLines(page).flatMap(({ segments }) => {
    const [first, ...figures] = segments;
    return first !== undefined && figures.some(({ text }) => /\d/.test(text)) ? [first.plain] : [];
  });
}

/** A page of fewer words with a cue of the form behind it is its cover. */
const WORDS_OF_COVER = 40;

function isCover(
  pages: readonly ReadPage[],
  child: Child,
  documentType: string,
  types: readonly DocumentType[],
): boolean {
  const [first, ...more] = child.pages;
  const page = pages.find(({ number }) => number === first);
  const type = types.find(({ name }) => name === documentType);
  return (
    child.documentType === 'Other' &&
    more.length === 0 &&
    page !== undefined &&
    page.words.length < WORDS_OF_COVER &&
    type?.layout === 'form' &&
    scoreNextPage(page, type) >= LEAST_OF_NEXT
  );
}

/**
 * The child documents of a file in the order of their pages; every page is in exactly one. `tables` are the tables of each page by its
 * number; a page without an entry has none.
 */
export function listChildren(
  pages: readonly ReadPage[],
  tables: ReadonlyMap<number, readonly ReadTable[]>,
  types: readonly DocumentType[],
): readonly Child[] {
  const children: OpenChild[] = [];
  for (const page of pages) {
    const own = classifyPage(page, types);
    const last = children.at(-1);
    const previous = last?.pages.at(-1);
    if (last === undefined || previous === undefined) {
      children.push({ documentType: own.documentType, pages: [page.number], facts: null });
      continue;
    }
    const goesOn = continues(tables.get(previous), tables.get(page.number));
    const before = pages.find(({ number }) => number === previous);
    const isCarriedOn =
      own.documentType === 'Other' &&
      (goesOn || isNextOfForm(page, last, types) || isSameStatement(page, before, last, types));
    if (isCover(pages, last, own.documentType, types)) last.documentType = own.documentType;
    const isSame =
      own.documentType === last.documentType && !beginsNext(pages, page, last, own.documentType, types);
    if (isSame || isCarriedOn) last.pages.push(page.number);
    else children.push({ documentType: own.documentType, pages: [page.number], facts: null });
  }
  return children.map(({ documentType, pages: numbers }) => ({ documentType, pages: numbers }));
}

interface OpenChild {
  documentType: string;
  pages: number[];
  /** What its pages say so far; null where nobody has asked. */
  facts: FormFacts | null;
}

/** Whether a page of the type of the pages before it is the first of another document; if not, what it says is added to them. */
function beginsNext(
  pages: readonly ReadPage[],
  page: ReadPage,
  child: OpenChild,
  documentType: string,
  types: readonly DocumentType[],
): boolean {
  const type = types.find(({ name }) => name === documentType);
  if (!isNumbered(type)) return false;
  const own = readFormFacts(page, type);
  const before =
    child.facts ??
    pages
      .filter(({ number }) => child.pages.includes(number))
      .map((each) => readFormFacts(each, type))
      .reduce(joinFacts);
  const begins = beginsAnother(before, own);
  child.facts = begins ? before : joinFacts(before, own);
  return begins;
}
