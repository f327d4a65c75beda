// Direct calls of a story to the server, as the user signed in on its page.

import { expect } from '@playwright/test';
import type { APIResponse, Page } from '@playwright/test';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface Listed {
  readonly data: { readonly companies: readonly { readonly _id: string; readonly companyName: string }[] };
}

/** Calls the server as the signed-in user, and takes any answer. */
export async function request(
  page: Page,
  path: string,
  body?: object,
  method: Method = 'POST',
): Promise<APIResponse> {
  const cookies = await page.context().cookies();
  const cookie = (name: string): string =>
    decodeURIComponent(cookies.find((one) => one.name === name)?.value ?? '');
  return page.request.fetch(`${path}?tenant=${cookie('tenant')}`, {
    method,
    ...(body !== undefined && { data: body }),
    headers: { Authorization: `Bearer ${cookie('token')}` },
  });
}

/** Calls the server as the signed-in user. */
export async function ask(
  page: Page,
  path: string,
  body?: object,
  method: Method = 'POST',
): Promise<unknown> {
  const response = await request(page, path, body, method);
  expect(response.ok()).toBe(true);
  return response.json();
}

/** The first company that matches, in the order of the listing. */
export async function findCompany(page: Page, search: object): Promise<Listed['data']['companies'][number]> {
  const { data } = (await ask(page, '/vigilo-rti/getCompanies', search)) as Listed; // the contract's shape
  const [company] = data.companies;
  if (company === undefined) throw new Error('The demo has no such company.');
  return company;
}
