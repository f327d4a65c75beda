// A row of an event file (specification 3, section 5; decisions.md section 4; issue 2 'Import'). The ticker must belong to a company of the
// tenant that is visible to the user and not Validated. The title is mandatory, the date a day that is not in the future, and the score in
// -1..1 in steps of 0.1, matching the impact if one is given. A missing score is refused or suggested; a missing event type becomes the
// default. A company's event with the same address, or the same day and title, is a duplicate: if it is identical, the row is unchanged, so
// that a file can be imported twice; otherwise the row is refused.

import type { CompanyStatus } from '../companies/company.ts';
import { isEventScore } from '../events/check-event.ts';
import type { EventTexts } from '../events/fields.ts';
import { EVENT_FIELDS, EVENT_TEXTS } from '../events/fields.ts';
import { completeSummary } from '../events/verdict.ts';
import { mapNames } from '../records/field.ts';
import type { EventType } from '../scoring/event-type.ts';
import { findEventType } from '../scoring/event-type.ts';
import type { Impact } from '../scoring/impact.ts';
import { EVENT_SCORE, findImpact, impactFromScore, listImpactScores } from '../scoring/impact.ts';
import { titleKey, urlKey } from '../events/story-key.ts';
import type { Day } from '../scoring/day.ts';
import { isoFromDay } from '../scoring/day.ts';
import type { Thousandths } from '../scoring/thousandths.ts';
import { toThousandths } from '../scoring/thousandths.ts';
import type { Decision, Fault, FaultCode, ReadRow } from './faults.ts';
import type { Mapping } from './fields.ts';
import type { ImportOptions } from './options.ts';
import type { Moment } from './read-day.ts';
import { readMoment } from './read-day.ts';
import { findNumber } from './read-number.ts';
import { RowReader } from './row-reader.ts';

const LONGEST_TICKER = 200;

/** An event as read from a row; empty texts were not given. Complete if the row has no faults. */
export interface ImportedEvent extends EventTexts {
  readonly ticker: string;
  readonly titleKey: string;
  readonly urlKey: string | null;
  readonly type: EventType;
  readonly score: Thousandths;
  readonly day: Day;
}

/** Whether the company already has an event with the same address, or the same day and title: none, an identical one, or a different one. */
export type ExistingEvents = 'none' | 'same' | 'other';

export interface EventRowContext {
  /** The company with the ticker, if it is visible to the user. */
  readonly company: { readonly status: CompanyStatus } | null;
  /** The earlier row of the file with the same event. */
  readonly repeatedRow: number | null;
  readonly existing: ExistingEvents;
}

/** The suggested score, in thousandths, for a title about the company with this ticker. */
export type SuggestScore = (title: string, ticker: string) => Thousandths;

/** Reads a row of cells as of today (UTC); `suggestScore` is called for a missing score if the options ask for one. */
export function readEventRow(
  cells: readonly string[],
  mapping: Mapping,
  options: ImportOptions,
  today: Day,
  suggestScore: SuggestScore,
): ReadRow<ImportedEvent> {
  const row = new RowReader(cells, mapping);
  const ticker = row.required('ticker', LONGEST_TICKER);
  const title = row.required('title', EVENT_FIELDS.title.longest);
  const url = row.webAddress('url', EVENT_FIELDS.url.longest);
  const type = row.word('eventType', 'event-type-unknown', findEventType) ?? options.defaultEventType;
  const impact = row.word('impact', 'impact-unknown', findImpact);
  const score = readScore(row, { impact, options, suggested: () => suggestScore(title, ticker) });
  const day = readDate(row, options, today);
  const texts = mapNames(OTHER_TEXTS, (name) => row.textUpTo(name, EVENT_FIELDS[name].longest));
  const draft: ImportedEvent = {
    ticker,
    title,
    url,
    ...texts,
    summary: completeSummary(texts.summary, score),
    source: texts.source || options.defaultSource,
    topic: texts.topic || options.defaultTopic,
    titleKey: titleKey(title),
    urlKey: url === '' ? null : urlKey(url),
    type,
    score,
    day,
  };
  return { draft, faults: row.faults, notes: row.notes };
}

const OTHER_TEXTS = EVENT_TEXTS.filter((name) => name !== 'title' && name !== 'url');

interface ScoreContext {
  readonly impact: Impact | null;
  readonly options: ImportOptions;
  readonly suggested: () => Thousandths;
}

function readScore(row: RowReader, { impact, options, suggested }: ScoreContext): Thousandths {
  const text = row.value('score');
  if (text === '' && options.missingScore === 'suggest') {
    row.remark('score-suggested', 'score', '');
    return nearestScore(suggested(), impact);
  }
  const number = findNumber(text, options.decimalSign);
  const score = number === null ? 0 : toThousandths(number);
  const code = text === '' ? 'score-missing' : findScoreFault(number, score);
  if (code !== null) row.refuse(code, 'score', text);
  else if (impact !== null && impactFromScore(score) !== impact)
    row.refuse('impact-against-score', 'impact', impact);
  return score;
}

function findScoreFault(number: number | null, score: Thousandths): FaultCode | null {
  if (number === null) return 'score-invalid';
  if (Math.abs(number) > EVENT_SCORE.most / 1000) return 'score-range';
  return isEventScore(score) && Math.abs(number * 1000 - score) < 1e-6 ? null : 'score-step';
}

/** The suggested score, or the score nearest to it that matches the given impact. */
function nearestScore(score: Thousandths, impact: Impact | null): Thousandths {
  if (impact === null || impactFromScore(score) === impact) return score;
  return listImpactScores(impact).reduce((a, b) => (Math.abs(b - score) < Math.abs(a - score) ? b : a));
}

/** The day of a row; an invalid one is noted as a fault. Also used for share prices. */
export function readDate(row: RowReader, options: ImportOptions, today: Day): Day {
  return readDateAndTime(row, options, today).day;
}

/** The day of a row and its time, if it has one; an invalid date is noted as a fault. Used for news. */
export function readDateAndTime(row: RowReader, options: ImportOptions, today: Day): Moment {
  const text = row.value('date');
  const moment = text === '' ? 'required' : readMoment(text, options.dayOrder);
  if (typeof moment === 'string') row.refuse(moment, 'date', text);
  else if (moment.day > today) row.refuse('date-future', 'date', text);
  return typeof moment === 'string' ? { day: 0, at: null } : moment;
}

/** The fault of a row's company: unknown (or not visible), or locked. Also used for share prices. */
export function findCompanyFault(
  ticker: string,
  company: { readonly status: CompanyStatus } | null,
): Fault | null {
  if (!company) return { code: 'ticker-unknown', field: 'ticker', value: ticker };
  return company.status === 'Validated'
    ? { code: 'company-validated', field: 'ticker', value: ticker }
    : null;
}

/** The outcome of a row that was read without faults. */
export function decideEvent(
  draft: ImportedEvent,
  { company, repeatedRow, existing }: EventRowContext,
): Decision {
  if (company && repeatedRow === null && existing === 'same') return { verdict: 'unchanged' };
  const faults: Fault[] = [];
  const companyFault = findCompanyFault(draft.ticker, company);
  if (companyFault) faults.push(companyFault);
  if (repeatedRow !== null)
    faults.push({ code: 'event-repeated', field: 'title', value: draft.title, row: repeatedRow });
  else if (existing !== 'none') faults.push({ code: 'event-exists', field: 'title', value: draft.title });
  return faults.length === 0 ? { verdict: 'add' } : { verdict: 'refused', faults };
}

/**
 * All the content of an event as one text, for comparing two events of one company. A row imported before has the same content as the company
 * event created from it, as long as nobody has edited it.
 */
export function eventContent({ type, score, day, ...event }: ImportedEvent): string {
  const texts = EVENT_TEXTS.map((name) => event[name]);
  return ['company', ...texts, type, score, isoFromDay(day)].join('\u001f');
}
