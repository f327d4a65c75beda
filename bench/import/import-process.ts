// Imports a file in a process of its own, so that its memory can be told from that of the measurement, and prints what it took as JSON.
// Words: the serving role's URL, the tenant's id, the file, the data folder.

import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { readConfig } from '../../apps/api/src/frame/config.ts';
import { openDatabase } from '../../apps/api/src/frame/database.ts';
import { checkImport } from '../../apps/api/src/imports/check-import.ts';
import { commitImport } from '../../apps/api/src/imports/commit-import.ts';
import { commandLine } from '../../apps/api/src/imports/importer.ts';
import {
  addImport,
  cancelImport,
  startCommit,
  startPreview,
} from '../../apps/api/src/imports/imports.service.ts';
import { getImport } from '../../apps/api/src/imports/import-list.service.ts';

export interface ImportTaken {
  readonly counts: {
    readonly add: number;
    readonly change: number;
    readonly unchanged: number;
    readonly refused: number;
  };
  readonly uploadSeconds: number;
  readonly checkSeconds: number;
  readonly commitSeconds: number;
  /** Highest resident memory of the whole process, in megabytes. */
  readonly peakMegabytes: number;
  /** And before the import began. */
  readonly startMegabytes: number;
}

async function run(appUrl: string, tenantId: string, file: string, dataDir: string): Promise<ImportTaken> {
  const config = { ...readConfig({}), DATA_DIR: dataDir };
  const db = openDatabase({ url: appUrl, pool: 3, onError: (error) => console.error(error.message) });
  const context = { db, config, now: Date.now, jobs: { send: async () => null } };
  const caller = commandLine(tenantId);
  const startMegabytes = process.memoryUsage().rss / 1e6;
  const seconds = stopwatch();
  try {
    const job = await addImport(context, caller, {
      kind: 'events',
      fileName: basename(file),
      content: createReadStream(file),
    });
    const uploadSeconds = seconds();
    const { check } = await startPreview(context, caller, job._id, {
      mapping: job.mapping,
      options: job.options,
      reading: {},
    });
    await checkImport(context, { tenantId, importId: job._id, attempt: check });
    const checkSeconds = seconds();
    const checked = await getImport(context, caller, job._id);
    if ((checked.counts?.add ?? 0) > 0) {
      await startCommit(context, caller, job._id, check);
      await commitImport(context, { tenantId, importId: job._id, attempt: check });
    } else {
      await cancelImport(context, caller, job._id);
    }
    const commitSeconds = seconds();
    const done = await getImport(context, caller, job._id);
    if (done.problem || !done.counts)
      throw new Error(`The import came to nothing: ${JSON.stringify(done.problem)}`);
    return {
      counts: done.counts,
      uploadSeconds,
      checkSeconds,
      commitSeconds,
      peakMegabytes: process.resourceUsage().maxRSS / 1000,
      startMegabytes,
    };
  } finally {
    await db.destroy();
  }
}

function stopwatch(): () => number {
  let last = performance.now();
  return () => {
    const now = performance.now();
    const seconds = (now - last) / 1000;
    last = now;
    return seconds;
  };
}

const [appUrl = '', tenantId = '', file = '', dataDir = ''] = process.argv.slice(2);
console.log(JSON.stringify(await run(appUrl, tenantId, file, dataDir)));
