// E-12: a migration of an empty database is killed at an instant of its course, the process or its connections; then it is run again, and once more. After
// the kill the schema is the old one or the new one, afterwards the new one, and the last run changes nothing.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { migrate } from '../../apps/api/src/app/migrate.ts';
import { startThrowAwayServer } from '../../tools/testing/throw-away-server.ts';
import type { ThrowAwayServer } from '../../tools/testing/throw-away-server.ts';
import type { Experiment } from '../testing/experiment.ts';
import { noneOf, stated } from '../testing/experiment.ts';
import { doRounds } from '../testing/rounds.ts';

const ROUNDS = 40;
const PROCESS = fileURLToPath(new URL('migrate-process.ts', import.meta.url));

/** Columns, constraints, policies, grants and migrations of the product's tables. */
const SCHEMA = `SELECT md5(coalesce(string_agg(line, E'\\n' ORDER BY line), '')) AS digest, count(*)::int AS lines FROM (
  SELECT concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) AS line FROM information_schema.columns WHERE table_schema = 'public' AND table_name NOT LIKE 'kysely%'
  UNION ALL SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND conrelid::regclass::text NOT LIKE 'kysely%'
  UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' AND tablename NOT LIKE 'kysely%') lines`;
const REST = `SELECT md5(string_agg(line, E'\\n' ORDER BY line)) AS digest FROM (
  SELECT concat_ws(' ', tablename, policyname, cmd, qual, with_check) AS line FROM pg_policies
  UNION ALL SELECT concat_ws(' ', table_schema, table_name, grantee, privilege_type) FROM information_schema.role_table_grants WHERE table_schema IN ('public', 'pgboss')
  UNION ALL SELECT name FROM pgboss.queue
  UNION ALL SELECT name FROM kysely_migration) lines`;

interface Seen {
  between: number;
  notFinished: number;
  notRepeatable: number;
  /** Kills that came before anything, in the midst, and too late. */
  early: number;
  late: number;
}

export const experiment: Experiment = {
  title: 'a migration killed in its course',
  minutes: 5,
  async run(plan) {
    const server = await startThrowAwayServer();
    try {
      await runOn(server, 'reference', (urls) => migrate({ ...urls }));
      const whole = await describe(server, 'reference');
      const begun = performance.now();
      await runOn(server, 'timed', (urls) => migrate({ ...urls }));
      const duration = performance.now() - begun;
      const seen: Seen = { between: 0, notFinished: 0, notRepeatable: 0, early: 0, late: 0 };
      const total = plan.size(ROUNDS);
      const rounds = await doRounds(plan, total, 1, (round) =>
        killOnce(server, `round_${round}`, (duration * (round + 0.5)) / total, round % 2 === 0, whole, seen),
      );
      return {
        lines: [
          `${rounds} databases are migrated from nothing in a process that is killed (SIGKILL), or whose connections are ended, at instants spread evenly over the ${Math.round(duration)} ms that it takes. The schema is compared with the old one (nothing) and the new one by all columns,`,
          'constraints and indexes; after the second run by policies, grants and queues as well.',
        ],
        counts: {
          rounds,
          'kills before the schema changed': seen.early,
          'kills after it changed': seen.late,
        },
        findings: [
          noneOf('kills that leave a schema that is neither old nor new', seen.between, rounds),
          noneOf('second runs that do not end with the new one', seen.notFinished, rounds),
          noneOf('third runs that change something', seen.notRepeatable, rounds),
          stated('kills that came before and after the change', `${seen.early} and ${seen.late}`, rounds),
        ],
      };
    } finally {
      await server.remove();
    }
  },
};

interface Urls {
  readonly ownerUrl: string;
  readonly appRole: string;
}

function urlOf(server: ThrowAwayServer, name: string): string {
  return Object.assign(new URL(server.ownerUrl), { pathname: `/${name}` }).href;
}

/** Works on a new database of this name. */
async function runOn<T>(server: ThrowAwayServer, name: string, work: (urls: Urls) => Promise<T>): Promise<T> {
  await query(server.ownerUrl, `CREATE DATABASE ${name}`);
  return work({ ownerUrl: urlOf(server, name), appRole: new URL(server.appUrl).username });
}

async function killOnce(
  server: ThrowAwayServer,
  name: string,
  afterMs: number,
  isProcess: boolean,
  whole: { readonly schema: string; readonly rest: string },
  seen: Seen,
): Promise<void> {
  await runOn(server, name, async ({ ownerUrl, appRole }) => {
    const child = spawn(process.execPath, [PROCESS, ownerUrl, appRole], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const ended = once(child, 'exit');
    await once(child.stdout, 'data');
    await sleep(afterMs);
    if (isProcess) child.kill('SIGKILL');
    else
      await query(
        server.ownerUrl,
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
      );
    await ended;
    const { digest, lines } = await describeSchema(ownerUrl);
    seen.early += lines === 0 ? 1 : 0;
    seen.late += digest === whole.schema ? 1 : 0;
    seen.between += lines === 0 || digest === whole.schema ? 0 : 1;
    await migrate({ ownerUrl, appRole });
    const after = await describe(server, name);
    seen.notFinished += after.schema === whole.schema && after.rest === whole.rest ? 0 : 1;
    const again = await migrate({ ownerUrl, appRole });
    const last = await describe(server, name);
    const isSame = again.length === 0 && last.schema === after.schema && last.rest === after.rest;
    seen.notRepeatable += isSame ? 0 : 1;
  });
  await query(server.ownerUrl, `DROP DATABASE ${name} WITH (FORCE)`);
}

async function describe(
  server: ThrowAwayServer,
  name: string,
): Promise<{ readonly schema: string; readonly rest: string }> {
  const ownerUrl = urlOf(server, name);
  const { digest } = await describeSchema(ownerUrl);
  const [rest] = await query(ownerUrl, REST);
  return { schema: digest, rest: String(rest?.['digest']) };
}

async function describeSchema(ownerUrl: string): Promise<{ digest: string; lines: number }> {
  const [row] = await query(ownerUrl, SCHEMA);
  return { digest: String(row?.['digest']), lines: Number(row?.['lines']) };
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}
