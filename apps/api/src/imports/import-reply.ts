import type { CallReply } from '@vigilo/contract/call';
import type { ImportJob, listImports } from '@vigilo/contract/imports';
import { IMPORT_PROBLEMS } from '@vigilo/contract/imports';
import type { Progress, StoredProblem } from './stored-import.ts';
import type { StoredImport } from './imports.queries.ts';

/** An import as its caller sees it, at a time in milliseconds. */
export function toImportReply(
  stored: StoredImport,
  names: ReadonlyMap<string, string>,
  now: number,
): ImportJob {
  const { layout, outcome } = stored;
  return {
    ...toImportSummary(stored, names),
    check: stored.attempt,
    format: layout.format,
    encoding: layout.encoding,
    delimiter: layout.delimiter,
    hasHeader: layout.hasHeader,
    sheet: layout.sheet,
    sheets: [...layout.sheets],
    columns: layout.columns.map(({ title, samples }) => ({ title, samples: [...samples] })),
    mapping: { ...stored.mapping },
    options: { ...stored.options, choices: { ...stored.options.choices } },
    progress:
      stored.state === 'checking' || stored.state === 'importing'
        ? toProgressReply(stored.progress, Number(stored.file_size), now)
        : null,
    matches: outcome?.matches ?? 0,
    notes: outcome ? [...outcome.notes] : [],
    reasons: outcome ? outcome.reasons.map((reason) => ({ ...reason, examples: [...reason.examples] })) : [],
    problem: toProblemReply(stored.problem),
  };
}

/** What a list of imports shows of one. */
export function toImportSummary(
  stored: StoredImport,
  names: ReadonlyMap<string, string>,
): CallReply<typeof listImports>['data'][number] {
  return {
    _id: stored.id,
    kind: stored.kind,
    fileName: stored.file_name,
    fileSize: Number(stored.file_size),
    state: stored.state,
    createdAt: stored.created_at.toISOString(),
    createdBy: stored.created_by === null ? null : (names.get(stored.created_by) ?? null),
    counts: stored.outcome && { ...stored.outcome.counts },
  };
}

const LEAST_MS = 1000;

function toProgressReply(progress: Progress | null, totalBytes: number, now: number): ImportJob['progress'] {
  if (!progress)
    return { phase: 'waiting', rows: 0, bytes: 0, totalBytes, rowsPerSecond: null, secondsLeft: null };
  const { phase, rows, bytes, startedAt, at } = progress;
  const taken = at - startedAt;
  const isKnown = taken >= LEAST_MS && bytes > 0 && rows > 0;
  const left = isKnown ? (taken * (totalBytes - bytes)) / bytes - (now - at) : 0;
  return {
    phase,
    rows,
    bytes,
    totalBytes,
    rowsPerSecond: isKnown ? Math.round((rows * 1000) / taken) : null,
    secondsLeft: isKnown ? Math.max(0, Math.ceil(left / 1000)) : null,
  };
}

function toProblemReply(stored: StoredProblem | null): ImportJob['problem'] {
  const code = IMPORT_PROBLEMS.find((known) => known === stored?.code);
  return stored && code ? { code, values: { ...stored.values } } : null;
}
