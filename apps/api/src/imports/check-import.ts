import { shortenText } from '@vigilo/domain/records/clean-cell';
import type { Verdict } from '@vigilo/domain/imports/faults';
import { dayFromTimestamp } from '@vigilo/domain/scoring/day';
import { inTenant } from '../frame/database.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { importFailure } from './import-failure.ts';
import { requireFile, withImportFile } from './import-file.ts';
import type { ReportedRow } from './import-rows.queries.ts';
import { addRows, removeRows } from './import-rows.queries.ts';
import type { Assignment, RunContext } from './import-run.ts';
import { ImportRun } from './import-run.ts';
import type { DecidedRow, TargetContext } from './import-target.ts';
import { getImporter, canImport, canImportFields } from './importer.ts';
import type { StoredImport } from './imports.queries.ts';
import { runPass } from './run-pass.ts';

/** Of rows that are not refused, so many are kept to look at. */
const ROWS_TO_LOOK_AT = 1000;
const LONGEST_CELL = 2000;
const LONGEST_VALUE = 200;
const MOST_CELLS = 200;

/** Checks every row of a file and keeps what it finds, changing nothing else. May be run again at any time. */
export async function checkImport(context: RunContext, assignment: Assignment): Promise<void> {
  const run = await ImportRun.claim(context, assignment, 'checking');
  await run?.complete(() =>
    withImportFile(context.config, assignment, (path) =>
      inTenant(context.db, assignment.tenantId, (tx) => check(context, tx, run, requireFile(path))),
    ),
  );
}

async function check(
  context: RunContext,
  tx: TenantTransaction,
  run: ImportRun,
  path: string,
): Promise<void> {
  const { stored } = run;
  const target = await makeTargetContext(context, tx, stored);
  await removeRows(tx, stored.tenant_id, stored.id);
  await run.report('reading', { rows: 0, bytes: 0 }, true);
  const kept: Record<Verdict, number> = { add: 0, change: 0, unchanged: 0, refused: 0, conflict: 0 };
  const { counter } = await runPass(
    {
      path,
      layout: stored.layout,
      kind: stored.kind,
      batchRows: context.batchRows,
      handOver: (rows) => addRows(tx, stored.tenant_id, stored.id, rowsToKeep(rows, kept)),
      onStep: (step) => run.report('reading', step),
    },
    target,
  );
  if (counter.rows === 0) throw importFailure('no-rows');
  await run.change(tx, {
    state: 'checked',
    progress: null,
    outcome: counter.outcome,
    digest: counter.digest(),
    problem: null,
  });
}

/** In whose name and how an import is run now. @throws ImportFailure not-allowed where the user's rights do not suffice any more. */
export async function makeTargetContext(
  context: RunContext,
  tx: TenantTransaction,
  stored: StoredImport,
): Promise<TargetContext> {
  const importer = await getImporter(tx, stored.tenant_id, stored.created_by);
  if (!canImport(importer.access, stored.kind) || !canImportFields(importer.access, stored.mapping))
    throw importFailure('not-allowed');
  const now = context.now();
  return {
    tx,
    importer,
    actorId: stored.created_by,
    importId: stored.id,
    mapping: stored.mapping,
    options: stored.options,
    now: new Date(now),
    today: dayFromTimestamp(now),
  };
}

/** All refused rows and all that a person may decide on, and the first of the others. */
function rowsToKeep(rows: readonly DecidedRow<unknown>[], kept: Record<Verdict, number>): ReportedRow[] {
  const chosen: ReportedRow[] = [];
  for (const { row, cells, decision } of rows) {
    const list = decision.match ? 'conflict' : decision.verdict;
    if (list !== 'refused' && list !== 'conflict' && kept[list] >= ROWS_TO_LOOK_AT) continue;
    kept[list] += 1;
    chosen.push({
      list,
      row,
      cells: cells.slice(0, MOST_CELLS).map((cell) => storable(cell, LONGEST_CELL)),
      details: toDetails(decision),
    });
  }
  return chosen;
}

function toDetails(decision: DecidedRow<unknown>['decision']): ReportedRow['details'] {
  const { match, verdict } = decision;
  return {
    ...(match && { match, verdict }),
    ...(verdict === 'refused' && {
      faults: decision.faults.map((fault) => ({ ...fault, value: storable(fault.value, LONGEST_VALUE) })),
    }),
    ...(verdict === 'change' && {
      changes: decision.changes.map(({ field, before, after }) => ({
        field,
        before: storable(before, LONGEST_VALUE),
        after: storable(after, LONGEST_VALUE),
      })),
    }),
  };
}

/** A text that the database takes: without the character 0 and halves of characters. */
function storable(text: string, length: number): string {
  return shortenText(text.replaceAll('\u0000', ' ').toWellFormed(), length);
}
