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
import { findImportKind } from '@vigilo/domain/imports/fields';
import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../frame/context.ts';
import { untilFormEnds } from '../frame/form-hash.ts';
import type { Implementation } from '../frame/implementation.ts';
import { implement } from '../frame/implementation.ts';
import { Problem } from '../frame/problem.ts';
import { importFailure } from './import-failure.ts';
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
    implement(addImport, async ({ caller, request }) =>
      answer(add(context, caller, await readUpload(request))),
    ),
    implement(listImports, async ({ caller }) => ({
      status: 'success' as const,
      data: await getNewestImports(context, caller),
    })),
    implement(getImport, ({ params, caller }) => answer(get(context, caller, params.id))),
    implement(changeReading, ({ params, body, caller }) =>
      answer(changeImportReading(context, caller, params.id, body)),
    ),
    implement(previewImport, ({ params, body, caller }) =>
      answer(startPreview(context, caller, params.id, body)),
    ),
    implement(listImportRows, async ({ params, query, caller }) => ({
      status: 'success' as const,
      data: await getRows(context, caller, params.id, query),
    })),
    implement(commitImport, ({ params, body, caller }) =>
      answer(startCommit(context, caller, params.id, body.check)),
    ),
    implement(cancelImport, ({ params, caller }) => answer(cancel(context, caller, params.id))),
    implement(getRefusedRows, ({ params, query, caller }) =>
      getRefusedFile(context, caller, params.id, query.lang),
    ),
  ];
}

/** The file of a form, with the kind that stands before it. @throws ImportFailure no-file, Problem invalid-input. */
async function readUpload(request: FastifyRequest): Promise<Upload> {
  const part = await request.file();
  if (!part) throw importFailure('no-file');
  const field = part.fields['kind'];
  const kind =
    field && 'value' in field && typeof field.value === 'string' ? findImportKind(field.value) : null;
  if (!kind) {
    part.file.resume();
    throw new Problem('invalid-input', 'refusals.valuesUnusable', {
      fields: { 'body.kind': 'refusals.kindBeforeFile' },
    });
  }
  // An import is stored once its whole form is there, by which a repeated one is known.
  const content = Readable.from(untilFormEnds(part.file, request.raw));
  return { kind, fileName: part.filename, content, isCutOff: () => part.file.truncated };
}

async function answer<T>(work: Promise<T>): Promise<{ status: 'success'; data: T }> {
  return { status: 'success', data: await work };
}
