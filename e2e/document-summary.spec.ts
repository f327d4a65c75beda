// The summary of a document with its viewer (specification 3, sections 2.9 and 4): what is known of it, its pages with search and rectangles, and the
// way to its neighbours.

import type { CallReply } from '@vigilo/contract/call';
import type { ChildDocumentRow } from '@vigilo/contract/documents';
import type { ExtractionRowReply, getChildDocument } from '@vigilo/contract/extraction';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBothSchemes } from './colour-schemes.ts';
import { addDocument, namedFile, uniqueTicker } from './own-document.ts';
import { testOnOwnServer } from './own-server.ts';
import { enterAs } from './story.ts';

// Documents are made here, and other stories count them.
const test = testOnOwnServer();

const PAGE_COUNT = 12;
const CHILD = '01890000-0000-7000-8000-000000000001';

interface Box {
  readonly page: number;
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

const LOWER: Box = { page: 9, from: [0.4, 0.8], to: [0.6, 0.84] };
const UPPER: Box = { page: 3, from: [0.1, 0.1], to: [0.3, 0.14] };

async function addProcessed(page: Page, name: string): Promise<string> {
  const texts = Array.from({ length: PAGE_COUNT }, (_, index) => `Statement number ${index + 1}`);
  const id = await addDocument(page, namedFile(name, texts));
  await page.goto(`/documents/summary/${id}`);
  await expect(page.getByText('Processed', { exact: true }).first()).toBeVisible({ timeout: 90_000 });
  return id;
}

const shownPages = (page: Page): Locator => page.getByRole('region', { name: /^Pages of / });
const pageNumber = (page: Page): Locator => page.getByRole('textbox', { name: 'Page number' });

function asRow(key: string, { page, from, to }: Box): ExtractionRowReply {
  const none = { status: null, details: [] };
  return {
    id: key,
    SSOTKey: key,
    Category: 'Balance',
    Value: '194432',
    RawValue: '194,432',
    ValueType: 'entity',
    ValueCoordinates: [
      {
        page_n: page,
        scaled_x_start: from[0],
        scaled_y_start: from[1],
        scaled_x_end: to[0],
        scaled_y_end: to[1],
      },
    ],
    DataFormat: { DataType: 'number', AllowedValues: [], Pattern: '' },
    IntraValidation: none,
    InterValidation: none,
    DocKey: key,
    DocKeyCoordinates: [],
    MultiValues: false,
    IsModified: false,
    Confidence: 0.96,
    LookReasons: [],
    Linked: [],
  };
}

/** Gives a document one child with two rows whose places are known, whatever was extracted from it. */
async function giveRows(page: Page, id: string): Promise<void> {
  const child: ChildDocumentRow = {
    id: CHILD,
    ParentDocumentId: id,
    DocumentType: 'Balance Sheet',
    Name: '',
    Tags: [],
    version: 1,
    can: [],
    rejection: null,
    Pages: [UPPER.page, LOWER.page],
    Status: 'Processed',
    UserStatus: 'Not Reviewed',
    rowCount: 2,
    lookCount: 0,
  };
  await page.route(`**/documents/${id}?**`, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: object }; // the contract's shape
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, children: [child] } } });
  });
  const detail: CallReply<typeof getChildDocument> = {
    status: 'success',
    data: {
      ...child,
      OriginalFileName: 'own.pdf',
      ClientName: 'North',
      templateVersion: null,
      attributes: {},
      LinkedDocuments: [],
      JSONData: [asRow('Equity', LOWER), asRow('Total assets', UPPER)],
    },
  };
  await page.route(`**/child-documents/${CHILD}?**`, (route) => route.fulfill({ json: detail }));
}

/** The one rectangle stands in the middle of what is seen of the pages. */
async function expectCentred(page: Page): Promise<void> {
  const mark = page.locator('[data-mark]');
  await expect
    .poll(async () => {
      const [view, box] = [await shownPages(page).boundingBox(), await mark.boundingBox()];
      return view && box ? Math.abs(box.y + box.height / 2 - (view.y + view.height / 2)) : null;
    })
    .toBeLessThan(3);
}

/** In which half of its page a word lies. */
async function placeOnPage(word: Locator) {
  const box = await word.boundingBox();
  const page = await word.locator('xpath=ancestor::*[@data-page-number][1]').boundingBox();
  if (box === null || page === null) return null;
  const half = (from: number, length: number, start: number, whole: number): 'start' | 'end' =>
    from + length / 2 < start + whole / 2 ? 'start' : 'end';
  return {
    x: half(box.x, box.width, page.x, page.width),
    y: half(box.y, box.height, page.y, page.height),
  };
}

test('a document is leafed through, searched and enlarged', async ({ page }) => {
  await enterAs(page, 'analyst');
  const name = `CCRR_${uniqueTicker()}_2026-09-30.pdf`;
  await addProcessed(page, name);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(shownPages(page).getByText('Statement number 1 ').first()).toBeVisible();
  await pageNumber(page).fill('9');
  await page.keyboard.press('Enter');
  await expect(shownPages(page).getByText('Statement number 9 ')).toBeInViewport();
  await page.getByRole('button', { name: 'Search in the document' }).click();
  await page.getByRole('textbox', { name: 'Search in the document' }).fill('number 12');
  await expect(page.getByText('1 of 1')).toBeVisible();
  await expect(pageNumber(page)).toHaveValue('12');
  await page.keyboard.press('Escape');
  await shownPages(page).focus();
  await page.keyboard.press('1');
  await expect(page.getByRole('button', { name: 'Fit the whole page' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectAccessibleInBothSchemes(page);
});

test('what is found lies on its word, turned or not', async ({ page }) => {
  await enterAs(page, 'analyst');
  await addProcessed(page, `CCRR_${uniqueTicker()}_2026-09-30.pdf`);
  await page.getByRole('button', { name: 'Search in the document' }).click();
  await page.getByRole('textbox', { name: 'Search in the document' }).fill('number 2');
  const found = shownPages(page).locator('.highlight.selected');
  // The line stands at the top left of its page, and so at the top right once the page is turned clockwise.
  await expect.poll(async () => placeOnPage(found)).toMatchObject({ x: 'start', y: 'start' });
  await shownPages(page).focus();
  await page.keyboard.press('r');
  await expect.poll(async () => placeOnPage(found)).toMatchObject({ x: 'end', y: 'start' });
});

test('a search typed before the document is open is made once it is', async ({ page }) => {
  await enterAs(page, 'analyst');
  await addProcessed(page, `CCRR_${uniqueTicker()}_2026-09-30.pdf`);
  const typed = Promise.withResolvers<undefined>();
  await page.route('**/pdf?**', async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.reload();
  await page.getByRole('button', { name: 'Search in the document' }).click();
  await page.getByRole('textbox', { name: 'Search in the document' }).fill('number 12');
  typed.resolve(undefined);
  await expect(page.getByText('1 of 1')).toBeVisible();
  await expect(pageNumber(page)).toHaveValue('12');
});

test('a link to a place shows its rectangle, centred where it is in the lower half of its page', async ({
  page,
}) => {
  await enterAs(page, 'analyst');
  const id = await addProcessed(page, `CCRR_${uniqueTicker()}_2026-09-30.pdf`);
  await page.goto(
    `/documents/summary/${id}?page=${LOWER.page}&box=${[...LOWER.from, ...LOWER.to].join(',')}`,
  );
  await expectCentred(page);
  await expect(pageNumber(page)).toHaveValue(String(LOWER.page));
});

test('choosing a row shows its rectangle, centred where it is in the lower half of its page', async ({
  page,
}) => {
  await enterAs(page, 'analyst');
  const id = await addProcessed(page, `CCRR_${uniqueTicker()}_2026-09-30.pdf`);
  await giveRows(page, id);
  await page.reload();
  await page.getByRole('button', { name: 'Balance Sheet', exact: true }).click();
  await page.getByRole('button', { name: 'Equity' }).click();
  const mark = page.locator('[data-mark]');
  await expect(mark).toBeInViewport();
  await expect(mark).toHaveCSS('outline-width', '2px');
  await expectCentred(page);
  await page.getByRole('button', { name: 'Total assets' }).click();
  await expect(page.locator(`[data-mark="${UPPER.page}"]`)).toBeInViewport();
  await expect(pageNumber(page)).toHaveValue(String(UPPER.page));
  await expectAccessibleInBothSchemes(page);
});

test('a document that cannot be opened says so', async ({ page }) => {
  await enterAs(page, 'analyst');
  const id = await addProcessed(page, `CCRR_${uniqueTicker()}_2026-09-30.pdf`);
  await page.route(`**/documents/${id}/pdf?**`, (route) =>
    route.fulfill({ contentType: 'application/pdf', body: 'this is no PDF' }),
  );
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Error while opening PDF document');
});

test('Next and Previous go over the list; a document nobody knows is not found', async ({ page }) => {
  await enterAs(page, 'analyst');
  const first = `CCRR_${uniqueTicker()}_2026-09-30.pdf`;
  const second = `CCRR_${uniqueTicker()}_2026-09-30.pdf`;
  await addProcessed(page, first);
  await addProcessed(page, second);
  await page.getByRole('button', { name: 'Next document' }).click();
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
  await page.keyboard.press('k');
  await expect(page.getByRole('heading', { level: 1, name: second })).toBeVisible();
  await page.goto('/documents/summary/01890000-0000-7000-8000-00000000dead');
  await expect(page.getByRole('alert')).toContainText('Document not found');
});
