// 'Send' (decisions.md section 5): the webhook of a client is set, a document is sent to a receiver on this machine that checks the signature, and
// becomes Posted; its deliveries are shown and replayed; without a webhook there is a file.

import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { ask } from './ask-server.ts';
import { expectAccessibleInBothSchemes } from './colour-schemes.ts';
import { startOnDemoCopy } from './demo-copy.ts';
import { findFreePort } from './free-port.ts';
import { addDocument, ratingFile, uniqueTicker } from './own-document.ts';
import { testOn } from './own-server.ts';
import { enterAs } from './story.ts';
import { DEMO_FILE } from './story-folder.ts';

const LISTING = '/index/document/listing';

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Clients {
  readonly clients: readonly { readonly name: string }[];
}

const received: Received[] = [];
let answer = 200;
let address = '';

const test = testOn(async () => {
  const receiver = createServer((request, reply) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      reply.writeHead(answer).end();
    });
  });
  const port = await findFreePort();
  await new Promise<void>((resolve) => receiver.listen(port, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${port}/hook`;
  const settings = { WEBHOOK_HOSTS_ALLOWED: `127.0.0.1:${port}` };
  const product = await startOnDemoCopy(DEMO_FILE, await findFreePort(), settings);
  return {
    ...product,
    async stop() {
      receiver.close();
      await product.stop();
    },
  };
});

function findRow(page: Page, name: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader').filter({ hasText: name }) });
}

/** Opens the webhook of the client that documents are added for; resolves with its name. */
async function openWebhook(page: Page): Promise<string> {
  const { clients } = (await ask(page, '/client/getAllClients', {})) as Clients; // the contract's shape
  const name = clients[0]?.name ?? '';
  await page.goto('/admin/clients');
  await page.getByRole('button', { name: `Webhook of ${name}` }).click();
  return name;
}

/** Sets the webhook on the screen; resolves with the secret that is shown this once. */
async function setWebhook(page: Page): Promise<string> {
  const name = await openWebhook(page);
  const dialog = page.getByRole('dialog', { name: `Webhook of ${name}` });
  await dialog.getByLabel('Address').fill('http://127.0.0.1:1/inside');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Enter an address that begins with https://')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await dialog.getByLabel('Address').fill(address);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const saved = page.getByRole('dialog', { name: `The webhook of ${name} is saved` });
  await expect(saved.getByText('Copy it now: it is not shown again.')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  const secret = await saved.getByLabel('Secret', { exact: true }).inputValue();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await saved.getByRole('button', { name: 'Copy the secret' }).click();
  await expect(saved.getByText('The secret is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
  await saved.getByRole('button', { name: 'Close' }).last().click();
  await expect(saved).toHaveCount(0);
  return secret;
}

/** Adds documents and waits until they can be sent; resolves with their names and ids. */
async function addProcessed(page: Page, count: number): Promise<{ name: string; id: string }[]> {
  const added: { name: string; id: string }[] = [];
  for (let number = 0; number < count; number += 1) {
    const file = ratingFile(uniqueTicker());
    added.push({ name: file.name, id: await addDocument(page, file) });
  }
  await page.goto(LISTING);
  for (const { name } of added)
    await expect(findRow(page, name).getByText('Processed', { exact: true })).toBeVisible({
      timeout: 60_000,
    });
  return added;
}

test('a document is sent to the webhook of its client, signed, becomes Posted, and can be replayed', async ({
  page,
}) => {
  await enterAs(page, 'admin');
  const secret = await setWebhook(page);
  const [{ name, id } = { name: '', id: '' }] = await addProcessed(page, 1);
  const send = findRow(page, name).getByRole('button', { name: `Send ${name}` });
  const question = page.getByRole('dialog', { name: `Send "${name}"?` });
  await send.click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('group', { name: 'Cancelled' })).toContainText('Files not posted');
  expect(received).toEqual([]);
  await send.click();
  await question.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Sent!' })).toContainText('1 document is on its way.');
  await expect(findRow(page, name).getByText('Posted', { exact: true })).toBeVisible();
  await expectAccessibleInBothSchemes(page);

  const [{ headers, body } = { headers: {}, body: '' }] = received;
  const signed = `${String(headers['x-vigilo-id'])}.${String(headers['x-vigilo-timestamp'])}.${body}`;
  const signature = createHmac('sha256', secret).update(signed).digest('hex');
  expect(headers['x-vigilo-signature']).toBe(`v1=${signature}`);
  expect(JSON.parse(body)).toMatchObject({ type: 'document.posted', document: { id, fileName: name } });

  await page.goto(`/documents/summary/${id}`);
  const deliveries = page.getByRole('region', { name: 'Deliveries' });
  await expect(deliveries).toContainText(address);
  await expect(deliveries.getByText('Delivered', { exact: true })).toBeVisible();
  answer = 500;
  await deliveries.getByRole('button', { name: /^Replay/ }).click();
  await expect(deliveries.getByText('On its way')).toBeVisible();
  await expect(deliveries.getByText('The receiver answered with the status 500.')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  answer = 200;
  await expect(deliveries.getByText('Delivered', { exact: true })).toBeVisible({ timeout: 60_000 });
  expect(new Set(received.map((each) => each.body)).size).toBe(1);
});

test('without a webhook documents come as a file, and the button says how many it applies to', async ({
  page,
}) => {
  await enterAs(page, 'admin');
  await setWebhook(page);
  const client = await openWebhook(page);
  await page
    .getByRole('dialog', { name: `Webhook of ${client}` })
    .getByRole('button', { name: 'Remove' })
    .click();
  const question = page.getByRole('dialog', { name: `Remove the webhook of ${client}?` });
  await expectAccessibleInBothSchemes(page);
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(`The webhook of ${client} was removed.`)).toBeVisible();

  const added = await addProcessed(page, 2);
  for (const { name } of added) await findRow(page, name).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send: 2 of 2' }).click();
  const download = page.waitForEvent('download');
  await page
    .getByRole('dialog', { name: 'Send 2 documents?' })
    .getByRole('button', { name: 'Send', exact: true })
    .click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^documents_\d{4}-\d{2}-\d{2}\.json$/);
  const sent: { document: { fileName: string } }[] = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(sent.map(({ document }) => document.fileName).toSorted()).toEqual(
    added.map(({ name }) => name).toSorted(),
  );
  await expect(page.getByRole('group', { name: 'Sent!' })).toContainText('they are in the file.');
  for (const { name } of added)
    await expect(findRow(page, name).getByText('Posted', { exact: true })).toBeVisible();
});
