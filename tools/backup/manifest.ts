// What a backup says of itself. It is written last, so that a folder without it is no backup, and carries a checksum over the rest of it.

import { createHash, createHmac } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** Grows when a backup of before could no longer be read. */
const FORMAT = 1;
const FILE = 'manifest.json';
/** Every file of the backup but the manifest, one a line: SHA-256, size in bytes and path, with tabs between. */
export const CONTENTS = 'contents.tsv';
export const KEY_NAMES = ['audit-key', 'session-secret'] as const;
export type KeyName = (typeof KEY_NAMES)[number];

const dumpedTable = z.strictObject({
  /** With its schema, as `public.companies`. */
  name: z.string().regex(/^(?:public|pgboss)\.[a-z_0-9]+$/),
  columns: z.array(z.string()),
  rows: z.number().int().min(0),
  /** Sum of the hashes of all rows: the same rows in any order have the same. */
  hash: z.string(),
  file: z.string(),
});
export type DumpedTable = z.output<typeof dumpedTable>;

const auditState = z.strictObject({
  tenantId: z.uuid(),
  /** Number and seal, in hexadecimal, of the newest seal; null where nothing is sealed. */
  head: z.strictObject({ number: z.number().int(), seal: z.string() }).nullable(),
  /** Entries that did not fit their seals when the backup was made. */
  faults: z.number().int().min(0),
});
export type AuditState = z.output<typeof auditState>;

const manifestSchema = z.strictObject({
  format: z.literal(FORMAT),
  /** The moment that the database is of. */
  takenAt: z.iso.datetime(),
  /** Name of the newest migration. */
  schema: z.string(),
  /** Version of the tables of the job queue. */
  jobsVersion: z.number().int(),
  tables: z.array(dumpedTable),
  audit: z.array(auditState),
  /** Files that rows name and that the store does not have. */
  missingFiles: z.array(z.string()),
  /** The keys that lie in the folder `keys`. */
  keys: z.array(z.enum(KEY_NAMES)),
  /** Tells whether a key is the one that the audit log was sealed with, and nothing else of it. */
  auditKeyPrint: z.string(),
  contents: z.strictObject({ files: z.number().int(), bytes: z.number(), sha256: z.string() }),
});
export type Manifest = z.output<typeof manifestSchema>;
export const MANIFEST_FORMAT = FORMAT;

/** Something that whoever runs the command has to do; the message is a sentence. */
export class BackupError extends Error {}

export function printOfKey(key: string): string {
  return createHmac('sha256', key).update('vigilo backup').digest('hex');
}

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const checksum = checksumOf(manifest);
  await writeFile(join(folder, FILE), `${JSON.stringify({ ...manifest, checksum }, null, 2)}\n`, {
    mode: 0o600,
    flush: true,
  });
}

/** @throws BackupError where it is missing, damaged or of another format */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, FILE), 'utf8').catch(() => null);
  if (text === null)
    throw new BackupError(`${folder} is no backup, or one that was not finished: it has no ${FILE}.`);
  try {
    const { checksum, ...rest } = z.looseObject({ checksum: z.string() }).parse(JSON.parse(text));
    const manifest = manifestSchema.parse(rest);
    if (checksum === checksumOf(manifest)) return manifest;
  } catch (cause) {
    throw new BackupError(`${FILE} of ${folder} is damaged, or of another version of Vigilo.`, { cause });
  }
  throw new BackupError(`${FILE} of ${folder} is damaged: its checksum is another.`);
}

function checksumOf(manifest: Manifest): string {
  return createHash('sha256').update(JSON.stringify(manifest)).digest('hex');
}
