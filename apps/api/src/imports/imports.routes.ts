import {
  addImport,
  cancelImport,
  changeReading,
  commitImport,
  getImport,
  getRefusedRows,
  listImportRows,
  listImports,
  previewImport,
} from '@vigilo/contract/imports';
import type { ImportProblem } from '@vigilo/contract/imports';
import type { ProblemCode } from '@vigilo/contract/problems';
import { findImportKind } from '@vigilo/domain/imports/fields';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../frame/context.ts';
import type { Implementation } from '../frame/implementation.ts';
import { implement } from '../frame/implementation.ts';
import { getLanguage } from '../frame/request-language.ts';
import { Problem } from '../frame/problem.ts';
import { ImportFailure } from './import-failure.ts';
import type { Upload } from './imports.service.ts';
import {
  addImport as add,
  cancelImport as cancel,
  changeImportReading,
  startCommit,
  startPreview,
} from './imports.service.ts';
import { getImport as get, getNewestImports, getRefusedFile, getRows } from './import-list.service.ts';

export function importRoutes(context: AppContext): Implementation[] {
  return [
    implement(addImport, ({ caller, request }) =>
      answer(request, async () => add(context, caller, await readUpload(request))),
    ),
    implement(listImports, async ({ caller }) => ({
      status: 'success' as const,
      data: await getNewestImports(context, caller),
    })),
    implement(getImport, ({ params, caller, request }) =>
      answer(request, () => get(context, caller, params.id)),
    ),
    implement(changeReading, ({ params, body, caller, request }) =>
      answer(request, () => changeImportReading(context, caller, params.id, body)),
    ),
    implement(previewImport, ({ params, body, caller, request }) =>
      answer(request, () => startPreview(context, caller, params.id, body)),
    ),
    implement(listImportRows, async ({ params, query, caller }) => ({
      status: 'success' as const,
      data: await getRows(context, caller, params.id, query),
    })),
    implement(commitImport, ({ params, body, caller, request }) =>
      answer(request, () => startCommit(context, caller, params.id, body.check)),
    ),
    implement(cancelImport, ({ params, caller, request }) =>
      answer(request, () => cancel(context, caller, params.id)),
    ),
    implement(getRefusedRows, ({ params, query, caller }) =>
      getRefusedFile(context, caller, params.id, query.lang),
    ),
  ];
}

/** The file of a form, with the kind that stands before it. @throws ImportFailure no-file, Problem invalid-input. */
async function readUpload(request: FastifyRequest): Promise<Upload> {
  const part = await request.file();
  if (!part) throw new ImportFailure('no-file');
  const field = part.fields['kind'];
  const kind =
    field && 'value' in field && typeof field.value === 'string' ? findImportKind(field.value) : null;
  if (!kind) {
    part.file.resume();
    throw new Problem('invalid-input', 'Some values cannot be used.', {
      fields: { 'body.kind': 'companies, events, news or prices, before the file' },
    });
  }
  return { kind, fileName: part.filename, content: part.file, isCutOff: () => part.file.truncated };
}

const PROBLEMS_BY_CODE: Readonly<Partial<Record<ImportProblem, ProblemCode>>> = {
  'not-a-table': 'unsupported-media',
  'old-workbook': 'unsupported-media',
  'damaged-workbook': 'unsupported-media',
  'workbook-too-large': 'too-large',
  'too-large': 'too-large',
  'nothing-to-import': 'wrong-state',
  'wrong-state': 'wrong-state',
  'changed-meanwhile': 'changed-meanwhile',
  'not-allowed': 'not-allowed',
};

/** Answers with what comes, or with the problem and the sentence of a foreseen failure. */
async function answer<T>(
  request: FastifyRequest,
  work: () => Promise<T>,
): Promise<{ status: 'success'; data: T }> {
  try {
    return { status: 'success', data: await work() };
  } catch (error) {
    if (!(error instanceof ImportFailure)) throw error;
    throw new Problem(PROBLEMS_BY_CODE[error.code] ?? 'invalid-input', error.sentence(getLanguage(request)));
  }
}
