// The baseline, in its own process: the statements of a product call, sent by `pg` alone without framework, guard, schema or mapping of rows, and by
// default without HTTP. Each statement is sent as the product sends it: text and values, unprepared, one after another on one connection of the pool,
// including BEGIN and COMMIT.

import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import pg from 'pg';
import type { BareCall, BareOrder, BareResult } from './bare-messages.ts';

const POOL = 10;

let pool: pg.Pool | undefined;
let calls: readonly BareCall[] = [];
let next = 0;

async function runCall(call: BareCall): Promise<unknown[]> {
  if (!pool) throw new Error('The pool is not open yet');
  const client = await pool.connect();
  try {
    let rows: unknown[] = [];
    for (const { text, values } of call) {
      const result = await client.query(text, [...values]);
      if (Array.isArray(result.rows) && result.rows.length > 0) rows = result.rows;
    }
    return rows;
  } finally {
    client.release();
  }
}

function takeCall(): BareCall {
  const call = calls[next % calls.length];
  if (!call) throw new Error('There are no calls to make');
  next += 1;
  return call;
}

async function run(connections: number, forMs: number): Promise<BareResult> {
  const latencies: number[] = [];
  const begun = performance.now();
  const connection = async () => {
    while (performance.now() - begun < forMs) {
      const at = performance.now();
      await runCall(takeCall());
      latencies.push(performance.now() - at);
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  return { latencies, perSecond: latencies.length / ((performance.now() - begun) / 1000) };
}

/** The same behind Node's HTTP server, to measure the cost of HTTP itself. */
function serve(): Promise<number> {
  const server = createServer((request, reply) => {
    drain(request)
      .then(() => runCall(takeCall()))
      .then((rows) => reply.setHeader('content-type', 'application/json').end(toResponseText(rows)))
      .catch((error: unknown) => reply.writeHead(500).end(String(error)));
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}

/** A single column named json is text that PostgreSQL has already written. */
function toResponseText(rows: readonly unknown[]): string {
  const [first] = rows;
  if (typeof first === 'object' && first !== null && 'json' in first && typeof first.json === 'string')
    return first.json;
  return JSON.stringify(rows);
}

async function drain(request: IncomingMessage): Promise<void> {
  for await (const part of request) if (!part) break;
}

async function runOrder(order: BareOrder): Promise<unknown> {
  if (order.kind === 'open') {
    pool = new pg.Pool({ connectionString: order.url, max: POOL });
    return serve();
  }
  if (order.kind === 'calls') {
    calls = order.calls.map((call) =>
      call.map(({ text, values }) => ({ text: order.texts[text] ?? '', values })),
    );
    next = 0;
    return calls.length;
  }
  return run(order.connections, order.ms);
}

process.once('disconnect', () => process.exit(0));

async function answer(order: BareOrder): Promise<void> {
  try {
    process.send?.({ result: await runOrder(order) });
  } catch (error) {
    process.send?.({ error: String(error) });
  }
}

// Orders come from bare-process.ts alone, whose type they have.
process.on('message', (order: BareOrder) => void answer(order));
