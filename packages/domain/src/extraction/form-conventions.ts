// How a form writes its numbers and dates. Where nothing on it says whether day or month comes first, its own dates do: those that have to follow one another,
// and the days of its terms of payment between the two (decisions.md section 5).

import type { ReadPage } from '../digitise/page.ts';
import type { DocumentType } from './document-type.ts';
import type { Form } from './form-candidates.ts';
import { listCandidates } from './form-candidates.ts';
import type { DateOrder } from './read-date.ts';
import { decideDateOrder, proveDateOrder } from './read-date.ts';
import { decideDecimalMark } from './read-number.ts';
import type { Conventions } from './read-value.ts';

const DAY = 86_400_000;
/** 'Net 30', '30 days', '60 días fecha factura': the days in it. */
const DAYS = /(?<!\d)(\d{1,3})\s*(?:days?|d[ií]as?|d\b)|\bnet\s*(\d{1,3})(?!\d)/iu;

const textOf = (pages: readonly ReadPage[]): string =>
  pages.flatMap(({ words }) => words.map(({ text }) => text)).join(' ');

/** What the words of a document show. */
export function decideConventions(pages: readonly ReadPage[]): Conventions {
  const first = pages[0];
  return {
    decimalMark: decideDecimalMark(pages.flatMap(({ words }) => words.map(({ text }) => text))),
    dateOrder: decideDateOrder(textOf(pages), first?.width ?? 0, first?.height ?? 0),
  };
}

/** The days that the terms of payment name, or null. */
function daysOfTerms(form: Form, type: DocumentType): number | null {
  const key = type.keys.find(({ field }) => field === 'payment_terms');
  const found = key === undefined ? null : DAYS.exec(listCandidates(form, key)[0]?.value ?? '');
  return found === null ? null : Number(found[1] ?? found[2]);
}

/** 2 for each pair of dates that is as far apart as the terms say, -2 for each that is the wrong way round. */
function weighDates(form: Form, type: DocumentType, days: number | null): number {
  return type.rules.reduce((sum, rule) => {
    if (rule.rule !== 'dates-in-order') return sum;
    const [earlier, later] = [rule.earlier, rule.later].map((name) => {
      const key = type.keys.find((each) => each.key === name);
      return key === undefined ? undefined : listCandidates(form, key)[0]?.value;
    });
    if (earlier === undefined || later === undefined) return sum;
    const between = (Date.parse(later) - Date.parse(earlier)) / DAY;
    if (between === days) return sum + 2;
    return between < 0 ? sum - 2 : sum;
  }, 0);
}

/** The conventions of a form with the order of day and month that fits its dates better, where it is not proven otherwise. */
export function weighDateOrder(form: Form, pages: readonly ReadPage[], type: DocumentType): Conventions {
  const { conventions } = form;
  if (proveDateOrder(textOf(pages)) !== null) return conventions;
  const other: DateOrder = conventions.dateOrder === 'DMY' ? 'MDY' : 'DMY';
  const turned = { ...conventions, dateOrder: other };
  const days = daysOfTerms(form, type);
  const isBetter = weighDates({ ...form, conventions: turned }, type, days) > weighDates(form, type, days);
  return isBetter ? turned : conventions;
}
