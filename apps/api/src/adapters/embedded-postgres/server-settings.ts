// PostgreSQL's settings for a small server: two to four cores, one to eight gigabytes. Written at every start, so that an update of Vigilo
// reaches a database made earlier; a file `local.conf` beside them wins over every one of them.

import { statfs } from 'node:fs/promises';
import { archiveSettings, waitingLogSettings } from './wal-archive.ts';

export interface SettingsOptions {
  readonly port: number;
  /** False gives up on surviving a crash, for databases that are thrown away. */
  readonly durable: boolean;
  /** Folder that the write-ahead log is kept in, for a return to any moment. */
  readonly archiveDir?: string | undefined;
  /** Without that folder: the log is kept for the one that a later start names. */
  readonly keepsLog?: boolean | undefined;
}

const SMALL_SHARED_MEMORY = 256 * 1024 * 1024;

const COMMON: Readonly<Record<string, string>> = {
  // Only programs of this machine, each with its password; no socket files to clean up or to be too long in name.
  listen_addresses: "'127.0.0.1'",
  unix_socket_directories: "''",
  password_encryption: 'scram-sha-256',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  max_wal_size: '1GB',
  random_page_cost: '1.1',
  // Compiling costs more than it saves on queries of milliseconds.
  jit: 'off',
  timezone: "'UTC'",
  log_timezone: "'UTC'",
  // The start is recognised by its words.
  lc_messages: "'C'",
  // The caller of a failed statement logs it; here its text or values would end up in the log as they are.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_line_prefix: "''",
  logging_collector: 'off',
};

const DURABLE: Readonly<Record<string, string>> = {
  max_connections: '60',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  wal_compression: 'on',
};

const THROWN_AWAY: Readonly<Record<string, string>> = {
  max_connections: '120',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  checkpoint_timeout: '1h',
  io_method: 'sync',
};

/** The text of postgresql.conf. */
export async function writeSettings({
  port,
  durable,
  archiveDir,
  keepsLog = false,
}: SettingsOptions): Promise<string> {
  const waiting = keepsLog ? waitingLogSettings() : {};
  const settings = {
    port: String(port),
    ...COMMON,
    ...(durable ? DURABLE : THROWN_AWAY),
    ...(archiveDir === undefined ? waiting : archiveSettings(archiveDir)),
    dynamic_shared_memory_type: await sharedMemoryType(),
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  return [
    '# Written by Vigilo at every start. Your own settings go into local.conf in this folder.',
    ...lines,
    "include_if_exists = 'local.conf'",
    '',
  ].join('\n');
}

/** Parallel queries fail where /dev/shm is too small for them, as in a container with Docker's 64 MB. */
async function sharedMemoryType(): Promise<string> {
  if (process.platform !== 'linux') return process.platform === 'win32' ? 'windows' : 'posix';
  const room = await statfs('/dev/shm').catch(() => null);
  return room && room.bsize * room.blocks >= SMALL_SHARED_MEMORY ? 'posix' : 'mmap';
}
