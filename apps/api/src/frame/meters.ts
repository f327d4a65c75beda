// What is measured of a running process, for Prometheus: calls, jobs, connections, queues, feeds, and Node itself. Labels are names that the product has a
// fixed number of, never what a user sent.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { isArchivingFailing } from './archiver.queries.ts';
import { countJobs } from './job-states.queries.ts';
import type { Database } from './tables.ts';
import { withinTime } from './turns.ts';

/** Seconds. */
const CALL_BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const JOB_BUCKETS = [0.05, 0.25, 1, 5, 15, 60, 300, 900];
const MILLISECONDS = 1000;
/** Prometheus waits for 10 s by default: a silent database must be told from a process that is gone. */
const ANSWER_MS = 2000;

/** Connections of a pool, and requests that wait for one. */
export interface Connections {
  readonly busy: number;
  readonly idle: number;
  readonly waiting: number;
}

export interface FeedCounts {
  readonly followed: number;
  readonly failing: number;
  /** Seconds that the one waiting longest is late; 0 where none is. */
  readonly late: number;
}

export interface Watched {
  /** Whether the database is the embedded one. */
  readonly isEmbedded: boolean;
  readonly pools: Readonly<Record<string, () => Connections>>;
  /** Is asked for the jobs, and whether it answers. */
  readonly db: Database;
  readonly countFeeds: () => Promise<FeedCounts>;
}

export class Meters {
  readonly #registry = new Registry();
  readonly #refreshers: (() => Promise<void>)[] = [];
  readonly #calls = new Histogram({
    name: 'vigilo_call_seconds',
    help: 'Time until the answer of a call was sent, by call and status',
    labelNames: ['call', 'status'],
    buckets: CALL_BUCKETS,
    registers: [this.#registry],
  });
  readonly #jobs = new Histogram({
    name: 'vigilo_job_seconds',
    help: 'Time that a job took, by queue and whether it was done or failed',
    labelNames: ['queue', 'outcome'],
    buckets: JOB_BUCKETS,
    registers: [this.#registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
  }

  /** Measures every call of a server; what lasts until its reader goes is none. */
  watchCalls(server: FastifyInstance): void {
    server.addHook('onResponse', (request, reply, done) => {
      const call = nameOfCall(request);
      if (call !== null)
        this.#calls.observe({ call, status: reply.statusCode }, reply.elapsedTime / MILLISECONDS);
      done();
    });
  }

  /** @param ms how long it took */
  addJob(queue: string, outcome: 'done' | 'failed', ms: number): void {
    this.#jobs.observe({ queue, outcome }, ms / MILLISECONDS);
  }

  /** Asks for the state of things whenever the measures are read. */
  watch({ isEmbedded, pools, db, countFeeds }: Watched): void {
    this.#addGauge('vigilo_database_embedded', 'Whether the database is the embedded one', []).set(
      isEmbedded ? 1 : 0,
    );
    this.#watchPools(pools);
    this.#watchJobs(db);
    this.#watchArchive(db);
    this.#watchFeeds(countFeeds);
  }

  /** @param hears whether what changes is heard at once */
  watchHearing(hears: () => boolean): void {
    const gauge = this.#addGauge('vigilo_changes_heard', 'Whether what changes is heard at once', []);
    this.#refreshers.push(async () => gauge.set(hears() ? 1 : 0));
  }

  /** All measures as Prometheus reads them. */
  async read(): Promise<string> {
    await Promise.all(this.#refreshers.map((refresh) => refresh()));
    return this.#registry.metrics();
  }

  get mediaType(): string {
    return this.#registry.contentType;
  }

  #watchPools(pools: Watched['pools']): void {
    const gauge = this.#addGauge('vigilo_pool_connections', 'Connections by pool and state', [
      'pool',
      'state',
    ]);
    this.#refreshers.push(async () => {
      for (const [pool, count] of Object.entries(pools))
        for (const [state, value] of Object.entries(count())) gauge.set({ pool, state }, value);
    });
  }

  #watchJobs(db: Database): void {
    const labels = ['queue', 'state'];
    const jobs = this.#addGauge('vigilo_jobs', 'Jobs that are due, under way or given up', labels);
    const ages = this.#addGauge('vigilo_job_age_seconds', 'Age of the oldest such job', labels);
    const up = this.#addGauge('vigilo_database_up', 'Whether the database answered just now', []);
    this.#refreshers.push(async () => {
      const states = await askSoon(countJobs(db));
      up.set(states === null ? 0 : 1);
      jobs.reset();
      ages.reset();
      for (const { queue, state, count, age } of states ?? []) {
        jobs.set({ queue, state }, count);
        ages.set({ queue, state }, age);
      }
    });
  }

  #watchArchive(db: Database): void {
    const failing = this.#addGauge(
      'vigilo_archive_failing',
      'Whether the newest piece of the write-ahead log could not be archived',
      [],
    );
    this.#refreshers.push(async () => {
      const isFailing = await askSoon(isArchivingFailing(db));
      if (isFailing !== null) failing.set(isFailing ? 1 : 0);
    });
  }

  #watchFeeds(countFeeds: Watched['countFeeds']): void {
    const feeds = this.#addGauge('vigilo_feeds', 'Feeds that are followed, and those that fail', ['state']);
    const late = this.#addGauge('vigilo_feed_late_seconds', 'How late the latest feed is', []);
    this.#refreshers.push(async () => {
      const counts = await askSoon(countFeeds());
      feeds.reset();
      late.reset();
      if (counts === null) return;
      feeds.set({ state: 'followed' }, counts.followed);
      feeds.set({ state: 'failing' }, counts.failing);
      late.set(counts.late);
    });
  }

  #addGauge(name: string, help: string, labelNames: readonly string[]): Gauge {
    return new Gauge({ name, help, labelNames, registers: [this.#registry] });
  }
}

/** What the database answers; null where it does not, or not soon. */
function askSoon<T>(answer: Promise<T>): Promise<T | null> {
  return withinTime(ANSWER_MS, answer).catch(() => null);
}

/** As the contract has it, with the names of its parameters; all else is one. */
function nameOfCall({ routeOptions }: FastifyRequest): string | null {
  const { call } = routeOptions.config;
  if (!call) return 'other';
  return 'file' in call.reply && call.reply.file === 'text/event-stream'
    ? null
    : `${call.method} ${call.path}`;
}
