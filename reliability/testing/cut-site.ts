// An installation as a power cut left it: its PostgreSQL is started on the disk of that moment, and what is there is compared with what must be.

import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { startEmbeddedPostgres } from '../../apps/api/src/adapters/embedded-postgres/embedded-postgres.ts';
import { checkSeals } from '../../apps/api/src/audit/audit-seals.service.ts';
import { readConfig } from '../../apps/api/src/frame/config.ts';
import type { OpenDatabase } from '../../apps/api/src/frame/database.ts';
import { inTenant, openDatabase } from '../../apps/api/src/frame/database.ts';
import type { CutDisk } from './cut-disk.ts';
import { listFileKeys, nameForJournal } from './file-writers.ts';
import type { JournalEntry } from './journal.ts';
import { acknowledgedAt } from './journal.ts';
import type { NamedFile } from './named-files.ts';
import { listNamedFiles } from './named-files.ts';
import { Tally } from './rounds.ts';
import { checkScores } from './score-check.ts';
import type { Site } from './site.ts';
import { checkWritten } from './writers.ts';

const POOL = 2;
const RECENT_MS = 1_000;
const KEYS = ['session-secret', 'audit-key'] as const;
/** Of each kind of fault so many are told of each cut. */
const REPORTED = 2;
const quiet = () => undefined;

/** A moment at which the disk was kept. */
export interface Cut {
  readonly name: string;
  /** How many writes the journal had before it. */
  readonly noted: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

export interface CutSite {
  readonly disk: CutDisk;
  /** Its product has ended. */
  readonly site: Site;
  /** All of the journal. */
  readonly entries: readonly JournalEntry[];
  readonly writers: number;
  readonly uploaders: number;
}

/** What may be wrong after a cut. */
export type Fault =
  | 'databases that do not start or cannot be read'
  | 'acknowledged writes lost'
  | 'acknowledged files lost'
  | 'rows whose file is absent, short or another'
  | 'halves of a transaction'
  | 'scores that are not those of the events'
  | 'keys that are not the ones in use'
  | 'broken seals';

/** What was looked at. */
type Looked =
  | 'rows that name files'
  | 'companies'
  | 'keys'
  | 'seals'
  | 'recent'
  | 'under way'
  | 'under way, lost';

/** What is told of by a name of its own: found after several cuts, it is one. */
const NAMED: ReadonlySet<Fault> = new Set([
  'acknowledged writes lost',
  'acknowledged files lost',
  'rows whose file is absent, short or another',
  'broken seals',
]);

export class Seen {
  /** What is wrong, a line each. */
  readonly notes: string[] = [];
  /** Cuts after which anything was. */
  readonly bad = new Set<string>();
  readonly #looked = new Tally();
  readonly #most = new Map<Looked, number>();
  readonly #found = new Map<Fault, Set<string>>();

  /** Over all cuts. */
  sum(what: Looked): number {
    return this.#looked.get(what);
  }

  /** After one cut: of what is looked at after each, that is how much there is. */
  most(what: Looked): number {
    return this.#most.get(what) ?? 0;
  }

  faults(fault: Fault): number {
    return this.#found.get(fault)?.size ?? 0;
  }

  look(what: Looked, times: number): void {
    this.#looked.add(what, times);
    this.#most.set(what, Math.max(this.most(what), times));
  }

  tell({ name }: Cut, fault: Fault, found: readonly string[]): void {
    if (found.length === 0) return;
    this.bad.add(name);
    this.notes.push(...found.slice(0, REPORTED).map((each) => `${name}, ${fault}: ${each}`));
    const all = this.#found.get(fault) ?? new Set();
    this.#found.set(fault, all);
    found.forEach((each, i) => all.add(NAMED.has(fault) ? each : `${name} ${i}`));
  }
}

/** Looks at the disk of a cut, and throws it away. */
export async function lookAtCut(where: CutSite, cut: Cut, seen: Seen): Promise<void> {
  await where.disk.lookAt(cut.name, async (root) => {
    const folder = join(root, relative(where.disk.folder, where.site.folder));
    await compareKeys(where.site.folder, folder, cut, seen);
    try {
      const dataDir = join(folder, 'postgres');
      const server = await startEmbeddedPostgres({ dataDir, log: quiet, onExit: quiet });
      const db = openDatabase({ url: server.appUrl, pool: POOL, onError: quiet });
      const query: Site['query'] = (work) => inTenant(db, where.site.tenant.id, work);
      try {
        const files = await compareFiles(where, cut, { folder, query }, seen);
        await compareWrites(where, cut, { query, files }, seen);
        await checkWhole(where, cut, { db, folder, query }, seen);
      } finally {
        await db.destroy();
        await server.stop();
      }
    } catch (error) {
      seen.tell(cut, 'databases that do not start or cannot be read', [String(error).split('\n')[0] ?? '']);
    }
  });
}

/** Without its keys the product does not start, and nobody can tell any more whether the audit log is as it was written. */
async function compareKeys(used: string, folder: string, cut: Cut, seen: Seen): Promise<void> {
  for (const name of KEYS) {
    seen.look('keys', 1);
    const kept = await readFile(join(folder, name), 'utf8').catch(() => null);
    if (kept !== (await readFile(join(used, name), 'utf8')))
      seen.tell(cut, 'keys that are not the ones in use', [
        kept === null ? `${name} is absent` : `${name} has ${kept.length} characters`,
      ]);
  }
}

async function compareFiles(
  { site }: CutSite,
  cut: Cut,
  { folder, query }: { folder: string; query: Site['query'] },
  seen: Seen,
): Promise<NamedFile[]> {
  const files = await listNamedFiles(readConfig({ DATA_DIR: folder }), site.tenant.id, query);
  seen.look('rows that name files', files.filter(({ state }) => state !== 'not needed').length);
  const bad = files.filter(({ state }) => state !== 'whole' && state !== 'not needed');
  seen.tell(
    cut,
    'rows whose file is absent, short or another',
    bad.map(({ table, id, state }) => `${table} ${id}: ${state}`),
  );
  return files;
}

async function compareWrites(
  { site, entries, writers, uploaders }: CutSite,
  cut: Cut,
  { query, files }: { query: Site['query']; files: readonly NamedFile[] },
  seen: Seen,
): Promise<void> {
  const { must, underWay } = acknowledgedAt(entries, cut.noted);
  const written = await checkWritten({ tenant: site.tenant, query }, must, writers);
  seen.tell(cut, 'acknowledged writes lost', written.lost);
  seen.tell(
    cut,
    'halves of a transaction',
    Array.from({ length: written.halves }, () => 'event or audit'),
  );
  const there = new Map<string, Set<string>>();
  for (const file of files)
    there.set(file.table, (there.get(file.table) ?? new Set()).add(nameForJournal(file)));
  for (const [key, table] of listFileKeys(uploaders))
    seen.tell(cut, 'acknowledged files lost', must.listMissing(key, there.get(table) ?? new Set()));
  const added = underWay.filter(({ kind, key }) => kind === 'add' && key !== 'reports');
  const titles = await query((tx) =>
    tx.selectFrom('events').select('title').where('tenant_id', '=', site.tenant.id).execute(),
  );
  const all = new Set([
    ...titles.map(({ title }) => title),
    ...[...there.values()].flatMap((each) => [...each]),
  ]);
  seen.look('under way', added.length);
  seen.look('under way, lost', added.filter(({ value }) => !all.has(value)).length);
  const recent = entries
    .slice(0, cut.noted)
    .filter(({ at, isAcknowledged }) => isAcknowledged && at > cut.at - RECENT_MS);
  seen.look('recent', recent.length);
}

async function checkWhole(
  { site }: CutSite,
  cut: Cut,
  { db, folder, query }: { db: OpenDatabase; folder: string; query: Site['query'] },
  seen: Seen,
): Promise<void> {
  const { companies, different } = await checkScores(db, site.tenant.id);
  seen.look('companies', companies);
  seen.tell(
    cut,
    'scores that are not those of the events',
    Array.from({ length: different }, () => 'a company'),
  );
  const key = await readFile(join(folder, 'audit-key'), 'utf8').catch(() => '');
  const { sealed, faults } = await query((tx) => checkSeals(tx, key, site.tenant.id));
  seen.look('seals', sealed);
  seen.tell(
    cut,
    'broken seals',
    faults.map(({ kind, number }) => `${kind} ${number}`),
  );
}
