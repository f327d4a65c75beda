// Share prices over HTTP, from a real server on loopback that answers as Stooq does, well or badly.

import type { ServerResponse } from 'node:http';
import { dayFromIso } from '@vigilo/domain/scoring/day';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LocalServer } from '../guarded-fetch/testing/local-server.ts';
import { startLocalServer } from '../guarded-fetch/testing/local-server.ts';
import { httpPrices } from './http-prices.ts';
import { PriceFailure } from './share-price-provider.ts';

const HEADER = 'Date,Open,High,Low,Close,Volume\r\n';
const FROM = dayFromIso('2026-03-01');
const TO = dayFromIso('2026-03-31');

let server: LocalServer;
let asked: string[] = [];
const answers: Readonly<Record<string, (reply: ServerResponse) => void>> = {
  good: (reply) =>
    reply
      .writeHead(200, { 'content-type': 'text/csv' })
      .end(
        `${HEADER}2026-02-27,1,1,1,9,1\r\n2026-03-02,1,1,1,10.5,1\r\n2026-03-03,1,1,1,null,1\r\n2026-03-04,1,1,1,11,1\r\n`,
      ),
  'b&b/x?': (reply) => reply.end(`${HEADER}2026-03-04,1,1,1,11,1\r\n`),
  empty: (reply) => reply.end(HEADER),
  unknown: (reply) => reply.writeHead(200, { 'content-type': 'text/html' }).end('No data'),
  gone: (reply) => reply.writeHead(404).end(),
  spent: (reply) => reply.end('Exceeded the daily hits limit'),
  busy: (reply) => reply.writeHead(429).end(),
  broken: (reply) => reply.writeHead(500).end('Date,Close'),
  page: (reply) =>
    reply.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Sign in</title>'),
  picture: (reply) => reply.writeHead(200, { 'content-type': 'image/png' }).end('Date,Close'),
  garbage: (reply) => reply.end(Buffer.from([0, 255, 254, 34, 10, 13, 128])),
  silence: (reply) => reply.end(),
  large: (reply) => reply.end('x'.repeat(6_000_000)),
  cut: (reply) => reply.socket?.destroy(),
  slow: () => undefined,
};

beforeAll(async () => {
  server = await startLocalServer((request, reply) => {
    asked.push(request.url ?? '');
    answers[new URL(request.url ?? '', server.url).searchParams.get('s') ?? '']?.(reply);
  });
});
afterAll(() => server.close());

const provider = () =>
  httpPrices(`${server.url}q/d/l/?s={ticker}&d1={from}&d2={toIso}&i=d`, {
    allowsHttp: false,
    allowedHosts: [server.host],
    totalMs: 500,
  });

it('asks for the ticker and the days, and reads the closes of those days', async () => {
  asked = [];
  const { prices, skipped } = await provider().list('good', FROM, TO);
  expect(asked).toEqual(['/q/d/l/?s=good&d1=20260301&d2=2026-03-31&i=d']);
  expect([prices, skipped]).toEqual([
    [
      { day: FROM + 1, price: 10.5 },
      { day: FROM + 3, price: 11 },
    ],
    1,
  ]);
});

it('lets no ticker change the address', async () => {
  expect((await provider().list('b&b/x?', FROM, TO)).prices).toHaveLength(1);
});

it('reads a table without rows as a ticker without prices', async () => {
  expect(await provider().list('empty', FROM, TO)).toEqual({ prices: [], splits: [], skipped: 0 });
});

it.each([
  ['unknown', 'no-data'],
  ['gone', 'no-data'],
  ['spent', 'limit'],
  ['busy', 'limit'],
  ['broken', 'unreachable'],
  ['page', 'unreadable'],
  ['picture', 'unreadable'],
  ['garbage', 'unreadable'],
  ['silence', 'unreadable'],
  ['large', 'too-large'],
  ['cut', 'unreachable'],
  ['slow', 'unreachable'],
])('reports %s as %s', async (ticker, problem) => {
  const failure: unknown = await provider()
    .list(ticker, FROM, TO)
    .catch((error: unknown) => error);
  expect(failure instanceof PriceFailure ? failure.problem : failure).toBe(problem);
});

it('contacts no internal server unless the operator has allowed it', async () => {
  const before = server.connections();
  const failure: unknown = await httpPrices(`${server.url}?s={ticker}`, {
    allowsHttp: true,
    allowedHosts: [],
  })
    .list('good', FROM, TO)
    .catch((error: unknown) => error);
  expect([failure instanceof PriceFailure && failure.problem, server.connections()]).toEqual([
    'unreachable',
    before,
  ]);
});
