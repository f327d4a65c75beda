// E-36: a thousand connections that send their headers or their body byte by byte, or do not read their answer, while ordinary people work.

import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { listCompanies } from '@vigilo/contract/companies';
import { percentile } from '../../bench/testing/statistics.ts';
import type { Experiment } from '../testing/experiment.ts';
import { atLeast, atMost, stated } from '../testing/experiment.ts';
import { runPacedLoad } from '../testing/paced-load.ts';
import { ADMIN, withSite } from '../testing/site.ts';

const SLOW = 1_000;
const MS = 60_000;
/** They come from several addresses: one alone may not have so many. */
const ADDRESSES = 4;
const DRIP_MS = 1_000;
const PER_SECOND = 40;
const ORDINARY = 8;
const LEAST_SUCCESS = 99.9;
const LONGEST_MS = 1_000;

const KINDS = ['headers', 'body', 'reading'] as const;

export const experiment: Experiment = {
  title: 'a thousand slow connections',
  minutes: 3,
  run: (plan) =>
    withSite(
      {
        settings: { CONNECTIONS_PER_ADDRESS: '512' },
        tenant: { companies: Array.from({ length: 200 }, (_, i) => ({ ticker: `S${i}` })) },
      },
      async (site) => {
        const client = await site.as(ADMIN);
        const port = Number(new URL(site.node().url).port);
        const token = client.token ?? '';
        const over = new AbortController();
        const counts = { opened: 0, closed: 0 };
        const slow = Array.from({ length: plan.size(SLOW) }, (_, i) =>
          keepSlow(port, token, i, over.signal, counts),
        );
        await sleep(1_000);
        const load = { port, token, connections: ORDINARY, perSecond: PER_SECOND, ms: plan.size(MS) };
        const next = () => ({ method: 'POST' as const, path: listCompanies.path, body: '{"limit":10}' });
        const { statuses, times } = await runPacedLoad({ ...load, next });
        over.abort();
        await Promise.all(slow);
        const share = (statuses.get(200) / statuses.sum()) * 100;
        return {
          lines: [
            `${plan.size(SLOW)} connections from ${ADDRESSES} addresses of this machine, a third each: one byte of a header each second, one byte of a body each second, a large answer that nobody reads. What the server closes is opened again. Meanwhile`,
            `${ORDINARY} connections ask for the listing ${PER_SECOND} times a second for ${plan.size(MS) / 1000} s.`,
          ],
          counts: {
            'slow connections opened': counts.opened,
            'closed by the server': counts.closed,
            ...statuses.toCounts('answers '),
          },
          findings: [
            atLeast('ordinary requests answered with 200', share, LEAST_SUCCESS, '%', statuses.sum()),
            atMost('p99 of ordinary requests', percentile(times, 0.99), LONGEST_MS, 'ms', times.length),
            stated('slow connections closed by the server', String(counts.closed), counts.opened),
          ],
        };
      },
    ),
};

async function keepSlow(
  port: number,
  token: string,
  number: number,
  over: AbortSignal,
  counts: { opened: number; closed: number },
): Promise<void> {
  const kind = KINDS[number % KINDS.length] ?? 'headers';
  while (!over.aborted) {
    const socket = connect({ port, host: '127.0.0.1', localAddress: `127.0.0.${2 + (number % ADDRESSES)}` });
    socket.on('error', () => undefined);
    counts.opened += 1;
    await drip(socket, kind, token, over);
    counts.closed += over.aborted ? 0 : 1;
    socket.destroy();
    await sleep(DRIP_MS, undefined, { signal: over }).catch(() => undefined);
  }
}

/** Resolves when the connection is closed, or it is over. */
async function drip(
  socket: Socket,
  kind: (typeof KINDS)[number],
  token: string,
  over: AbortSignal,
): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
  });
  const stop = new AbortController();
  const send = async () => {
    const head = `host: 127.0.0.1\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\n`;
    if (kind === 'headers') socket.write('POST /vigilo-rti/getCompanies HTTP/1.1\r\nx-slow: ');
    else if (kind === 'body')
      socket.write(`POST /vigilo-rti/getCompanies HTTP/1.1\r\n${head}content-length: 5000\r\n\r\n{`);
    else {
      socket.pause();
      socket.write(`GET /api/docs/json HTTP/1.1\r\n${head}\r\n`.repeat(20));
      return;
    }
    while (!stop.signal.aborted && !over.aborted && !socket.destroyed) {
      socket.write(' ');
      await sleep(DRIP_MS, undefined, { signal: over }).catch(() => undefined);
    }
  };
  const sending = send();
  await Promise.race([
    closed,
    new Promise((resolve) => over.addEventListener('abort', resolve, { once: true })),
  ]);
  stop.abort();
  socket.destroy();
  await sending;
}
