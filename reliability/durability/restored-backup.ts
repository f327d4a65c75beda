// E-11: a backup of a running installation while people write, restored into an empty place. Every table and file is as it was in the moment of the backup,
// and what was acknowledged before that moment is there.

import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { provideConnection } from '../../apps/api/src/adapters/embedded-postgres/connection-file.ts';
import { startEmbeddedPostgres } from '../../apps/api/src/adapters/embedded-postgres/embedded-postgres.ts';
import { readConfig } from '../../apps/api/src/frame/config.ts';
import { openReadableSource, withClient } from '../../tools/backup/installation.ts';
import { makeBackup } from '../../tools/backup/make-backup.ts';
import { restoreBackup } from '../../tools/backup/restore-backup.ts';
import { listTables, measureTable } from '../../tools/backup/tables.queries.ts';
import type { Experiment } from '../testing/experiment.ts';
import { atMost, noneOf } from '../testing/experiment.ts';
import { Journal } from '../testing/journal.ts';
import { withSite } from '../testing/site.ts';
import { tenantForWriters, Writers } from '../testing/writers.ts';

const WRITERS = 20;
const BEFORE_MS = 15_000;
const AFTER_MS = 2_000;
const RESTORE_SECONDS = 900;

const quiet = () => undefined;

export const experiment: Experiment = {
  title: 'a backup under writers, restored',
  minutes: 4,
  run: (plan) =>
    withSite({ isEmbedded: true, tenant: tenantForWriters(WRITERS) }, async (site) => {
      const journal = new Journal(join(site.folder, 'journal'));
      const crowd = new Writers(site, journal);
      await crowd.start(WRITERS);
      await sleep(plan.size(BEFORE_MS));
      const folder = join(site.folder, 'backup');
      const config = readConfig({ MODE: 'production', DATA_DIR: site.folder });
      const acknowledged = journal.acknowledged;
      let moment = new Map<string, string>();
      const begun = performance.now();
      const manifest = await makeBackup({
        config,
        folder,
        withKeys: true,
        say: quiet,
        onSnapshot: async (name) => {
          moment = await measure((await openReadableSource(config, quiet)).readerUrl, name);
          // What is written now belongs to no backup.
          await sleep(AFTER_MS);
        },
      });
      const taken = (performance.now() - begun) / 1000;
      await crowd.end();
      const other = join(site.folder, 'restored');
      await mkdir(other, { mode: 0o711 });
      const restoring = performance.now();
      const place = readConfig({ MODE: 'production', DATA_DIR: other });
      await restoreBackup({ config: place, folder, say: quiet });
      const seconds = (performance.now() - restoring) / 1000;
      const restored = await measureRestored(other);
      const different = [...moment].filter(([table, sum]) => restored.get(table) !== sum);
      const later = journal.acknowledged - acknowledged;
      await rm(other, { recursive: true, force: true });
      return {
        lines: [
          `${WRITERS} people write for ${plan.size(BEFORE_MS) / 1000} s, then a backup is made while they go on, and restored into an empty data folder with a PostgreSQL of its own. Rows and a hash of every table are taken in the moment of the backup and after the restore.`,
          ...different.map(([table]) => `- differs: ${table}`),
        ],
        counts: {
          tables: moment.size,
          'writes acknowledged before the backup': acknowledged,
          'writes acknowledged meanwhile and afterwards': later,
          'seconds of the backup': Math.round(taken),
        },
        findings: [
          noneOf('tables that differ', different.length, moment.size),
          noneOf('files that the backup misses', manifest.missingFiles.length, 1),
          atMost('time of the restore', seconds, RESTORE_SECONDS, 's', 1),
        ],
      };
    }),
};

/** What was not sealed yet is sealed when the backup checks the log; jobs have clocks of their own. */
const OWN = /audit_(?:seals|heads)|pgboss/;

async function measure(url: string, snapshot?: string): Promise<Map<string, string>> {
  return withClient(url, async (client) => {
    await client.query("SET TimeZone = 'UTC'; BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    if (snapshot !== undefined) await client.query(`SET TRANSACTION SNAPSHOT '${snapshot}'`);
    const measured = new Map<string, string>();
    for (const table of await listTables(client))
      if (!OWN.test(table.name)) measured.set(table.name, JSON.stringify(await measureTable(client, table)));
    return measured;
  });
}

async function measureRestored(folder: string): Promise<Map<string, string>> {
  const server = await startEmbeddedPostgres({
    dataDir: join(folder, 'postgres'),
    log: quiet,
    onExit: quiet,
  });
  try {
    const { superuserPassword } = await provideConnection(server.dataDir);
    const url = Object.assign(new URL(server.ownerUrl), {
      username: 'vigilo_superuser',
      password: superuserPassword,
    });
    return await measure(url.href);
  } finally {
    await server.stop();
  }
}
