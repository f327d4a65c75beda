// What a copy of the database's files in an archive says of itself, and which copies there are. It is written last: a folder without it is no copy.

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { BackupError, KEY_NAMES } from '../backup/manifest.ts';

/** Folder of the copies in an archive. */
export const BASES = 'base';
/** Folder of the database's files in a copy. */
export const CLUSTER = 'cluster';
/** File with the passwords of the embedded database, beside its cluster. */
export const CONNECTION_FILE = 'connection.json';
const FILE = 'base.json';
const NAME = /^\d{4}-\d{2}-\d{2}T\d{6}Z$/;

const baseSchema = z.strictObject({
  /** When the run began that made it; files of the store seen since then belong to it. */
  startedAt: z.iso.datetime(),
  /** The first moment that the copy leads to. */
  endedAt: z.iso.datetime(),
  /** The oldest segment of the log that the copy needs. */
  firstSegment: z.string().regex(/^[0-9A-F]{24}$/),
  /** Where the log has to lead at least; copies made before it was written down do not say it. */
  lastLocation: z
    .string()
    .regex(/^[0-9A-F]+\/[0-9A-F]+$/)
    .optional(),
  /** Of the cluster, empty ones included. */
  folders: z.array(z.string()),
  keys: z.array(z.enum(KEY_NAMES)),
  auditKeyPrint: z.string(),
  contents: z.strictObject({ files: z.number().int(), bytes: z.number(), sha256: z.string() }),
});
export type BaseManifest = z.output<typeof baseSchema>;

export interface Base extends BaseManifest {
  readonly folder: string;
}

/** As `2026-11-26T110500Z`: sorted by name they are sorted by time. */
export function nameOfBase(endedAt: Date): string {
  return `${endedAt.toISOString().slice(0, 19).replaceAll(':', '')}Z`;
}

export async function writeBaseManifest(folder: string, manifest: BaseManifest): Promise<void> {
  await writeFile(join(folder, FILE), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true });
}

/** The whole copies of an archive, oldest first. @throws BackupError where one is damaged */
export async function listBases(archiveDir: string): Promise<Base[]> {
  const names = (await readdir(join(archiveDir, BASES)).catch(() => [])).filter((name) => NAME.test(name));
  const bases: Base[] = [];
  for (const name of names.toSorted()) {
    const folder = join(archiveDir, BASES, name);
    const text = await readFile(join(folder, FILE), 'utf8').catch(() => null);
    if (text === null) continue;
    try {
      bases.push({ ...baseSchema.parse(JSON.parse(text)), folder });
    } catch (cause) {
      throw new BackupError(`${FILE} of ${folder} is damaged, or of another version of Vigilo.`, { cause });
    }
  }
  return bases;
}
