// What Prometheus reads: on a port of its own, to whoever has the token, and by names that nobody can make up.

import { readFileSync } from 'node:fs';
import { getCompanyFeeds } from '@vigilo/contract/news';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../frame/config.ts';
import { TestClient, signIn } from './testing/test-client.ts';
import type { TestServer } from './testing/test-server.ts';
import { startTestServer } from './testing/test-server.ts';
import type { TestTenant } from './testing/test-tenant.ts';
import { addTestTenant } from './testing/test-tenant.ts';

const TOKEN = 'only-tests-read-measures-with-this';

let server: TestServer;
let tenant: TestTenant;

beforeAll(async () => {
  server = await startTestServer({ config: { METRICS_PORT: 0, METRICS_TOKEN: TOKEN } });
  tenant = await addTestTenant(server, {
    companies: [{ ticker: 'AAPL', name: 'Apple Inc.' }],
    users: [{ email: 'admin@t.test', role: 'Admin' }],
  });
});
afterAll(() => server.stop());

function ask(path = '/metrics', authorization = `Bearer ${TOKEN}`) {
  return fetch(`http://127.0.0.1:${server.product.metricsPort ?? 0}${path}`, { headers: { authorization } });
}

/** Values by name and labels. */
async function readMeasures(): Promise<Map<string, number>> {
  const text = await (await ask()).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
}

describe('the measures', () => {
  it('are for whoever has the token, and nothing else is served there', async () => {
    expect((await ask('/metrics', '')).status).toBe(401);
    expect((await ask('/metrics', 'Bearer wrong')).status).toBe(401);
    expect((await ask('/api/health')).status).toBe(404);
    expect((await ask()).headers.get('content-type')).toContain('text/plain');
    expect((await new TestClient(server).get('/metrics')).text).not.toContain('vigilo_');
  });

  it('count calls by their names in the contract and never by what was asked for', async () => {
    const admin = await signIn(server, 'admin@t.test');
    const id = tenant.companyId('AAPL');
    await admin.call(getCompanyFeeds, { params: { id } });
    await admin.get(getCompanyFeeds.path.replace('{id}', '00000000-0000-7000-8000-000000000000'));
    await admin.get('/api/v1/made-up-by-somebody');
    const measures = await readMeasures();
    const call = `vigilo_call_seconds_count{call="GET ${getCompanyFeeds.path}"`;
    expect([...measures].filter(([name]) => name.startsWith(call)).map(([, count]) => count)).toEqual([1, 1]);
    const names = [...measures.keys()].join('\n');
    expect(names).toContain('call="other"');
    for (const word of [id, 'made-up', 'admin@t.test', tenant.id]) expect(names).not.toContain(word);
  });

  it('tell of pools, waiting jobs, feeds and the database', async () => {
    await server.product.jobs.send('reports.make', { tenantId: tenant.id });
    const measures = await readMeasures();
    expect(measures.get('vigilo_database_embedded')).toBe(1);
    expect(measures.get('vigilo_database_up')).toBe(1);
    expect(measures.get('vigilo_archive_failing')).toBe(0);
    expect(measures.get('vigilo_pool_connections{pool="requests",state="waiting"}')).toBe(0);
    expect(measures.get('vigilo_pool_connections{pool="requests",state="idle"}')).toBeGreaterThan(0);
    expect(measures.get('vigilo_jobs{queue="reports.make",state="waiting"}')).toBe(1);
    expect(
      measures.get('vigilo_job_age_seconds{queue="reports.make",state="waiting"}'),
    ).toBeGreaterThanOrEqual(0);
    expect(measures.get('vigilo_feeds{state="followed"}')).toBe(0);
    expect(measures.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
  });
});

it('are there by every name that the alarms of docs/operations.md ask for', async () => {
  const text = await (await ask()).text();
  const names =
    readFileSync('docs/operations.md', 'utf8').match(/\b(?:vigilo|nodejs|process)_[a-z_\d]+(?=[{) [])/g) ??
    [];
  expect(names.length).toBeGreaterThan(12);
  const known = names.map((name) => name.replace(/_(?:count|bucket)$/, ''));
  expect(known.filter((name) => !text.includes(`# TYPE ${name} `))).toEqual([]);
});

it('are not open to other machines without a token', () => {
  const environment = { METRICS_PORT: '9090', METRICS_HOST: '0.0.0.0' };
  expect(() => readConfig(environment)).toThrow(ConfigError);
  expect(readConfig({ ...environment, METRICS_TOKEN: TOKEN }).METRICS_PORT).toBe(9090);
  expect(readConfig({ METRICS_PORT: '9090' }).METRICS_HOST).toBe('127.0.0.1');
});
