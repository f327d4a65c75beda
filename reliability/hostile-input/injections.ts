// E-30: pieces of SQL, regular expressions and patterns of LIKE in every place of every call that takes a text: none ends in a failure of the server, none
// makes the database sleep, none brings more rows than nonsense does, and the letters of patterns mean themselves in searches.

import { listCompanies } from '@vigilo/contract/companies';
import { signOut } from '@vigilo/contract/sign-in';
import { listContractCalls } from '../../apps/api/src/app/testing/contract-calls.ts';
import { isServerFault } from '../../apps/api/src/app/testing/probes.ts';
import type { TestClient } from '../../apps/api/src/app/testing/test-client.ts';
import type { Experiment, Plan } from '../testing/experiment.ts';
import { noneOf } from '../testing/experiment.ts';
import { doRounds, Tally } from '../testing/rounds.ts';
import type { Site } from '../testing/site.ts';
import { ADMIN, withSite } from '../testing/site.ts';
import type { Place } from './each-place.ts';
import { listPlaces } from './each-place.ts';

const SLEEP_SECONDS = 8;
/** Slower than anything else here, faster than a database that sleeps. */
const SLEPT_MS = 6000;
const AT_ONCE = 4;

const SLEEPS = [
  `'; SELECT pg_sleep(${SLEEP_SECONDS})--`,
  `' || pg_sleep(${SLEEP_SECONDS}) || '`,
  `'||(SELECT 1 FROM pg_sleep(${SLEEP_SECONDS}))||'`,
  `1); SELECT pg_sleep(${SLEEP_SECONDS})--`,
  `1 AND 1=(SELECT 1 FROM pg_sleep(${SLEEP_SECONDS}))`,
  `"; SELECT pg_sleep(${SLEEP_SECONDS})--`,
  `$$; SELECT pg_sleep(${SLEEP_SECONDS}); $$`,
  `\\'; SELECT pg_sleep(${SLEEP_SECONDS})--`,
  `') UNION SELECT pg_sleep(${SLEEP_SECONDS})::text--`,
];
/** Each with a text of the same length that means nothing. */
const TAUTOLOGIES = [
  `' OR '1'='1`,
  `' OR 1=1--`,
  `') OR ('1'='1`,
  `" OR "1"="1`,
  `1 OR 1=1`,
  `' OR TRUE--`,
  `x' OR companies.id IS NOT NULL--`,
  `' UNION SELECT * FROM users--`,
];
const PATTERNS = [
  '%',
  '_',
  '%%',
  '__%',
  '\\',
  '\\%',
  '%\\',
  '.*',
  '^',
  '[',
  '(',
  '(?=',
  '(a+)+$',
  '*',
  '\\d',
  '$1',
  '?',
  ':a',
];
const BREAKERS = [`'`, `"`, `''`, `\\'`, `;`, `--`, `/*`, '`', `'"`, `%27`, `ʼ`, `＇`];

interface Probe {
  readonly title: string;
  readonly method: string;
  readonly place: Place;
  readonly text: string;
}

interface Found {
  readonly faults: Set<string>;
  readonly slept: Set<string>;
  readonly more: Set<string>;
  readonly statuses: Tally;
}

const COMPANIES = ['PLAIN', 'PER%CENT', 'UNDER_SCORE', 'BACK\\SLASH', 'DOT.STAR*'] as const;

export const experiment: Experiment = {
  title: 'pieces of SQL, of regular expressions and of patterns in every place',
  minutes: 25,
  run: (plan) =>
    withSite(
      {
        tenant: { companies: COMPANIES.map((name, i) => ({ ticker: `T${i}`, name })) },
        settings: { BUSY_AFTER_MS: '0', HEAVY_REQUESTS: '0' },
      },
      async (site) => {
        const client = await site.as(ADMIN);
        const probes = await listProbes(plan, site);
        const found: Found = { faults: new Set(), slept: new Set(), more: new Set(), statuses: new Tally() };
        const wanted = plan.size(probes.length);
        const step = probes.length / wanted;
        const done = await doRounds(plan, wanted, AT_ONCE, async (at) => {
          const probe = probes[Math.floor(at * step)];
          if (probe !== undefined) await send(client, probe, found);
        });
        const literal = await countPatterns(await site.as(ADMIN));
        const count = (texts: readonly string[]) => probes.filter(({ text }) => texts.includes(text)).length;
        const share = done / probes.length;
        return {
          lines: [
            `Every call of the contract but signing out, with each of its texts in turn replaced by ${SLEEPS.length} statements that sleep ${SLEEP_SECONDS} s, ${TAUTOLOGIES.length} that are always true, ${PATTERNS.length} patterns and ${BREAKERS.length} signs that end texts. What is always true is`,
            'sent beside nonsense of the same length. A slow answer counts where it is slow three times.',
            '',
            ...[...found.faults, ...found.slept, ...found.more, ...literal.wrong].map((line) => `- ${line}`),
          ],
          counts: { probes: done, ...found.statuses.toCounts('status ') },
          findings: [
            noneOf('failures of the server', found.faults.size, done),
            noneOf(
              'statements that ran (the database slept)',
              found.slept.size,
              Math.round(count(SLEEPS) * share),
            ),
            noneOf(
              'more rows by what is always true',
              found.more.size,
              Math.round(count(TAUTOLOGIES) * share),
            ),
            noneOf(
              'patterns that mean more than themselves in a search',
              literal.wrong.length,
              literal.tries,
            ),
          ],
        };
      },
    ),
};

async function listProbes(plan: Plan, site: Site): Promise<Probe[]> {
  const ids = COMPANIES.map((_name, i) => site.tenant.companyId(`T${i}`));
  const texts = [...SLEEPS, ...TAUTOLOGIES, ...PATTERNS, ...BREAKERS];
  const calls = (await listContractCalls()).filter(({ call }) => call !== signOut && !call.multipart);
  return calls.flatMap(({ call, title }, i) =>
    listPlaces(call, ids, plan.seed + i).flatMap((place) =>
      texts.map((text) => ({ title, method: call.method, place, text })),
    ),
  );
}

async function send(client: TestClient, probe: Probe, found: Found): Promise<void> {
  const { title, place, text } = probe;
  const where = `${title} ${place.name}`;
  const { reply, ms } = await ask(client, probe, text);
  found.statuses.add(reply.status);
  if (isServerFault(reply) && reply.status !== 503) found.faults.add(`${where}: ${reply.status} by ${text}`);
  if (SLEEPS.includes(text) && ms > SLEPT_MS) {
    const again = [await ask(client, probe, text), await ask(client, probe, text)];
    if (again.every((each) => each.ms > SLEPT_MS)) found.slept.add(`${where}: slept by ${text}`);
  }
  if (TAUTOLOGIES.includes(text) && reply.status === 200) {
    const nonsense = await ask(client, probe, 'q'.repeat(text.length));
    if (nonsense.reply.status === 200 && countRows(reply.text) > countRows(nonsense.reply.text))
      found.more.add(`${where}: more rows by ${text}`);
  }
}

async function ask(client: TestClient, { method, place }: Probe, text: string) {
  const { path, body } = place.put(text);
  const begun = performance.now();
  const reply = await client.send(method, path, method === 'GET' ? {} : { body: body ?? {} });
  return { reply, ms: performance.now() - begun };
}

/** How many ids an answer holds: each row has at least one. */
function countRows(text: string): number {
  return text.match(/"_?id":/g)?.length ?? 0;
}

/** Searches for the letters of patterns: what is found has them in its name. */
async function countPatterns(
  client: TestClient,
): Promise<{ readonly tries: number; readonly wrong: readonly string[] }> {
  const wrong: string[] = [];
  for (const pattern of PATTERNS) {
    const reply = await client.post(listCompanies.path, { searchQuery: pattern, page: 1, limit: 100 });
    const named = COMPANIES.filter((name) => reply.text.includes(JSON.stringify(name)));
    const meant = COMPANIES.filter((name, i) => name.includes(pattern) || `T${i}`.includes(pattern));
    if (reply.status !== 200 || named.join() !== meant.join())
      wrong.push(`search for ${pattern} answers ${reply.status} and finds ${named.join(', ')}`);
  }
  return { tries: PATTERNS.length, wrong };
}
