// Companies and events that a story creates for itself, so that it does not depend on the demo data, on other stories or on an earlier try.

import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { ask, request } from './ask-server.ts';
import { daysAgo } from './days.ts';

const MARK_LENGTH = 8;
const SOURCE = 'Story wire';

export interface OwnCompany {
  readonly id: string;
  readonly name: string;
  readonly ticker: string;
}

/** The words with a unique suffix. */
export function uniqueName(words: string): string {
  return `${words} ${randomUUID().slice(0, MARK_LENGTH)}`;
}

/** The address of somebody of this name that nobody else has. */
export function uniqueEmail(name: string): string {
  return `${uniqueName(name).replaceAll(' ', '-')}@north.test`.toLowerCase();
}

interface Made {
  readonly data: { readonly _id: string };
}

/** Adds an Initiated company visible to the user and other users of the same clients. */
export async function addCompany(page: Page, words: string, more: object = {}): Promise<OwnCompany> {
  const name = uniqueName(words);
  const ticker = `OWN-${name.slice(-MARK_LENGTH).toUpperCase()}`;
  const company = {
    ticker,
    companyName: name,
    businessDescription: `${words} is a company of a story.`,
    sector: 'Consumer Goods & Retail',
    industry: 'Automobile Manufacturers',
    country: 'France',
    region: 'EMEA',
    entityType: 'Public',
    ...more,
  };
  const path = '/vigilo-rti/register-companies/';
  const { data } = (await ask(page, path, { arrayOfCompanies: [company] })) as {
    readonly data: readonly Made['data'][]; // the contract's shape
  };
  return { id: data[0]?._id ?? '', name, ticker };
}

/** Validates a company, which locks it, or opens it again; analysts may only open. */
export function setStatus(page: Page, id: string, status: 'Validated' | 'Initiated'): Promise<unknown> {
  return ask(page, '/vigilo-rti/editCompanyStatus', { companyID: id, CompanyStatus: status });
}

/** Adds an event dated three weeks ago that belongs to no other story; resolves with its id. */
export async function addEvent(
  page: Page,
  company: OwnCompany,
  title: string,
  event: 'Company' | 'Industry' | 'Macro' = 'Company',
): Promise<string> {
  await offerSource(page);
  const body = { ...eventFields(title), event, companyID: company.id, isUIGenerated: true };
  const { data } = (await ask(page, '/vigilo-rti/create-event', body)) as Made; // the contract's shape
  return data._id;
}

/** Puts the source of a story's events on the list, where no other story has. */
async function offerSource(page: Page): Promise<void> {
  const path = '/vigilo-rti/source/';
  const { data } = (await ask(page, path, undefined, 'GET')) as {
    readonly data: readonly { readonly name: string }[]; // the contract's shape
  };
  if (data.some(({ name }) => name === SOURCE)) return;
  // Another story may be faster: then it is there as well.
  await request(page, path, { name: SOURCE });
}

/** Form input for an event with this title. */
export function eventFields(title: string) {
  return {
    title,
    url: `https://story.example/${encodeURIComponent(title)}`,
    source: SOURCE,
    topic: 'Earnings',
    summary: `${title}, which is positive`,
    impact: 'Positive',
    event: 'Company',
    date: `${daysAgo(20)}T12:00:00.000Z`,
    score: 0.1,
  };
}

interface Stored {
  readonly _id: string;
  readonly url: string;
  readonly score: number | null;
  readonly date: string | null;
  readonly event: string | null;
}

/** Fills in a system generated event as somebody else would, so that it can be moved. */
export async function completeNews(page: Page, { id }: OwnCompany, title: string): Promise<string> {
  const tab = 'imported events';
  const { data } = (await ask(page, `/vigilo-rti/get-events-by-company-id/${id}`, { tab })) as {
    readonly data: readonly (Stored & { readonly title: string })[]; // the contract's shape
  };
  const news = data.find((event) => event.title === title);
  if (news === undefined) throw new Error(`No news '${title}' has come in.`);
  const { _id, url, score, date, event } = news;
  await offerSource(page);
  const known = { previousScore: score, previousPublishedDate: date, previousEventType: event };
  await ask(page, '/vigilo-rti/editEvent', { ...eventFields(title), url, ...known, companyID: id, _id, tab });
  return _id;
}

/** Ingests news about a company. */
export function bringNews(page: Page, { ticker }: OwnCompany, titles: readonly string[]): Promise<unknown> {
  const items = titles.map((title) => ({
    ticker,
    title,
    url: `https://news.example.test/${ticker}/${encodeURIComponent(title)}`,
    source: SOURCE,
  }));
  return ask(page, '/api/v1/events:ingest', { items });
}
