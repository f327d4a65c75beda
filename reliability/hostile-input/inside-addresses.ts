// E-22: addresses that lead inside, in every spelling that some parser takes, at each place where the product asks an address that is not its own: the
// feed of a company, the webhook of a client, and the provider of share prices, which redirects to them. A canary on loopback counts who comes.

import type { FetchRules, Resolver } from '../../apps/api/src/adapters/guarded-fetch/fetch-rules.ts';
import { makeResolver } from '../../apps/api/src/adapters/guarded-fetch/resolve-name.ts';
import { insideUrls, NAMES } from '../../apps/api/src/adapters/guarded-fetch/testing/inside-urls.ts';
import type { LocalServer } from '../../apps/api/src/adapters/guarded-fetch/testing/local-server.ts';
import { startLocalServer } from '../../apps/api/src/adapters/guarded-fetch/testing/local-server.ts';
import { startNameServer } from '../../apps/api/src/adapters/guarded-fetch/testing/name-server.ts';
import type { FeedReader } from '../../apps/api/src/adapters/news-feed/feed-reader.ts';
import { makeFeedReader } from '../../apps/api/src/adapters/news-feed/feed-reader.ts';
import { httpPrices } from '../../apps/api/src/adapters/share-price/http-prices.ts';
import { PriceFailure } from '../../apps/api/src/adapters/share-price/share-price-provider.ts';
import { sendToWebhook } from '../../apps/api/src/adapters/webhook/webhook.ts';
import { fetchFeed } from '../../apps/api/src/news/fetch-feed.ts';
import type { Experiment, Plan } from '../testing/experiment.ts';
import { noneOf } from '../testing/experiment.ts';
import { doRounds, Tally } from '../testing/rounds.ts';

const REDIRECTS = [301, 302, 303, 307, 308] as const;
/** The longest chain that is followed, so that the address inside is what refuses it. */
const HOPS = 3;
const REBINDINGS = 60;
const AT_ONCE = 8;
/** Of the documentation networks nothing answers; this one is public and, without a way out of this machine, as silent. */
const PUBLIC_ADDRESS = '93.184.215.14';
const CONNECT_MS = 300;
const DAY = 20_000;
const FEED = {
  tenantId: '',
  companyId: '',
  foundUrl: null,
  etag: null,
  lastModified: null,
  bodyHash: null,
  failures: 0,
  problem: null,
  intervalMinutes: 60,
} as const;
const ORDER = { secret: 'secret', deliveryId: 'delivery', body: '{}', now: 0 } as const;

/** Answers that tell that nobody was asked. */
const REFUSALS = new Set(['bad-url', 'not-allowed', 'unreachable', 'too-many-redirects', 'unreadable']);

/** A place of the product that asks an address; resolves with what it says became of it. */
type Sink = (url: string, rules: FetchRules) => Promise<string>;

interface Hits {
  /** Connections to the canary. */
  readonly hits: number;
  readonly tries: number;
}

export const experiment: Experiment = {
  title: 'addresses that lead inside',
  minutes: 6,
  async run(plan) {
    const canary = await startLocalServer((_request, reply) => reply.end('<rss/>'));
    const guide = await startGuide();
    const reader = makeFeedReader();
    try {
      const sinks = listSinks(reader, guide);
      const urls = insideUrls(canary.port);
      const chosen = urls.slice(0, plan.size(urls.length));
      const rules = makeRules(canary, guide);
      const answers = new Tally();
      const ask = (address: (url: string, at: number) => string) =>
        countHits(canary, chosen.length * sinks.size, plan, async (at) => {
          const url = chosen[at % chosen.length] ?? '';
          const [name = '', sink] = [...sinks][Math.floor(at / chosen.length)] ?? [];
          const answer = (await sink?.(address(url, at), rules)) ?? 'not asked';
          answers.add(REFUSALS.has(answer) ? answer : `${answer} (${name})`);
        });
      const entered = await ask((url) => url);
      const redirected = await ask((url, at) => guide.leadTo(url, at));
      const rebound = await rebind(plan, sinks, canary);
      return {
        lines: [
          `${chosen.length} spellings, entered and at the end of one to ${HOPS} redirects (${REDIRECTS.join(', ')}) from a server that is allowed, at ${sinks.size} places: ${[...sinks.keys()].join(', ')}.`,
          "The rules let through http and the canary's port, so that nothing but the address itself refuses it. A name server answers for a name with an address that was allowed and with loopback in turns, its answers",
          'valid for no time. Relative addresses at the end of redirects lead back to the server itself.',
        ],
        counts: { spellings: chosen.length, places: sinks.size, ...answers.toCounts('answered ') },
        findings: [
          noneOf('connections to the canary, address entered', entered.hits, entered.tries),
          noneOf(
            'connections to the canary, address at the end of redirects',
            redirected.hits,
            redirected.tries,
          ),
          noneOf(
            'connections to the canary, name that changes what it resolves to',
            rebound.hits,
            rebound.tries,
          ),
        ],
      };
    } finally {
      await Promise.all([canary.close(), guide.server.close(), reader.close()]);
    }
  },
};

async function countHits(
  canary: LocalServer,
  tries: number,
  plan: Plan,
  attempt: (at: number) => Promise<void>,
): Promise<Hits> {
  const before = canary.connections();
  const done = await doRounds(plan, tries, AT_ONCE, attempt);
  return { hits: canary.connections() - before, tries: done };
}

const resolveInside: Resolver = async (name) =>
  (NAMES[name.replace(/\.$/, '')] ?? ['127.0.0.1']).map((address) => ({
    address,
    family: address.includes(':') ? 6 : 4,
  }));

function makeRules(canary: LocalServer, { server }: Guide): FetchRules {
  return { allowsHttp: true, allowedHosts: [server.host], ports: [canary.port], resolve: resolveInside };
}

/** The places, each with its own way to ask. */
function listSinks(reader: FeedReader, guide: Guide): ReadonlyMap<string, Sink> {
  const feed =
    (kind: 'rss' | 'press'): Sink =>
    async (url, rules) => {
      const asked = { ...FEED, kind, url };
      return (await fetchFeed(asked, rules, reader, Date.now())).problem ?? 'read';
    };
  return new Map<string, Sink>([
    ['feed of a company', feed('rss')],
    ['press releases of a company', feed('press')],
    [
      'webhook of a client',
      async (url, rules) => (await sendToWebhook({ ...ORDER, url }, rules)).failure || 'sent',
    ],
    [
      'share prices',
      (url, rules) =>
        // The address is the operator's: only where it leads may be somebody else's.
        httpPrices(url.startsWith(guide.server.url) ? url : guide.leadTo(url, 0), rules)
          .list('AAA', DAY, DAY)
          .then(
            () => 'read',
            (error: unknown) =>
              error instanceof PriceFailure ? (error.message.split(':', 1)[0] ?? '') : String(error),
          ),
    ],
  ]);
}

interface Guide {
  readonly server: LocalServer;
  /** An address of the server that leads to the given one, over one to {@link HOPS} redirects. */
  leadTo(url: string, number: number): string;
}

/** A server that stands for an allowed one outside, and redirects. */
async function startGuide(): Promise<Guide> {
  const targets: string[] = [];
  const server = await startLocalServer((request, reply) => {
    const [, target = '', hops = ''] = (request.url ?? '').split('/');
    const left = Number(hops);
    const location =
      left > 1 ? `/${target}/${left - 1}` : encodeURI((targets[Number(target)] ?? '').toWellFormed());
    reply.writeHead(REDIRECTS[(Number(target) + left) % REDIRECTS.length] ?? 302, { location }).end();
  });
  return {
    server,
    leadTo: (url, number) => `${server.url}${targets.push(url) - 1}/${1 + (number % HOPS)}`,
  };
}

/** A name that leads to a server that was allowed and to the canary in turns: the second time nobody allowed it. */
async function rebind(plan: Plan, sinks: ReadonlyMap<string, Sink>, canary: LocalServer): Promise<Hits> {
  const nameServer = await startNameServer((number) => (number % 2 === 1 ? PUBLIC_ADDRESS : '127.0.0.1'));
  const rules: FetchRules = {
    allowsHttp: true,
    allowedHosts: [],
    ports: [canary.port],
    resolve: makeResolver([nameServer.address]),
    connectMs: CONNECT_MS,
    totalMs: CONNECT_MS,
  };
  try {
    return await countHits(canary, plan.size(REBINDINGS) * sinks.size, plan, async (at) => {
      const sink = [...sinks.values()][at % sinks.size];
      await sink?.(`http://rebinding.example:${canary.port}/`, rules);
    });
  } finally {
    nameServer.close();
  }
}
