// Whatever is sent, no call breaks (security.md S31): what the contract does not allow is refused with 400 naming the fields, and nothing
// ever ends in a failure of the server.

import {
  checkCredentials,
  addResetToken,
  refreshSession,
  signIn as signInCall,
  signOut,
} from '@vigilo/contract/sign-in';
import { addImport } from '@vigilo/contract/imports';
import type { Call } from '@vigilo/contract/call';
import {
  addCompanies,
  changeCompanies,
  changeCompany,
  listCompanies,
  listScoreChanges,
} from '@vigilo/contract/companies';
import { COMPANY_FILTERS } from '@vigilo/domain/companies/fields';
import { addEvent, changeEvent } from '@vigilo/contract/events';
import { ingestEvents } from '@vigilo/contract/news';
import { addSource, addTopic } from '@vigilo/contract/tenants';
import { dayFromTimestamp } from '@vigilo/domain/scoring/day';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Json } from './testing/bad-input.ts';
import { everyNastyTwin, NASTY_TEXTS, plausible, spoilt } from './testing/bad-input.ts';
import type { NamedCall } from './testing/contract-calls.ts';
import { isServed, listContractCalls } from './testing/contract-calls.ts';
import { makeEventExample } from './testing/event-example.ts';
import { RAW_BODIES } from './testing/raw-bodies.ts';
import type { TestReply } from './testing/test-client.ts';
import { signIn, TestClient } from './testing/test-client.ts';
import type { TestServer } from './testing/test-server.ts';
import { startTestServer } from './testing/test-server.ts';
import { isServerFault } from './testing/probes.ts';
import { addTestTenant } from './testing/test-tenant.ts';

const SEED = 20_261_120;
const BODIES = 1600;
const PATHS = 500;
const AT_ONCE = 6;
/** Thousands of requests on a machine that may be busy. */
const PATIENCE_MS = 180_000;
const JSON_TYPE = { 'content-type': 'application/json' };

let server: TestServer;
let admin: TestClient;
let calls: NamedCall[];
let ids: string[];
/** Bodies that pass the rules behind the schema too, where a random one seldom does. */
const examples = new Map<Call, Json>();

beforeAll(async () => {
  server = await startTestServer();
  const today = dayFromTimestamp(Date.now());
  const tickers = ['AAA', 'BBB', 'CCC'];
  const companies = tickers.map((ticker) => ({
    ticker,
    events: [{ day: today - 3, type: 'Company' as const, score: 100 }],
  }));
  const tenant = await addTestTenant(server, {
    companies,
    users: [{ email: 'admin@vigilo.test', role: 'Admin' }],
  });
  admin = await signIn(server, 'admin@vigilo.test');
  ids = tickers.map((ticker) => tenant.companyId(ticker));
  await addEventExamples();
  addCompanyExamples();
  calls = (await listContractCalls()).filter((named) => isServed(server, named));
});

afterAll(() => server.stop());

async function addEventExamples(): Promise<void> {
  const event = makeEventExample(ids[0] ?? '');
  examples.set(addEvent, event);
  await admin.call(addSource, { body: { name: event.source } });
  await admin.call(addTopic, { body: { name: event.topic } });
  const added = await admin.call(addEvent, {
    body: {
      ...event,
      impact: 'Positive',
      event: 'Company',
      title: 'Another story',
      url: 'https://news.test/2',
    },
  });
  examples.set(changeEvent, {
    ...event,
    _id: added.data._id,
    previousScore: 0.3,
    previousPublishedDate: event.date,
    previousEventType: 'Company',
  });
  examples.set(ingestEvents, {
    source: 'Wire',
    items: [
      {
        ticker: 'AAA',
        title: 'A story',
        url: 'https://news.test/1',
        summary: 'What happened',
        source: 'Wire',
        date: '2026-11-01',
        id: '1',
      },
    ],
  });
}

function addCompanyExamples(): void {
  const search = {
    searchQuery: 'a',
    advanceSearchParams: Object.fromEntries(COMPANY_FILTERS.map((name) => [name, ['a']])),
    asOf: '2026-11-01',
  };
  examples.set(listCompanies, { ...search, page: 1, limit: 10, sort: 'ticker' });
  const classified = {
    companyName: 'A name',
    businessDescription: 'Sells.',
    sector: 'Energy',
    industry: 'Coal',
    country: 'Spain',
    region: 'EMEA',
    entityType: 'Public',
    creditRiskRatingST: 'A',
    creditRiskRatingLT: null,
    pressReleaseUrl: 'https://a.test/',
    rssFeedUrl: '',
  };
  examples.set(changeCompany, { companyID: ids[1] ?? '', Company: classified, version: 1 });
  examples.set(changeCompanies, {
    changes: [{ companyID: ids[1] ?? '', Company: { companyName: 'Another' }, CompanyStatus: 'Initiated' }],
  });
  examples.set(addCompanies, { arrayOfCompanies: [{ ticker: 'DDD', ...classified }] });
  examples.set(listScoreChanges, { companyIDs: ids, asOf: '2026-11-01' });
}

interface Probe {
  readonly named: NamedCall;
  /** What stands for the request where it goes wrong. */
  readonly sent: string;
  readonly send: () => Promise<TestReply>;
  /** Whether the contract allows it. */
  readonly isAllowed: boolean;
}

/** What is wrong with the answer to a probe, or null. */
function findFault({ isAllowed }: Probe, reply: TestReply): string | null {
  if (isServerFault(reply)) return `${reply.status} ${reply.text.slice(0, 200)}`;
  if (reply.status >= 400) {
    const { code, fields = {} } = reply.problem();
    if (isAllowed) return null;
    if (reply.status !== 400 || code !== 'invalid-input') return `${reply.status} ${code} where 400 was due`;
    const named = Object.keys(fields);
    return named.length > 0 && named.every((path) => /^(body|query|params)(\.|$)/.test(path))
      ? null
      : `names no field: ${reply.text.slice(0, 200)}`;
  }
  return isAllowed ? null : `${reply.status} where the contract allows it not`;
}

/** Sends all of them, some at a time, and tells what went wrong, once for each call and fault. */
async function listFaults(probes: readonly Probe[]): Promise<string[]> {
  const faults = new Map<string, string>();
  const left = probes.values();
  const work = async () => {
    for (const probe of left) {
      const reply = await probe.send();
      const fault = findFault(probe, reply);
      if (fault !== null)
        faults.set(
          `${probe.named.title} ${fault.replace(/req-\w+/, '').slice(0, 60)}`,
          `${probe.named.title} ${probe.sent.slice(0, 300)}: ${fault}`,
        );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return [...faults.values()];
}

function buildPath({ call }: NamedCall, params: Readonly<Record<string, string>> = {}): string {
  return call.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(params[name] ?? (name === 'lang' ? 'en' : (ids[0] ?? ''))),
  );
}

/** Signing out would end the session that everything else is sent with. */
function isHarmless({ named, isAllowed }: Probe): boolean {
  return named.call !== signOut || !isAllowed;
}

describe('a body', () => {
  it(
    `of ${BODIES} spoilt ones breaks no call, and each wrong field is named`,
    async () => {
      const withBody = calls.flatMap((named) => (named.call.body ? [{ named, body: named.call.body }] : []));
      const probes = withBody.flatMap(({ named, body }, i) => {
        const schema = z.toJSONSchema(body, { target: 'draft-7', io: 'input', unrepresentable: 'any' });
        const base = plausible(schema as object, ids); // a schema is what the generator reads
        const example = examples.get(named.call);
        return fc
          .sample(spoilt(example === undefined ? base : fc.oneof(base, fc.constant(example))), {
            numRuns: Math.ceil(BODIES / withBody.length),
            seed: SEED + i,
          })
          .map((value): Probe => {
            const sent = JSON.stringify(value);
            const send = () =>
              admin.send(named.call.method, buildPath(named), { raw: sent, headers: JSON_TYPE });
            return { named, sent, send, isAllowed: body.safeParse(value ?? {}).success };
          });
      });
      expect(probes.length).toBeGreaterThanOrEqual(BODIES);
      expect(probes.filter(({ isAllowed }) => !isAllowed).length).toBeGreaterThan(BODIES / 3);
      expect(await listFaults(probes.filter(isHarmless))).toEqual([]);
    },
    PATIENCE_MS,
  );

  it(
    'that is right but for one nasty text or number breaks no call',
    async () => {
      const probes = [...examples].flatMap(([call, example]) => {
        const named = { call, title: `${call.method} ${call.path}` };
        return everyNastyTwin(example).map((value): Probe => ({
          named,
          sent: JSON.stringify(value),
          send: () => admin.post(call.path, value),
          isAllowed: call.body?.safeParse(value).success ?? false,
        }));
      });
      expect(probes.length).toBeGreaterThan(1000);
      expect(await listFaults(probes)).toEqual([]);
    },
    PATIENCE_MS,
  );

  it(
    'that is no JSON, or JSON of another kind, breaks no call',
    async () => {
      const probes = calls
        .filter(({ call }) => call.method !== 'GET')
        .flatMap((named) =>
          RAW_BODIES.map(([raw, type]): Probe => ({
            named,
            sent: `${type} ${raw}`,
            send: () =>
              admin.send(named.call.method, buildPath(named), { raw, headers: { 'content-type': type } }),
            isAllowed: true,
          })),
        );
      expect(await listFaults(probes.filter(({ named }) => named.call !== signOut))).toEqual([]);
    },
    PATIENCE_MS,
  );

  it('of many wrong fields gets a short answer', async () => {
    const manyFields = Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`field${i}`, 1]));
    const manyValues = { advanceSearchParams: { ticker: Array.from({ length: 500_000 }, () => 1) } };
    for (const body of [manyFields, manyValues]) {
      const reply = await admin.post(listCompanies.path, body);
      expect(reply.status).toBe(400);
      expect(Object.keys(reply.problem().fields ?? {}).length).toBeGreaterThan(0);
      expect(reply.bytes.length).toBeLessThan(100_000);
    }
  });
});

describe('a path and its query', () => {
  it(
    `of ${PATHS} odd ones break no call`,
    async () => {
      const withInput = calls.filter(({ call }) => call.params ?? call.query);
      const text = fc.oneof(
        fc.constantFrom(...NASTY_TEXTS.filter((nasty) => nasty.length < 2000)),
        fc.string({ unit: 'binary', maxLength: 30 }),
      );
      const probes = withInput.flatMap((named, i) => {
        const names = Object.keys(
          z.toJSONSchema(named.call.query ?? z.object({}), { io: 'input', unrepresentable: 'any' })
            .properties ?? {},
        );
        const query = fc.array(fc.tuple(fc.constantFrom(...names, 'unknown', '__proto__', 'asOf[]'), text), {
          maxLength: 3,
        });
        const params = fc.oneof(fc.constant(ids[0] ?? ''), text);
        return fc
          .sample(fc.record({ query, param: params }), {
            numRuns: Math.ceil(PATHS / withInput.length),
            seed: SEED + i,
          })
          .map(({ query: pairs, param }): Probe => {
            const search = pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
            const path = `${named.call.path.replaceAll(/\{\w+\}/g, encode(param))}?${search}`;
            return {
              named,
              sent: path,
              send: () =>
                named.call.body
                  ? admin.send(named.call.method, path, { raw: '{}', headers: JSON_TYPE })
                  : admin.send(named.call.method, path),
              isAllowed: true,
            };
          });
      });
      expect(await listFaults(probes)).toEqual([]);
    },
    PATIENCE_MS,
  );

  it('that asks for what is not in the contract is refused with the names', async () => {
    const id = ids[0] ?? '';
    const refusals: readonly (readonly [string, readonly string[]])[] = [
      [`/vigilo-rti/getCompanyByID/${id}?asof=2026-01-01`, ['query.asof']],
      [`/vigilo-rti/getCompanyByID/${id}?asOf=2026-02-30`, ['query.asOf']],
      [`/vigilo-rti/getCompanyByID/${id}?asOf=2026-01-01&asOf=2026-01-02`, ['query.asOf']],
      ['/vigilo-rti/getCompanyByID/1?x=1&y=2', ['params.id', 'query.x', 'query.y']],
      ['/assets/i18n/xx.json', ['params.lang']],
    ];
    for (const [path, fields] of refusals) {
      const reply = await admin.get(path);
      expect([path, reply.status, Object.keys(reply.problem().fields ?? {}).toSorted()]).toEqual([
        path,
        400,
        fields,
      ]);
    }
  });
});

describe('the character NUL', () => {
  it(
    'in the query of any call is refused before it reaches the database, the tenant before sign-in too',
    async () => {
      const visitor = new TestClient(server);
      const publicCalls = calls.filter(({ call }) => call.permission === 'public');
      expect(publicCalls.length).toBeGreaterThan(10);
      for (const named of publicCalls) {
        for (const [query, field] of [
          ['tenant=%00', 'query.tenant'],
          ['tenant=scry%00', 'query.tenant'],
          ['a=b%00', 'query.a'],
          ['%00=1', 'query'],
        ] as const) {
          const reply = await visitor.send(
            named.call.method,
            `${buildPath(named)}?${query}`,
            named.call.method === 'GET' ? {} : { raw: '{}', headers: JSON_TYPE },
          );
          expect([named.title, query, reply.status]).toEqual([named.title, query, 400]);
          expect(Object.keys(reply.problem().fields ?? {})).toContain(field);
        }
      }
      const probes = calls.flatMap((named) =>
        ['tenant=%00', 'a=%00', '%00'].map((query): Probe => {
          const path = `${buildPath(named)}?${query}`;
          const body = named.call.method === 'GET' ? {} : { raw: '{}', headers: JSON_TYPE };
          return {
            named,
            sent: path,
            send: () => admin.send(named.call.method, path, body),
            isAllowed: true,
          };
        }),
      );
      expect(await listFaults(probes)).toEqual([]);
    },
    PATIENCE_MS,
  );

  it('in paths, cookies, languages, names of files and their forms breaks nothing', async () => {
    const visitor = new TestClient(server);
    const replies = [
      await visitor.get('/%00'),
      await visitor.get('/assets/%00.json'),
      await visitor.get('/assets/i18n/en%00.json'),
      await visitor.get('/vigilo-rti/%00'),
      await admin.get('/vigilo-rti/getCompanyByID/%00'),
    ];
    for (const name of ['token', 'tenant', 'refresh_token', '__Host-sid', '__Host-pre', 'sid', 'pre'])
      for (const { path } of [signInCall, refreshSession, checkCredentials, addResetToken])
        replies.push(
          await visitor.post(
            path,
            { email: 'admin@vigilo.test', password: 'wrong' },
            { headers: { cookie: `${name}=%00a`, 'sec-fetch-site': 'same-origin' } },
          ),
        );
    for (const [kind, file] of [
      ['companies\0', 'a.csv'],
      ['companies', 'a\0.csv'],
      ['companies', 'a%00.csv'],
    ] as const) {
      const form = new FormData();
      form.append('kind', kind);
      form.append('file', new Blob(['ticker,companyName\nA\0,B\0\n']), file);
      replies.push(await admin.upload(addImport.path, form));
    }
    expect(replies.filter(({ status }) => status >= 500).map(({ text }) => text)).toEqual([]);
  });
});

/** Percent-encodes also what encodeURIComponent cannot: half a surrogate pair. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

describe('valid input', () => {
  it('of many kinds is answered by every call', async () => {
    const reading = calls.filter(
      ({ call }) => call.body && call.permission === 'signed-in' && call !== signOut,
    );
    const probes = reading.flatMap((named, i) => {
      const schema = z.toJSONSchema(named.call.body ?? z.object({}), {
        target: 'draft-7',
        io: 'input',
        unrepresentable: 'any',
      });
      const shape = schema as object; // as above
      return fc.sample(plausible(shape, ids), { numRuns: 60, seed: SEED + i }).flatMap((value): Probe[] =>
        named.call.body?.safeParse(value).success
          ? [
              {
                named,
                sent: JSON.stringify(value),
                send: () => admin.send(named.call.method, buildPath(named), { body: value }),
                isAllowed: true,
              },
            ]
          : [],
      );
    });
    expect(probes.length).toBeGreaterThan(20);
    expect(await listFaults(probes)).toEqual([]);
  });
});
