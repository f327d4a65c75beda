// 'Send' through HTTP, to a receiver on this machine (decisions.md section 5): signed, retried, once; without a webhook a file; and who may do it.

import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { createServer } from 'node:http';
import {
  changeWebhook,
  getWebhook,
  listDeliveries,
  postDocuments,
  replayDelivery,
} from '@vigilo/contract/delivery';
import { getDocument } from '@vigilo/contract/documents';
import { MOST_TRIES } from '@vigilo/domain/delivery/delivery';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../app/testing/test-client.ts';
import { signIn } from '../app/testing/test-client.ts';
import type { TestServer } from '../app/testing/test-server.ts';
import { startTestServer } from '../app/testing/test-server.ts';
import type { TestTenant } from '../app/testing/test-tenant.ts';
import { addTestTenant } from '../app/testing/test-tenant.ts';
import { addTestDocument } from '../documents/testing/test-documents.ts';
import { deliver } from './delivery.service.ts';

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let receiver: Server;
let address: string;
let server: TestServer;
let tenant: TestTenant;
let admin: TestClient;
let ana: TestClient;
let answer = 200;
const received: Received[] = [];

beforeAll(async () => {
  receiver = createServer((request, reply) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      reply.writeHead(answer, answer === 302 ? { location: 'https://elsewhere.example/' } : {}).end('thanks');
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const bound = receiver.address();
  if (bound === null || typeof bound === 'string') throw new Error('The receiver does not listen');
  address = `http://127.0.0.1:${bound.port}/hook`;
  server = await startTestServer({ config: { WEBHOOK_HOSTS_ALLOWED: [`127.0.0.1:${bound.port}`] } });
  tenant = await addTestTenant(server, {
    companies: [{ ticker: 'AAA' }],
    clients: [
      { name: 'Acorn', companies: ['AAA'] },
      { name: 'Birch', companies: ['AAA'] },
      { name: 'Cedar', companies: ['AAA'], end: '2020-12-31' },
      { name: 'Gone', companies: ['AAA'], isDeleted: true },
    ],
    users: [
      { email: 'admin@vigilo.test', role: 'Admin' },
      { email: 'ana@vigilo.test', role: 'Analyst', clients: ['Birch'] },
    ],
  });
  admin = await signIn(server, 'admin@vigilo.test');
  ana = await signIn(server, 'ana@vigilo.test');
});

afterAll(async () => {
  await server.stop();
  receiver.close();
});

beforeEach(() => {
  received.length = 0;
  answer = 200;
});

function pathOf({ path }: { readonly path: string }, id: string): string {
  return path.replace('{id}', id);
}

function addDocument(client: string, changes: object = {}): Promise<string> {
  return addTestDocument(server.db, tenant.id, {
    clientId: tenant.clientId(client),
    children: [{ type: 'Balance Sheet', pages: [1], userStatus: 'Validated' }],
    ...changes,
  });
}

async function setWebhook(url: string): Promise<string> {
  const { data } = await admin.call(changeWebhook, {
    params: { id: tenant.clientId('Acorn') },
    body: { url },
  });
  return data.secret ?? '';
}

async function sendOne(): Promise<{ documentId: string; deliveryId: string }> {
  const documentId = await addDocument('Acorn');
  await admin.call(postDocuments, { body: { documentIds: [documentId] } });
  const { data } = await admin.call(listDeliveries, { params: { id: documentId } });
  return { documentId, deliveryId: data[0]?.id ?? '' };
}

/** One try, as the worker makes it; says whether the queue is to try again. */
async function tryOnce(deliveryId: string): Promise<'settled' | 'again'> {
  const context = { db: server.db, now: server.now, config: server.config };
  return deliver(context, tenant.id, deliveryId).then(
    () => 'settled' as const,
    () => 'again' as const,
  );
}

async function getStatus(documentId: string): Promise<string> {
  const { data } = await admin.call(getDocument, { params: { id: documentId } });
  return data.Status;
}

async function getDelivery(documentId: string) {
  const { data } = await admin.call(listDeliveries, { params: { id: documentId } });
  return data[0];
}

describe('a delivery to a webhook', () => {
  it('is signed over id, time and body, and posts the document when it was taken', async () => {
    const secret = await setWebhook(address);
    const { documentId, deliveryId } = await sendOne();
    expect(await getStatus(documentId)).toBe('Processed');
    expect(await tryOnce(deliveryId)).toBe('settled');
    const [{ headers, body } = { headers: {}, body: '' }] = received;
    const seconds = headers['x-vigilo-timestamp'];
    const expected = createHmac('sha256', secret).update(`${deliveryId}.${seconds}.${body}`).digest('hex');
    expect(headers['x-vigilo-signature']).toBe(`v1=${expected}`);
    expect(headers['x-vigilo-id']).toBe(deliveryId);
    expect(JSON.parse(body)).toMatchObject({
      id: deliveryId,
      document: { id: documentId, clientName: 'Acorn', childDocuments: [{ documentType: 'Balance Sheet' }] },
    });
    expect(await getStatus(documentId)).toBe('Posted');
    expect(await getDelivery(documentId)).toMatchObject({ status: 'delivered', tries: 1, lastStatus: 200 });
  });

  it('is made once, also where its job comes twice', async () => {
    await setWebhook(address);
    const { deliveryId } = await sendOne();
    await tryOnce(deliveryId);
    await tryOnce(deliveryId);
    expect(received).toHaveLength(1);
  });

  it('that is refused is tried again with the same content, given up after ten tries, and can be replayed', async () => {
    await setWebhook(address);
    const { documentId, deliveryId } = await sendOne();
    answer = 500;
    for (let i = 1; i < MOST_TRIES; i += 1) expect(await tryOnce(deliveryId)).toBe('again');
    expect(await tryOnce(deliveryId)).toBe('settled');
    expect(new Set(received.map(({ body }) => body)).size).toBe(1);
    expect(await getStatus(documentId)).toBe('Processed');
    expect(await getDelivery(documentId)).toMatchObject({
      status: 'failed',
      tries: MOST_TRIES,
      lastStatus: 500,
      lastFailure: 'The receiver answered with the status 500.',
      can: ['replay'],
    });
    answer = 204;
    await admin.call(replayDelivery, { params: { id: deliveryId } });
    expect(await tryOnce(deliveryId)).toBe('settled');
    expect(await getStatus(documentId)).toBe('Posted');
    expect(received.at(-1)?.body).toBe(received[0]?.body);
  });

  it('does not follow a redirect, and does not go where the webhook was before', async () => {
    await setWebhook(address);
    const { documentId, deliveryId } = await sendOne();
    answer = 302;
    expect(await tryOnce(deliveryId)).toBe('again');
    expect((await getDelivery(documentId))?.lastFailure).toMatch(/redirects/);
    await setWebhook(`${address}/other`);
    received.length = 0;
    expect(await tryOnce(deliveryId)).toBe('settled');
    expect(received).toEqual([]);
    expect(await getDelivery(documentId)).toMatchObject({ status: 'failed' });
  });

  it('may be set up for a client that does not count today, not for a deleted one', async () => {
    await admin.call(changeWebhook, { params: { id: tenant.clientId('Cedar') }, body: { url: address } });
    const { data } = await admin.call(getWebhook, { params: { id: tenant.clientId('Cedar') } });
    expect(data.url).toBe(address);
    expect((await admin.get(pathOf(getWebhook, tenant.clientId('Gone')))).status).toBe(404);
  });

  it('to an address inside this network is refused when it is entered', async () => {
    for (const url of ['http://127.0.0.1:1/', 'ftp://example.com/', 'https://user:word@example.com/'])
      expect((await admin.put(pathOf(changeWebhook, tenant.clientId('Acorn')), { url })).status).toBe(400);
  });
});

describe('a document of a client without a webhook', () => {
  it('comes back as a file, and is posted at once', async () => {
    const documentId = await addDocument('Birch', { name: 'a.pdf' });
    const { data, message } = await admin.call(postDocuments, { body: { documentIds: [documentId] } });
    expect(data.sent).toBe(0);
    expect(message).toBe('1 document has a client without a webhook: it is in the file.');
    expect(JSON.parse(data.exported?.content ?? '')).toMatchObject([{ document: { fileName: 'a.pdf' } }]);
    expect(await getStatus(documentId)).toBe('Posted');
  });
});

describe('documents of clients with and without a webhook', () => {
  it('are sent together, and both are said', async () => {
    await setWebhook(address);
    const documentIds = [await addDocument('Acorn'), await addDocument('Birch'), await addDocument('Birch')];
    const { data, message } = await admin.call(postDocuments, { body: { documentIds } });
    expect(data.sent).toBe(1);
    expect(message).toBe(
      '1 document is on its way. 2 documents have clients without a webhook: they are in the file.',
    );
  });
});

describe('what cannot be sent', () => {
  it('is a document that was not processed: none of the others is sent then', async () => {
    const good = await addDocument('Birch');
    const bad = await addDocument('Birch', { status: 'Failed', name: 'bad.pdf' });
    const reply = await admin.post(postDocuments.path, { documentIds: [good, bad] });
    expect(reply.status).toBe(409);
    expect(reply.json()).toMatchObject({ description: expect.stringContaining('bad.pdf') });
    expect(await getStatus(good)).toBe('Processed');
  });
});

describe('who does not see a document or a client', () => {
  it('is answered as if it were not there', async () => {
    const documentId = await addDocument('Acorn');
    const send = [
      await ana.post(postDocuments.path, { documentIds: [documentId] }),
      await ana.get(pathOf(listDeliveries, documentId)),
    ];
    for (const { status } of send) expect([403, 404]).toContain(status);
    expect((await ana.get(pathOf(getWebhook, tenant.clientId('Acorn')))).status).toBe(403);
  });
});
