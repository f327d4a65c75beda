// A row of an event file (specification 3, section 5; decisions.md section 4; issue 2 'Import'). The ticker names a company of the tenant
// that the caller sees and that is not Validated; the title is given; the date is a day, not in the future; the score lies in -1..1 in steps
// of 0.1 and leads to the impact, where one is given. A missing score is refused or suggested, a missing event type is the default.
// An event exists when one of the same company has the same address, or the same day and title: an identical one makes the row unchanged,
// so that a file can be imported twice; any other refuses it.

import type { CompanyStatus } from '../companies/company.ts';
import { isEventScore } from '../events/check-event.ts';
import type { EventTexts } from '../events/fields.ts';
import { EVENT_FIELDS, EVENT_TEXTS } from '../events/fields.ts';
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
import { readDay } from './read-day.ts';
import { findNumber } from './read-number.ts';
import { RowReader } from './row-reader.ts';

const LONGEST_TICKER = 200;

/** An event as a row gives it; a text is empty where nothing is given. Without faults it is complete. */
export interface ImportedEvent extends EventTexts {
  readonly ticker: string;
  readonly titleKey: string;
  readonly urlKey: string | null;
  readonly type: EventType;
  readonly score: Thousandths;
  readonly day: Day;
}

/** Whether the company already has an event with the same address, or the same day and title: none, this very one, or another. */
export type ExistingEvents = 'none' | 'same' | 'other';

export interface EventRowContext {
  /** The company of the ticker, if the caller sees one. */
  readonly company: { readonly status: CompanyStatus } | null;
  /** The row of the file that brought the same event before. */
  readonly repeatedRow: number | null;
  readonly existing: ExistingEvents;
}

/** The score that is suggested for a title of the company with this ticker, in thousandths. */
export type SuggestScore = (title: string, ticker: string) => Thousandths;

/** Reads a row of cells as of today (UTC); `suggestScore` is asked where a score is missing and one is wanted. */
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

/** The suggested score, or the one of the given impact that is nearest to it. */
function nearestScore(score: Thousandths, impact: Impact | null): Thousandths {
  if (impact === null || impactFromScore(score) === impact) return score;
  return listImpactScores(impact).reduce((a, b) => (Math.abs(b - score) < Math.abs(a - score) ? b : a));
}

/** The day a row names; a fault is noted where it names none that can be. Also the rule of share prices. */
export function readDate(row: RowReader, options: ImportOptions, today: Day): Day {
  const text = row.value('date');
  const day = text === '' ? 'required' : readDay(text, options.dayOrder);
  if (typeof day === 'string') row.refuse(day, 'date', text);
  else if (day > today) row.refuse('date-future', 'date', text);
  return typeof day === 'string' ? 0 : day;
}

/** What is wrong with the company a row names: unknown (or not visible), or locked. Also the rule of share prices. */
export function findCompanyFault(
  ticker: string,
  company: { readonly status: CompanyStatus } | null,
): Fault | null {
  if (!company) return { code: 'ticker-unknown', field: 'ticker', value: ticker };
  return company.status === 'Validated'
    ? { code: 'company-validated', field: 'ticker', value: ticker }
    : null;
}

/** Decides a row that was read without faults. */
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
 * Everything by which two events of one company are told apart, as one text: that of a row that was imported before equals that of the
 * company event it became, as long as nobody changed it.
 */
export function eventContent({ type, score, day, ...event }: ImportedEvent): string {
  const texts = EVENT_TEXTS.map((name) => event[name]);
  return ['company', ...texts, type, score, isoFromDay(day)].join('\u001f');
}
