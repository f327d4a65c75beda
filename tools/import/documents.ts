// `npm run import -- documents FOLDER --client NAME`: uploads the PDFs and pictures of a folder for a client, as the upload screen does. Each file is for
// itself: one that is refused is named with the reason, the others are kept. A running Vigilo, or the next one, processes them.

import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import { findActiveClientByName } from '../../apps/api/src/clients/own-clients.service.ts';
import type { FormPart } from '../../apps/api/src/documents/upload-form.ts';
import { uploadDocuments } from '../../apps/api/src/documents/upload.service.ts';
import { inTenant } from '../../apps/api/src/frame/database.ts';
import { Problem } from '../../apps/api/src/frame/problem.ts';
import { commandLine } from '../../apps/api/src/imports/importer.ts';
import type { QueueContext } from '../../apps/api/src/imports/imports.service.ts';
import { UsageError } from './arguments.ts';

export interface DocumentArguments {
  readonly folder: string;
  readonly client: string;
  readonly tenant: string | undefined;
}

/** @throws UsageError */
export function readDocumentArguments(words: readonly string[]): DocumentArguments {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { tenant: { type: 'string' }, client: { type: 'string' } },
    allowPositionals: true,
  });
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) throw new UsageError('Name one folder.');
  if (values.client === undefined) throw new UsageError('Name the client with --client NAME.');
  return { folder, client: values.client, tenant: values.tenant };
}

type Outcome = 'added' | 'there already' | 'not added';

const NAMING =
  'A name is like CCRR_AAPL.OQ_2026-11-01.pdf: at least three parts between underscores, the second of which is the ticker of the company.';

/** Uploads the files, and not those of folders inside; returns 1 where none was kept and none was there already. @throws UsageError */
export async function importDocuments(
  context: QueueContext,
  tenantId: string,
  { folder, client: name }: DocumentArguments,
): Promise<number> {
  const place = resolve(process.env['INIT_CWD'] ?? '.', folder);
  const entries = await readdir(place, { withFileTypes: true }).catch(() => {
    throw new UsageError(`There is no folder ${place} that can be read.`);
  });
  const client = await inTenant(context.db, tenantId, (tx) =>
    findActiveClientByName(tx, commandLine(tenantId), name),
  );
  if (!client)
    throw new UsageError(`There is no active client '${name}'. Name it as Manage Clients shows it.`);
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
  if (files.length === 0) throw new UsageError(`There are no files in ${place}.`);
  const counts: Record<Outcome, number> = { added: 0, 'there already': 0, 'not added': 0 };
  let isMisnamed = false;
  for (const file of files.map((entry) => entry.name).toSorted()) {
    const imported = await importOne(context, tenantId, client.id, join(place, file), file);
    counts[imported.outcome] += 1;
    isMisnamed ||= imported.isMisnamed;
    console.log(`${file}: ${imported.words}`);
  }
  if (isMisnamed) console.log(NAMING);
  const counted = Object.entries(counts).map(([outcome, count]) => `${count} ${outcome}`);
  console.log(
    `For ${client.name}: ${counted.join(', ')}.${counts.added > 0 ? ' Vigilo processes them while it runs.' : ''}`,
  );
  return counts.added + counts['there already'] === 0 ? 1 : 0;
}

interface ImportedFile {
  readonly outcome: Outcome;
  readonly words: string;
  readonly isMisnamed: boolean;
}

async function importOne(
  context: QueueContext,
  tenantId: string,
  clientId: string,
  path: string,
  name: string,
): Promise<ImportedFile> {
  try {
    const parts = listParts(clientId, name, createReadStream(path));
    const [uploaded] = await uploadDocuments(context, commandLine(tenantId), parts);
    if (uploaded?.isKnown)
      return { outcome: 'there already', words: 'it is there already', isMisnamed: false };
    const words = uploaded?.companyId === null ? 'added, no company has this ticker' : 'added';
    return { outcome: 'added', words, isMisnamed: false };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const isMisnamed = error instanceof Problem && isAboutNames(error);
    return { outcome: 'not added', words: `not added. ${reason}`, isMisnamed };
  }
}

function isAboutNames({ sentence }: Problem): boolean {
  return typeof sentence === 'object' && 'key' in sentence && sentence.key === 'documentUploads.wrongNames';
}

/** The form that the upload screen would send. */
async function* listParts(clientId: string, name: string, content: Readable): AsyncGenerator<FormPart> {
  yield { kind: 'field', name: 'client_id', value: clientId };
  yield { kind: 'file', name, content, isCutOff: () => false };
}
