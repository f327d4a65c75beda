// E-12b: two processes of the product are ended (SIGTERM) and replaced in turn while two hundred requests a second come through something that does what a
// load balancer does: it asks each process whether it is ready four times a second, and sends to one that said so.

import { setTimeout as sleep } from 'node:timers/promises';
import { changeCompany, getCompany } from '@vigilo/contract/companies';
import type { TestClient } from '../../apps/api/src/app/testing/test-client.ts';
import type { ProductProcess } from '../../apps/api/src/app/testing/product-process.ts';
import type { Experiment } from '../testing/experiment.ts';
import { atMost, noneOf, stated } from '../testing/experiment.ts';
import { doRounds, Tally } from '../testing/rounds.ts';
import type { Site } from '../testing/site.ts';
import { ADMIN, withSite } from '../testing/site.ts';

const RESTARTS = 6;
const PER_SECOND = 200;
const TICK_MS = 20;
const POLL_MS = 250;
const DRAIN_SECONDS = 2;
const DRAIN_MS = 10_000;
const COMPANIES = 50;
const READY = '/api/health/ready';

interface Member {
  readonly node: ProductProcess;
  readonly client: TestClient;
  isReady: boolean;
}

export const experiment: Experiment = {
  title: 'two processes restarted in turn at 200 requests a second',
  minutes: 4,
  run: (plan) =>
    withSite(
      {
        nodes: 2,
        settings: { DRAIN_SECONDS: String(DRAIN_SECONDS) },
        tenant: {
          companies: Array.from({ length: COMPANIES }, (_, i) => ({
            ticker: `R${i}`,
            sector: 'Energy',
            industry: 'Coal',
            country: 'Spain',
            region: 'EMEA' as const,
          })),
        },
      },
      async (site) => {
        const balancer = new Balancer(site, plan.size(PER_SECOND));
        for (const number of [0, 1]) await balancer.join(number);
        const over = new AbortController();
        const working = [balancer.watch(over.signal), balancer.send(over.signal)];
        const drains: number[] = [];
        const restarts = await doRounds(plan, plan.size(RESTARTS), 1, async () => {
          await sleep(1000);
          drains.push(await balancer.replaceFirst());
        });
        await sleep(1000);
        over.abort();
        await Promise.all(working);
        const { reads, writes } = balancer;
        const failed = (tally: Tally) => tally.sum((status) => status !== '200');
        return {
          lines: [
            `Half of the requests read a company, half change one; a process is told to end, its place is taken by a new one, and so on in turn. A process says for ${DRAIN_SECONDS} s that it is not ready and still serves (DRAIN_SECONDS). A connection that is refused is`,
            'tried at the other process, as load balancers do; nothing else is.',
          ],
          counts: { restarts, ...reads.toCounts('reads '), ...writes.toCounts('changes ') },
          findings: [
            noneOf('changes that failed', failed(writes), writes.sum()),
            noneOf('reads that failed', failed(reads), reads.sum()),
            atMost('time from SIGTERM to its end, longest', Math.max(...drains), DRAIN_MS, 'ms', restarts),
            stated('requests a second', balancer.rate().toFixed(0), reads.sum() + writes.sum()),
          ],
        };
      },
    ),
};

class Balancer {
  readonly reads = new Tally();
  readonly writes = new Tally();
  readonly #site: Site;
  readonly #members: Member[] = [];
  readonly #perSecond: number;
  readonly #begun = performance.now();
  #next = 0;

  constructor(site: Site, perSecond: number) {
    this.#site = site;
    this.#perSecond = perSecond;
  }

  async join(number: number): Promise<void> {
    const client = await this.#site.as(ADMIN, number);
    this.#members.push({ node: this.#site.node(number), client, isReady: true });
  }

  rate(): number {
    return (this.reads.sum() + this.writes.sum()) / ((performance.now() - this.#begun) / 1000);
  }

  /** Ends the process that has run longest and starts another; returns the milliseconds that its end took. */
  async replaceFirst(): Promise<number> {
    const [first] = this.#members;
    if (!first) throw new Error('There is nobody to replace');
    const begun = performance.now();
    await first.node.end();
    const taken = performance.now() - begun;
    this.#members.splice(this.#members.indexOf(first), 1);
    this.#site.nodes.splice(this.#site.nodes.indexOf(first.node), 1);
    await this.#site.addNode();
    await this.join(this.#site.nodes.length - 1);
    return taken;
  }

  async watch(over: AbortSignal): Promise<void> {
    while (!over.aborted) {
      await Promise.all(
        this.#members.map(async (member) => {
          const status = await member.client.get(READY).then(
            (reply) => reply.status,
            () => 0,
          );
          member.isReady = status === 200;
        }),
      );
      await sleep(POLL_MS);
    }
  }

  /** Sends as many as are due, however slow the answers are. */
  async send(over: AbortSignal): Promise<void> {
    const sent: Promise<void>[] = [];
    const begun = performance.now();
    while (!over.aborted) {
      const due = ((performance.now() - begun) / 1000) * this.#perSecond;
      while (sent.length < due) sent.push(this.#sendOne(sent.length));
      await sleep(TICK_MS);
    }
    await Promise.all(sent);
  }

  async #sendOne(number: number): Promise<void> {
    const id = this.#site.tenant.companyId(`R${number % COMPANIES}`);
    const isRead = number % 2 === 0;
    const ask = (client: TestClient) =>
      isRead
        ? client.get(getCompany.path.replace('{id}', id))
        : client.post(changeCompany.path, {
            companyID: id,
            Company: { businessDescription: `Change ${number}` },
          });
    const status = await this.#pass(ask);
    (isRead ? this.reads : this.writes).add(status);
  }

  async #pass(ask: (client: TestClient) => ReturnType<TestClient['get']>): Promise<number | string> {
    for (let tries = 0; ; tries += 1) {
      const ready = this.#members.filter(({ isReady }) => isReady);
      this.#next += 1;
      const member = ready[this.#next % Math.max(1, ready.length)];
      if (!member) return 'nobody ready';
      try {
        return (await ask(member.client)).status;
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'no answer';
        if (code !== 'ECONNREFUSED' || tries > 0) return code;
        member.isReady = false;
      }
    }
  }
}
