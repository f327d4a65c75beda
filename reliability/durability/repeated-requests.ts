// E-07: requests that create something, each sent again with its key until it is answered, over networks that harm. Each creates one thing; a repeat is told
// to the letter what the first one was told, and a key that is used for something else is refused.

import { setTimeout as sleep } from 'node:timers/promises';
import { copyDocument } from '@vigilo/contract/digitise';
import { addEvent } from '@vigilo/contract/events';
import type { TestClient, TestReply } from '../../apps/api/src/app/testing/test-client.ts';
import { addTestDocument } from '../../apps/api/src/documents/testing/test-documents.ts';
import { newId } from '../../apps/api/src/frame/ids.ts';
import { draftEvent } from '../testing/drafts.ts';
import type { Experiment, Plan } from '../testing/experiment.ts';
import { noneOf } from '../testing/experiment.ts';
import type { Toxic } from '../testing/fault-proxy.ts';
import type { Proxies } from '../testing/harmed-site.ts';
import { withHarmedSite } from '../testing/harmed-site.ts';
import { askPatiently } from '../testing/patience.ts';
import { doRounds, isFault, Tally } from '../testing/rounds.ts';
import { checkScores } from '../testing/score-check.ts';
import type { Site } from '../testing/site.ts';
import { ADMIN } from '../testing/site.ts';

const OPERATIONS = 10_000;
const AT_ONCE = 16;
const COMPANIES = 40;
const PATIENCE_MS = 3_000;
const RETRY_MS = 50;
/** One in so many is sent once more after its answer, and once with another body. */
const REPEATED = 5;
const PHASE_MS = 3_000;
/** Harm that a request survives or not within its patience, in turn with none. */
const HARM: readonly (Toxic | null)[] = ['reset', null, 'cut', 'jitter', 'silence', null];

interface Seen {
  readonly statuses: Tally;
  /** Clients that nobody uses at the moment. */
  readonly free: TestClient[];
  events: number;
  copies: number;
  repeats: number;
  differing: number;
  notRefused: number;
  refusedWrongly: number;
}

export const experiment: Experiment = {
  title: 'requests that create, repeated over a network that harms',
  minutes: 8,
  async run(plan) {
    const tickers = Array.from({ length: COMPANIES }, (_, i) => `K${i}`);
    const options = {
      tenant: {
        companies: tickers.map((ticker) => ({ ticker })),
        clients: [{ name: 'Own', companies: tickers }],
      },
    };
    return withHarmedSite(options, plan.seed, async (site, proxies) => {
      const clientId = site.tenant.clientId('Own');
      const document = await addTestDocument(site.db, site.tenant.id, { clientId });
      const seen: Seen = {
        statuses: new Tally(),
        free: [],
        events: 0,
        copies: 0,
        repeats: 0,
        differing: 0,
        notRefused: 0,
        refusedWrongly: 0,
      };
      const done = await whileHarmed(proxies, () => operate(plan, site, proxies, document, seen));
      const stored = await countStored(site);
      const scores = await checkScores(site.db, site.tenant.id);
      const answers = seen.statuses.sum((status) => status !== 'no answer');
      return {
        lines: [
          `${AT_ONCE} people add events and copy a document (copies have nothing by which two of the same could be told), each request with a key, sent again after ${PATIENCE_MS / 1000} s without an answer until it is answered. The proxies before the product and`,
          `before PostgreSQL harm in turn, ${PHASE_MS / 1000} s each (${HARM.filter(Boolean).join(', ')}). Every fifth request is sent once more afterwards, and once with another body.`,
        ],
        counts: {
          operations: done,
          'events added': seen.events,
          'copies made': seen.copies,
          ...seen.statuses.toCounts('answers '),
        },
        findings: [
          noneOf('events more or fewer than requests', Math.abs(stored.events - seen.events), seen.events),
          noneOf('copies more or fewer than requests', Math.abs(stored.copies - seen.copies), seen.copies),
          noneOf('requests refused as if somebody else had made the thing', seen.refusedWrongly, done),
          noneOf('repeats that were told something else', seen.differing, seen.repeats),
          noneOf('keys used for something else and not refused with 422', seen.notRefused, seen.repeats),
          noneOf('companies whose score is not that of their events', scores.different, scores.companies),
          noneOf('answers from 500 but 503', seen.statuses.sum(isFault), answers),
        ],
      };
    });
  },
};

async function operate(
  plan: Plan,
  site: Site,
  proxies: Proxies,
  document: string,
  seen: Seen,
): Promise<number> {
  return doRounds(plan, plan.size(OPERATIONS), AT_ONCE, async (number) => {
    const key = newId();
    const isEvent = number % 2 === 0;
    const companyID = site.tenant.companyId(`K${number % COMPANIES}`);
    const body = isEvent ? draftEvent(companyID, key, 1 + (number % 200)) : { id: document };
    const path = isEvent ? addEvent.path : copyDocument.path;
    const first = await sendUntilAnswered(site, proxies, path, body, key, seen);
    if (first.status !== 200) {
      seen.refusedWrongly += 1;
      return;
    }
    seen.events += isEvent ? 1 : 0;
    seen.copies += isEvent ? 0 : 1;
    if (number % REPEATED !== 0) return;
    seen.repeats += 1;
    const second = await sendUntilAnswered(site, proxies, path, body, key, seen);
    seen.differing += second.text === first.text ? 0 : 1;
    const other = { ...body, ...(isEvent ? { title: `${key} other` } : { languages: ['eng'] }) };
    const third = await sendUntilAnswered(site, proxies, path, other, key, seen);
    seen.notRefused += third.status === 422 ? 0 : 1;
  });
}

/** An answer is what says that the request need not be sent again: neither silence, nor 503, nor that the first one still runs. */
async function sendUntilAnswered(
  site: Site,
  { product }: Proxies,
  path: string,
  body: object,
  key: string,
  { statuses, free }: Seen,
): Promise<TestReply> {
  for (;;) {
    const client = free.pop() ?? (await site.as(ADMIN, 0, product.port));
    const send = () => client.post(path, body, { headers: { 'idempotency-key': key } });
    const reply = await askPatiently(send, PATIENCE_MS);
    statuses.add(reply?.status ?? 'no answer');
    // The connections of one that was not answered may be silent for good.
    if (reply !== null) free.push(client);
    const isOpen = reply === null || reply.status === 503 || isStillRunning(reply);
    if (!isOpen) return reply;
    await sleep(RETRY_MS);
  }
}

function isStillRunning(reply: TestReply): boolean {
  return reply.status === 409 && reply.problem().code === 'still-running';
}

/** The harm of one proxy is never that of the other. */
async function whileHarmed<T>({ database, product }: Proxies, work: () => Promise<T>): Promise<T> {
  const over = new AbortController();
  const harm = async () => {
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      const [harmed, left] = turn % 2 === 0 ? [product, database] : [database, product];
      left.heal();
      harmed.heal();
      harmed.toxic = HARM[Math.floor(turn / 2) % HARM.length] ?? null;
      await sleep(PHASE_MS, undefined, { signal: over.signal }).catch(() => undefined);
    }
    product.heal();
    database.heal();
  };
  const harming = harm();
  try {
    return await work();
  } finally {
    over.abort();
    await harming;
  }
}

async function countStored(site: Site): Promise<{ events: number; copies: number }> {
  return site.query(async (tx) => {
    const events = await tx
      .selectFrom('events')
      .select('id')
      .where('tenant_id', '=', site.tenant.id)
      .execute();
    const copies = await tx
      .selectFrom('documents')
      .select('id')
      .where('tenant_id', '=', site.tenant.id)
      .where('copied_from', 'is not', null)
      .execute();
    return { events: events.length, copies: copies.length };
  });
}
