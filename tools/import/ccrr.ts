// `npm run import -- ccrr FILE ...`: keeps credit risk rating reports, named CCRR_{ticker}_{date}.pdf. Each file is for itself: one that is refused is
// named with the reason, the others are kept.

import { readFile, stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { commandLine } from '../../apps/api/src/imports/importer.ts';
import type { QueueContext } from '../../apps/api/src/imports/imports.service.ts';
import type { CcrrRefusal } from '../../apps/api/src/reports/ccrr-files.service.ts';
import { addCcrrFile } from '../../apps/api/src/reports/ccrr-files.service.ts';
import { UsageError } from './arguments.ts';

const REASONS: Readonly<Record<CcrrRefusal | 'unreadable' | 'too-large', string>> = {
  'wrong-name':
    'it is not named CCRR_{ticker}_{date}.pdf with a date such as 2026-11-21, 11-21-2026 or Nov-21-2026',
  'future-day': 'its date has not come yet',
  'no-pdf': 'it is no PDF',
  'unknown-ticker': 'there is no company with this ticker',
  'already-there': 'it is there already',
  unreadable: 'it cannot be read',
  'too-large': 'it is too large (UPLOAD_MB)',
};

export interface CcrrArguments {
  readonly files: readonly string[];
  readonly tenant: string | undefined;
}

/** @throws UsageError */
export function readCcrrArguments(words: readonly string[]): CcrrArguments {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { tenant: { type: 'string' } },
    allowPositionals: true,
  });
  if (positionals.length === 0) throw new UsageError('Name one or more files.');
  return { files: positionals, tenant: values.tenant };
}

/** Keeps the files; returns 1 where none was kept and none was there already. */
export async function importCcrrs(
  context: QueueContext,
  tenantId: string,
  files: readonly string[],
): Promise<number> {
  let good = 0;
  for (const file of files) {
    const refusal = await importCcrr(context, tenantId, resolve(process.env['INIT_CWD'] ?? '.', file));
    if (refusal === null || refusal === 'already-there') good += 1;
    console.log(`${basename(file)}: ${refusal === null ? 'added' : `not added, ${REASONS[refusal]}`}`);
  }
  return good === 0 ? 1 : 0;
}

async function importCcrr(
  context: QueueContext,
  tenantId: string,
  path: string,
): Promise<CcrrRefusal | 'unreadable' | 'too-large' | null> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) return 'unreadable';
  if (found.size > context.config.UPLOAD_MB * 1024 * 1024) return 'too-large';
  const content = await readFile(path).catch(() => null);
  return content === null
    ? 'unreadable'
    : addCcrrFile(context, commandLine(tenantId), { fileName: basename(path), content });
}
