// `npm run import -- companies|events|prices FILE` `-- ccrr FILE ...` and `-- documents FOLDER`: imports a file as the screen does, whole or not at all, without a user and without a queue.
// Ends with 1 where nothing could be imported, with 2 where the words cannot be understood.

import { createReadStream, createWriteStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ImportJob } from '@vigilo/contract/imports';
import { Client } from 'pg';
import { ConfigError, readConfig } from '../../apps/api/src/frame/config.ts';
import { openDatabase } from '../../apps/api/src/frame/database.ts';
import { openJobQueue } from '../../apps/api/src/frame/job-queue.ts';
import { checkImport } from '../../apps/api/src/imports/check-import.ts';
import { commitImport } from '../../apps/api/src/imports/commit-import.ts';
import { ImportFailure } from '../../apps/api/src/imports/import-failure.ts';
import { commandLine } from '../../apps/api/src/imports/importer.ts';
import type { QueueContext } from '../../apps/api/src/imports/imports.service.ts';
import {
  addImport,
  cancelImport,
  changeImportReading,
  startCommit,
  startPreview,
} from '../../apps/api/src/imports/imports.service.ts';
import { getImport, getRefusedFile, getRows } from '../../apps/api/src/imports/import-list.service.ts';
import { findTenant, listTenants } from '../../apps/api/src/tenants/tenants.service.ts';
import type { ImportArguments } from './arguments.ts';
import { mergeMapping, readArguments, USAGE, UsageError } from './arguments.ts';
import { importCcrrs, readCcrrArguments } from './ccrr.ts';
import { importDocuments, readDocumentArguments } from './documents.ts';
import { openInstallation } from '../open-installation.ts';
import {
  endProgress,
  printMapping,
  printMatches,
  printNotes,
  printOutcome,
  printProgress,
  printRefusals,
} from './print.ts';

const LOOK_MS = 300;
const REFUSED_SHOWN = 20;
const MATCHES_SHOWN = 200;
/** Bigger imports are followed by the housekeeping that the database would do a minute later. */
const MANY_ROWS = 10_000;

async function main(words: readonly string[]): Promise<number> {
  if (words[0] === 'ccrr') return importCcrrFiles(words.slice(1));
  if (words[0] === 'documents') return importDocumentFolder(words.slice(1));
  const args = readArguments(words);
  const file = resolve(process.env['INIT_CWD'] ?? '.', args.file);
  await access(file).catch(() => {
    throw new UsageError(`There is no file ${file} that can be read.`);
  });
  return withContext(async (context, ownerUrl) => {
    const { job, code } = await run(context, args, file);
    if (job.state === 'done' && job.kind !== 'companies' && (job.counts?.add ?? 0) >= MANY_ROWS)
      await tidy(ownerUrl);
    return code;
  });
}

async function importCcrrFiles(words: readonly string[]): Promise<number> {
  const { files, tenant } = readCcrrArguments(words);
  return withContext(async (context) =>
    importCcrrs(context, await getTenantId(context, tenant ?? context.config.DEFAULT_TENANT), files),
  );
}

async function importDocumentFolder(words: readonly string[]): Promise<number> {
  const args = readDocumentArguments(words);
  return withContext(async (context, _ownerUrl, appUrl) => {
    const jobs = await openJobQueue({ url: appUrl, onError: () => undefined });
    try {
      const tenantId = await getTenantId(context, args.tenant ?? context.config.DEFAULT_TENANT);
      return await importDocuments({ ...context, jobs }, tenantId, args);
    } finally {
      await jobs.stop({ graceful: false });
    }
  });
}

/** Does a work on the installation's database, which is started for it where it is not running. */
async function withContext(
  work: (context: QueueContext, ownerUrl: string, appUrl: string) => Promise<number>,
): Promise<number> {
  const config = readConfig();
  const source = await openInstallation(config, () => undefined);
  // What goes wrong with a connection that is in use fails the work; an idle one that ends with the database is no news.
  const db = openDatabase({ url: source.appUrl, pool: 3, onError: () => undefined });
  const context: QueueContext = {
    db,
    config,
    now: Date.now,
    jobs: { send: async () => null },
  };
  try {
    return await work(context, source.ownerUrl, source.appUrl);
  } finally {
    await db.destroy();
    await source.stop();
  }
}

async function run(
  context: QueueContext,
  args: ImportArguments,
  file: string,
): Promise<{ job: ImportJob; code: number }> {
  const tenantId = await getTenantId(context, args.tenant ?? context.config.DEFAULT_TENANT);
  const caller = commandLine(tenantId);
  const begun = performance.now();
  const added = await addImport(context, caller, {
    kind: args.kind,
    fileName: basename(file),
    content: createReadStream(file),
  });
  const { _id: id } = added;
  try {
    const read =
      args.sheet === undefined
        ? added
        : await changeImportReading(context, caller, id, { sheet: args.sheet });
    const mapping = mergeMapping(
      read.mapping,
      args.columns,
      read.columns.map(({ title }) => title),
    );
    printMapping({ ...read, mapping });
    const asked = await startPreview(context, caller, id, {
      mapping,
      options: { ...read.options, ...args.options },
      reading: {},
    });
    const assignment = { tenantId, importId: id, attempt: asked.check };
    const checked = await followJob('Checking', context, caller, id, () => checkImport(context, assignment));
    await report(context, caller, checked, args, (performance.now() - begun) / 1000);
    const { add = 0, change = 0, unchanged = 0 } = checked.counts ?? {};
    if (args.isDryRun || add + change === 0) {
      await cancelImport(context, caller, id);
      return { job: checked, code: add + change + unchanged === 0 ? 1 : 0 };
    }
    await startCommit(context, caller, id, asked.check);
    const done = await followJob('Importing', context, caller, id, () => commitImport(context, assignment));
    printOutcome(done, (performance.now() - begun) / 1000);
    return { job: done, code: 0 };
  } catch (error) {
    await cancelImport(context, caller, id).catch(() => undefined);
    throw error;
  }
}

async function getTenantId(context: QueueContext, name: string): Promise<string> {
  const tenant = await findTenant(context.db, name);
  if (tenant) return tenant.id;
  const names = (await listTenants(context.db)).map((each) => each.name);
  throw new UsageError(
    names.length === 0
      ? 'There is no tenant yet. Start Vigilo once with npm start.'
      : `There is no tenant '${name}'. There are: ${names.join(', ')}.`,
  );
}

/** Does the work while telling how far it is. @throws ImportFailure where it came to nothing. */
async function followJob(
  what: string,
  context: QueueContext,
  caller: ReturnType<typeof commandLine>,
  id: string,
  work: () => Promise<void>,
): Promise<ImportJob> {
  const look = async () => {
    const { progress } = await getImport(context, caller, id);
    if (progress && progress.phase !== 'waiting') printProgress(what, progress);
  };
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_MS);
  try {
    await work();
  } finally {
    clearInterval(timer);
    endProgress();
  }
  const job = await getImport(context, caller, id);
  if (job.problem) throw new ImportFailure(job.problem.code, job.problem.values);
  return job;
}

async function report(
  context: QueueContext,
  caller: ReturnType<typeof commandLine>,
  job: ImportJob,
  args: ImportArguments,
  seconds: number,
): Promise<void> {
  if (args.isDryRun) console.log('Only a trial: nothing is changed.');
  printOutcome(job, seconds);
  printNotes(job);
  const { rows } = await getRows(context, caller, job._id, {
    verdict: 'refused',
    page: 1,
    limit: REFUSED_SHOWN,
  });
  // A row without a number is one of the file itself; the type of an optional property says so to the compiler.
  printRefusals(
    job,
    rows.map(({ row, faults }) => ({
      row,
      faults: faults.map(({ row: other, ...fault }) =>
        other === undefined ? fault : { ...fault, row: other },
      ),
    })),
  );
  const matches = await getRows(context, caller, job._id, {
    verdict: 'conflict',
    page: 1,
    limit: MATCHES_SHOWN,
  });
  printMatches(job, matches.rows);
  if (args.refusedFile === undefined || rows.length + matches.rows.length === 0) return;
  const target = resolve(process.env['INIT_CWD'] ?? '.', args.refusedFile);
  await pipeline((await getRefusedFile(context, caller, job._id, 'en')).content, createWriteStream(target));
  console.log(`All rows that are refused or left out are in ${target}.`);
}

/** As the owner of the tables, who alone may. */
async function tidy(ownerUrl: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('VACUUM (ANALYZE) events, company_scores, companies, share_prices');
  } finally {
    await client.end();
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (error instanceof UsageError) console.error(`${error.message}\n\n${USAGE}`);
  else console.error(error instanceof ConfigError || error instanceof Error ? error.message : String(error));
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
