// Why a server or a worker does not start, in a sentence that names the setting and what to check, and the exit code it ends with.

import type { Config } from '../frame/config.ts';
import { WrongSettings } from '../frame/config.ts';

/** EX_CONFIG of sysexits.h: the units in deploy/systemd do not start again after it. */
const WRONG_SETTINGS_CODE = 78;
const FAILED_CODE = 1;

export function exitCodeOf(error: unknown): number {
  return error instanceof WrongSettings ? WRONG_SETTINGS_CODE : FAILED_CODE;
}

/** What to tell a person about it. */
export function describeFailure(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

type DatabaseSetting = 'DATABASE_URL' | 'DATABASE_OWNER_URL';

/** Does what needs the outside database of a setting. @throws what `work` throws, worded where its cause is the address or the role */
export async function withDatabaseOf<T>(
  config: Pick<Config, DatabaseSetting>,
  wanted: DatabaseSetting,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const setting = config[wanted] === undefined ? 'DATABASE_URL' : wanted;
    const address = config[setting];
    const sentence = address === undefined ? null : wordDatabaseFailure(cause, setting, new URL(address));
    if (sentence === null) throw cause;
    throw new Error(sentence, { cause });
  }
}

function wordDatabaseFailure(error: unknown, setting: string, address: URL): string | null {
  const place = `${address.hostname}:${address.port === '' ? '5432' : address.port}`;
  const role = decodeURIComponent(address.username);
  switch (codeOf(error)) {
    case 'ECONNREFUSED':
      return `No PostgreSQL answers at ${place}, which ${setting} names. Is it running, and are host and port right?`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The host ${address.hostname}, which ${setting} names, is not known. Check its name, and the name server of this machine.`;
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return `${place}, which ${setting} names, cannot be reached. Check host and port, the network and its firewalls.`;
    case '28P01':
      return `PostgreSQL at ${place} does not take the password of the role ${role} in ${setting}. Check both; in a password @ is written %40, : %3A, / %2F, # %23 and % %25.`;
    case '28000':
      return `PostgreSQL at ${place} does not let in the role ${role} of ${setting} (${describeFailure(error)}). Is there such a role, and does pg_hba.conf allow it?`;
    case '3D000':
      return `At ${place} there is no database '${address.pathname.slice(1)}', which ${setting} names. Create it, or check the end of the address.`;
    case '42501':
      return `The role ${role} of ${setting} lacks a right (${describeFailure(error)}). Let DATABASE_OWNER_URL name the role that owns the tables and the schema public.`;
    default:
      return null;
  }
}

export interface Listening {
  readonly portSetting: 'PORT' | 'METRICS_PORT';
  readonly hostSetting: 'HOST' | 'METRICS_HOST';
  readonly port: number;
  readonly host: string;
}

/** Takes a port. @throws what `work` throws, worded where its cause is the port or the host */
export async function listenAt<T>(place: Listening, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const sentence = wordListenFailure(cause, place);
    if (sentence === null) throw cause;
    throw new Error(sentence, { cause });
  }
}

function wordListenFailure(
  error: unknown,
  { portSetting, hostSetting, port, host }: Listening,
): string | null {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program. Stop it, or choose another ${portSetting}${portSetting === 'PORT' ? ', such as PORT=8081 npm start' : ': each process needs one of its own'}.`;
    case 'EACCES':
      return `Port ${port} may not be used by this user. Choose a ${portSetting} above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${host}, which ${hostSetting} names, is no address of this machine. Choose one that it has, or 0.0.0.0 for all of them.`;
    default:
      return null;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : null;
}
