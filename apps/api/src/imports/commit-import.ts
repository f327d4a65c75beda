import { brokenUnique, inTenant } from '../frame/database.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { publishManyChanges } from '../changes/changes.service.ts';
import { joinFile } from '../stories/join-files.service.ts';
import { recomputeScores } from '../scoring/scoring.service.ts';
import { lockWriters } from '../tenants/tenants.service.ts';
import { makeTargetContext } from './check-import.ts';
import { importFailure } from './import-failure.ts';
import { joinWhole } from './import-events.queries.ts';
import { openImportFiles, requireFile, withImportFile } from './import-file.ts';
import type { Assignment, CommitContext } from './import-run.ts';
import { ImportRun } from './import-run.ts';
import { auditImport } from './importer.ts';
import { runPass } from './run-pass.ts';

const COMPANIES_AT_ONCE = 5000;

/**
 * Imports a checked file whole or not at all, in one transaction: the same pass as the check, which stores what it accepts; then the
 * scores of the companies it touched. Where any row fares otherwise than at the check, the data has changed in between and nothing is
 * stored. While it runs, other writers of the tenant wait. May be run again: an import that is done is done.
 */
export async function commitImport(context: CommitContext, assignment: Assignment): Promise<void> {
  const run = await ImportRun.claim(context, assignment, 'importing');
  if (!run) return;
  let stored = 0;
  await run.complete(async () => {
    try {
      stored = await withImportFile(context.config, assignment, (path) =>
        inTenant(context.db, assignment.tenantId, (tx) => commit(context, tx, run, requireFile(path))),
      );
    } catch (error) {
      // Another writer that does not wait for imports was quicker with the same ticker, name or event.
      throw brokenUnique(error) === null ? error : importFailure('changed-meanwhile');
    }
  });
  if (stored === 0) return;
  await openImportFiles(context.config, assignment.tenantId).remove(assignment.importId);
}

/** Returns how many rows were added or changed. */
async function commit(
  context: CommitContext,
  tx: TenantTransaction,
  run: ImportRun,
  path: string,
): Promise<number> {
  const { stored } = run;
  await run.report('writing', { rows: 0, bytes: 0 }, true);
  await lockWriters(tx, stored.tenant_id);
  const target = await makeTargetContext(context, tx, stored);
  let rows = 0;
  const { counter, finish } = await runPass(
    {
      path,
      layout: stored.layout,
      kind: stored.kind,
      batchRows: context.batchRows,
      handOver: (_rows, store) => store(),
      onStep: (step) => {
        ({ rows } = step);
        return run.report('writing', step);
      },
    },
    target,
  );
  if (counter.digest() !== stored.digest) throw importFailure('changed-meanwhile');
  const touched = await finish();
  if (stored.kind === 'events') await joinFile(context, tx, stored.tenant_id, touched, counter.count('add'));
  await run.report('scoring', { rows, bytes: Number(stored.file_size) }, true);
  await joinWhole(tx);
  for (let at = 0; at < touched.length; at += COMPANIES_AT_ONCE) {
    await recomputeScores(context, tx, stored.tenant_id, touched.slice(at, at + COMPANIES_AT_ONCE));
  }
  await auditImport(tx, target.importer, 'commit', stored.id, {
    kind: stored.kind,
    fileName: stored.file_name,
    sha256: stored.sha256,
    ...counter.outcome.counts,
  });
  await publishManyChanges(tx, stored.tenant_id);
  await run.change(tx, { state: 'done', progress: null, outcome: counter.outcome, problem: null });
  return counter.count('add') + counter.count('change');
}
