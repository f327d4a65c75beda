// The listing of companies: its parts on the screen, and what the server answers to it.

import type { Locator, Page, Response } from '@playwright/test';

export interface HeatMapReply {
  readonly data: {
    readonly asOf: string;
    readonly count: number;
    readonly columns: {
      readonly ticker: readonly string[];
      readonly st: readonly number[];
      readonly ratingSt: readonly (string | null)[];
    };
  };
}

export interface PageReply {
  readonly data: {
    readonly totalCount: number;
    readonly asOf: string;
    readonly companies: readonly {
      readonly companyName: string;
      readonly ticker: string;
      readonly sector: string;
      readonly cumulativeScoreST: number;
    }[];
  };
}

export function isAnswer(path: string): (response: Response) => boolean {
  return (response) => response.url().includes(path) && response.ok();
}

/** Does something and gives what the server answered to the map's or the table's call that follows. */
export async function actForAnswer<T>(page: Page, path: string, act: () => Promise<unknown>): Promise<T> {
  const [response] = await Promise.all([page.waitForResponse(isAnswer(path)), act()]);
  // The shapes above are the contract's.
  return (await response.json()) as T;
}

/** Opens a page and gives what the server answered to it; what an earlier page still asks for is given up first. */
export async function openForAnswer<T>(page: Page, path: string, address: string): Promise<T> {
  await page.goto('about:blank');
  return actForAnswer<T>(page, path, () => page.goto(address));
}

export const MAP = '/api/v1/heat-map';
export const TABLE = '/vigilo-rti/getCompanies';
/** Pixels by which the page is wider than the window. */
export const OVERFLOW = 'document.documentElement.scrollWidth - innerWidth';

export function tab(page: Page, name: string): Locator {
  return page.getByRole('tab', { name, exact: true });
}

export function map(page: Page): Locator {
  return page.getByRole('application', { name: /^Heat map/ });
}

export function rows(page: Page): Locator {
  return page.getByRole('table', { name: 'Companies' }).locator('tbody tr');
}

/** The tickers of the page, which the table shows before the arrow of the change. */
export async function tickers(page: Page): Promise<string[]> {
  const texts = await rows(page).locator('td:nth-of-type(2) [title]').allInnerTexts();
  return texts.filter((text) => /^[A-Z0-9.\-&]+$/.test(text));
}

export async function openTable(page: Page, search = ''): Promise<PageReply> {
  return openForAnswer<PageReply>(page, TABLE, `/companies?tab=table${search}`);
}
