// E-11b: the disk of the embedded database is lost under writers. What the archive holds is brought back at another place: nothing that was acknowledged more
// than a minute before is missing, and what is there is whole.

import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../../apps/api/src/adapters/embedded-postgres/embedded-postgres.ts';
import { readConfig } from '../../apps/api/src/frame/config.ts';
import type { OpenDatabase } from '../../apps/api/src/frame/database.ts';
import { inTenant, openDatabase } from '../../apps/api/src/frame/database.ts';
import { keepArchive } from '../../tools/archive/keep-archive.ts';
import { restoreArchive } from '../../tools/archive/restore-archive.ts';
import type { Experiment } from '../testing/experiment.ts';
import { atMost, noneOf, stated } from '../testing/experiment.ts';
import { Journal, readJournal } from '../testing/journal.ts';
import { checkScores } from '../testing/score-check.ts';
import type { Site } from '../testing/site.ts';
import { withSite } from '../testing/site.ts';
import { tenantForWriters, Writers } from '../testing/writers.ts';

const WRITERS = 20;
const BEFORE_MS = 10_000;
/** Longer than the longest wait for the archive, so that some of it is there. */
const AFTER_MS = 150_000;
const LOST_SECONDS = 75;
const POOL = 2;
const MILLISECONDS = 1000;

const quiet = () => undefined;

export const experiment: Experiment = {
  title: 'the disk of the database lost under writers, and the archive brought back',
  minutes: 6,
  async run(plan) {
    const parent = await mkdtemp(join(tmpdir(), 'vigilo-lost-disk-'));
    await chmod(parent, 0o711);
    const archiveDir = join(parent, 'archive');
    const options = {
      isEmbedded: true,
      settings: { ARCHIVE_DIR: archiveDir },
      tenant: tenantForWriters(WRITERS),
    };
    try {
      return await withSite(options, async (site) => {
        const file = join(site.folder, 'journal');
        const crowd = new Writers(site, new Journal(file));
        await crowd.start(WRITERS);
        await sleep(plan.size(BEFORE_MS));
        const config = { MODE: 'production', DATA_DIR: site.folder, ARCHIVE_DIR: archiveDir };
        await keepArchive({ config: readConfig(config), withKeys: true, say: quiet });
        // A copy makes a checkpoint. A start makes none by itself, and what comes after it has to be archived in time as well.
        process.kill(await findServerPid(site), 'SIGKILL');
        await sleep(plan.size(AFTER_MS));
        const lost = await loseDisk(site);
        await crowd.end();
        const restoring = performance.now();
        const place = join(parent, 'restored');
        await mkdir(place, { mode: 0o711 });
        const where = readConfig({ MODE: 'production', DATA_DIR: place });
        await restoreArchive({ config: where, archiveDir, until: null, say: quiet });
        const seconds = (performance.now() - restoring) / MILLISECONDS;
        const found = await lookAt(place, site);
        const added = readJournal(file).filter(
          ({ kind, isAcknowledged }) => kind === 'add' && isAcknowledged,
        );
        const missing = added.filter(({ value }) => !found.titles.has(value));
        const oldest = Math.min(lost, ...missing.map(({ at }) => at));
        return {
          lines: [
            `${WRITERS} people write while the archive is kept; ${plan.size(BEFORE_MS) / MILLISECONDS} s after they began the database's files are copied and its PostgreSQL is killed, which is started again, ${plan.size(AFTER_MS) / MILLISECONDS} s later the server and its PostgreSQL are killed and never started again. The archive is restored at another place.`,
          ],
          counts: {
            'events acknowledged': added.length,
            'of them not in the archive': missing.length,
            'seconds of the restore': Math.round(seconds),
          },
          findings: [
            atMost(
              'age of the oldest lost event',
              (lost - oldest) / MILLISECONDS,
              LOST_SECONDS,
              's',
              added.length,
            ),
            noneOf('companies whose score is not that of their events', found.different, found.companies),
            stated('events brought back', String(found.titles.size)),
          ],
        };
      });
    } finally {
      await rm(parent, { recursive: true, force: true });
    }
  },
};

/** Kills server and database at once; returns when, in milliseconds. */
async function loseDisk(site: Site): Promise<number> {
  const pid = await findServerPid(site);
  site.node().child.kill('SIGKILL');
  process.kill(pid, 'SIGKILL');
  const at = Date.now();
  const [node] = site.nodes.splice(0);
  await node?.end();
  return at;
}

async function findServerPid(site: Site): Promise<number> {
  const text = await readFile(join(site.server.dataDir, 'cluster', 'postmaster.pid'), 'utf8');
  return Number(text.split('\n')[0]);
}

async function lookAt(
  place: string,
  site: Site,
): Promise<{ titles: Set<string>; different: number; companies: number }> {
  const server = await startEmbeddedPostgres({ dataDir: join(place, 'postgres'), log: quiet, onExit: quiet });
  const db = openDatabase({ url: server.appUrl, pool: POOL, onError: quiet });
  try {
    const { different, companies } = await checkScores(db, site.tenant.id);
    return { titles: await readTitles(db, site.tenant.id), different, companies };
  } finally {
    await db.destroy();
    await server.stop();
  }
}

async function readTitles(db: OpenDatabase, tenantId: string): Promise<Set<string>> {
  const rows = await inTenant(db, tenantId, (tx) =>
    tx.selectFrom('events').select('title').where('tenant_id', '=', tenantId).execute(),
  );
  return new Set(rows.map(({ title }) => title));
}
