// Every setting of the server: name, meaning, rule, default. The only reader of the environment. `npm start -- --settings` prints them.

import { PASSWORD_POLICIES } from '@vigilo/domain/sign-in/password-rule';
import { z } from 'zod';
import { operationSettings } from './operation-settings.ts';
import { contentSettings } from './content-settings.ts';
import {
  databaseAddress,
  flag,
  LOOPBACK,
  mailAddress,
  mailSender,
  oneOf,
  secret,
  text,
  webAddress,
  wholeNumber,
} from './setting-rules.ts';

/** Secrets that stand in examples and must never guard real data. */
const SAMPLE_SECRET = /^(change[-_ ]?me|secret|password|sample|example|test)/i;

const settings = z.object({
  MODE: oneOf(['demo', 'production'])
    .optional()
    .describe(
      'demo: starts with the demo tenant and shows its accounts; production: never does. Default: production when NODE_ENV is production, else demo',
    ),
  NODE_ENV: z.string().default('').describe('production switches MODE to production'),
  PORT: wholeNumber(0, 65_535).default(8080).describe('TCP port of web and API; 0 takes any free one'),
  HOST: text.default('127.0.0.1').describe('Address to listen on; 0.0.0.0 for all'),
  DATA_DIR: text
    .default('.data')
    .describe('Folder of the embedded database, uploads and secrets; relative to the project'),
  DATABASE_URL: databaseAddress
    .optional()
    .describe(
      'An outside PostgreSQL instead of the embedded one: the role that serves requests, without SUPERUSER and BYPASSRLS',
    ),
  DATABASE_OWNER_URL: databaseAddress
    .optional()
    .describe('The role that owns the tables and migrates them; default DATABASE_URL'),
  DATABASE_BACKUP_URL: databaseAddress
    .optional()
    .describe(
      'The role that `npm run backup` reads an outside PostgreSQL with, past row-level security; the server never uses it',
    ),
  DATABASE_POOL: wholeNumber(2, 200)
    .default(10)
    .describe('Connections of one process for requests; its background jobs have as many again'),
  REQUEST_SECONDS: wholeNumber(0, 600)
    .default(10)
    .describe(
      'Longest time for an answer, without files; longer, and it is 503, as when the database does not answer; 0 for any',
    ),
  BODY_SECONDS: wholeNumber(0, 600)
    .default(30)
    .describe(
      'Longest time that the body of a request may take to come, without forms; longer, and its connection is closed; 0 for any',
    ),
  CONNECTIONS_PER_ADDRESS: wholeNumber(0, 65_535)
    .default(512)
    .describe(
      'Most connections of one address, further ones are closed at once; 0 for any number. Not with TRUSTED_PROXY, whose limits count then',
    ),
  HEAVY_REQUESTS: wholeNumber(0, 1000)
    .default(8)
    .describe(
      'Reports, Excel files, zips, exports and audits that are made, and uploads that are taken in, at once for those who wait for them; two for each user, half of them for each tenant, and 429 beyond; 0 for any number',
    ),
  SESSION_SECRET: secret(32)
    .optional()
    .describe(
      'Key that successors of refresh tokens are derived with, at least 32 characters; by default made at random and kept in DATA_DIR',
    ),
  DEFAULT_TENANT: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'must be 1 to 40 small letters, digits and hyphens')
    .default('scry')
    .describe('Tenant of a sign-in that names none'),
  MULTI_TENANT: flag.default(false).describe('The sign-in page asks for the organisation'),
  TOKEN_SECONDS: wholeNumber(30, 7200).default(900).describe('Life of an access token'),
  IDLE_SECONDS: wholeNumber(60, 86_400)
    .default(1800)
    .describe('A session without requests for so long ends (LOGOUT_AT)'),
  IDLE_WARNING_SECONDS: wholeNumber(30, 86_400)
    .default(1740)
    .describe('Idle time after which the browser warns (LOGOUT_WARNING_AT)'),
  SESSION_SECONDS: wholeNumber(300, 604_800).default(43_200).describe('Longest life of a session'),
  TWO_FACTOR: flag
    .optional()
    .describe('A sign-in needs a code sent by e-mail. Default: true in production, false in the demo'),
  PASSWORD_POLICY: oneOf(PASSWORD_POLICIES)
    .default('spec')
    .describe('New passwords: spec is 8 to 14 characters of several kinds, modern 15 to 128 of any'),
  PASSWORD_MONTHS: wholeNumber(0, 120)
    .default(3)
    .describe('Months after which a password has expired; 0 for never'),
  PUBLIC_URL: webAddress
    .optional()
    .describe('Address of this installation in the links of mails; default http://localhost with PORT'),
  MAIL_URL: mailAddress
    .optional()
    .describe(
      'SMTP server that mails are handed to, such as smtps://user:password@host:465; without one they are written to the folder outbox of DATA_DIR',
    ),
  MAIL_FROM: mailSender.default('Vigilo <vigilo@localhost>').describe('Sender of mails'),
  AUDIT_KEY: secret(32)
    .optional()
    .describe(
      'Key that seals the audit log, at least 32 characters, never to be changed and the same for every process; by default made at random and kept in DATA_DIR',
    ),
  TRUSTED_PROXY: flag
    .default(false)
    .describe(
      'A reverse proxy stands in front: its X-Forwarded-* headers name the address and https of the client',
    ),
  WORKER: flag
    .default(true)
    .describe('Run background jobs inside this process; false where `npm run worker` does'),
  ...operationSettings,
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Least level of the log lines'),
  ...contentSettings,
});

type Parsed = z.output<typeof settings>;

export interface Config extends Omit<
  Parsed,
  'MODE' | 'NODE_ENV' | 'TWO_FACTOR' | 'PUBLIC_URL' | 'DRAIN_SECONDS'
> {
  readonly MODE: 'demo' | 'production';
  readonly DRAIN_SECONDS: number;
  readonly TWO_FACTOR: boolean;
  /** Without a slash at the end. */
  readonly PUBLIC_URL: string;
}

/** A setting that cannot be used; the message names it and the rule. */
export class ConfigError extends Error {}

/** One that is wrong by itself, whatever is around it: who starts again with the same ends the same way. */
export class WrongSettings extends ConfigError {}

/** Reads the settings from an environment. @throws WrongSettings naming every wrong setting. */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const known = Object.keys(settings.shape);
  const given = Object.fromEntries(
    known.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])),
  );
  const parsed = settings.safeParse(given);
  if (!parsed.success) throw new WrongSettings(`These settings cannot be used:\n${explain(parsed.error)}`);
  const config = settle(parsed.data);
  const unfit = findUnfit(config) ?? findUnfitDatabase(config) ?? findUnfitPlaces(config);
  if (unfit !== null) throw new WrongSettings(unfit);
  return config;
}

/** A line for each wrong setting: what its value must be, and what the setting is. */
function explain({ issues }: z.ZodError): string {
  const meanings = new Map(listSettings().map(({ name, meaning }) => [name, meaning]));
  const rules = new Map(issues.map(({ path, message }) => [String(path[0]), message]));
  return [...rules].map(([name, rule]) => `  ${name}: ${rule}. ${meanings.get(name) ?? ''}.`).join('\n');
}

/** Why settings that are right one by one are not so together; null where they are. */
function findUnfit(config: Config): string | null {
  for (const name of ['SESSION_SECRET', 'AUDIT_KEY'] as const) {
    if (config.MODE === 'production' && config[name] !== undefined && SAMPLE_SECRET.test(config[name]))
      return `${name} looks like the one of an example. Choose a random one, or leave it out and one is made.`;
  }
  if (config.SHARE_PRICE_PROVIDER === 'http' && config.SHARE_PRICE_URL === undefined)
    return 'SHARE_PRICE_PROVIDER=http needs SHARE_PRICE_URL.';
  if (config.IDLE_WARNING_SECONDS >= config.IDLE_SECONDS)
    return 'IDLE_WARNING_SECONDS must be below IDLE_SECONDS.';
  return null;
}

/** What is of an outside database alone, and of the embedded one alone. */
function findUnfitDatabase(config: Config): string | null {
  if (config.DATABASE_URL !== undefined) {
    return config.ARCHIVE_DIR === undefined
      ? null
      : 'ARCHIVE_DIR is for the embedded database, and DATABASE_URL names an outside one, which keeps its own archive (docs/operations.md). Leave one of them out.';
  }
  for (const name of ['DATABASE_OWNER_URL', 'DATABASE_LISTEN_URL', 'DATABASE_BACKUP_URL'] as const) {
    if (config[name] !== undefined)
      return `${name} is set and DATABASE_URL is not, so the embedded database would be used. Set DATABASE_URL, or leave ${name} out.`;
  }
  return null;
}

/** Where files lie and measures are served. */
function findUnfitPlaces(config: Config): string | null {
  if (config.FILE_STORE === 's3' && config.S3_BUCKET === undefined) return 'FILE_STORE=s3 needs S3_BUCKET.';
  if ((config.S3_KEY_ID === undefined) !== (config.S3_SECRET === undefined))
    return 'S3_KEY_ID and S3_SECRET are set together or not at all.';
  if (
    config.METRICS_PORT !== undefined &&
    config.METRICS_TOKEN === undefined &&
    !LOOPBACK.test(config.METRICS_HOST)
  )
    return 'METRICS_HOST is not this machine alone, so METRICS_TOKEN must be set.';
  return null;
}

/** Fills in what follows from other settings. */
function settle({ NODE_ENV, MODE: chosen, TWO_FACTOR, PUBLIC_URL, DRAIN_SECONDS, ...rest }: Parsed): Config {
  const MODE = chosen ?? (NODE_ENV === 'production' ? 'production' : 'demo');
  return {
    ...rest,
    MODE,
    TWO_FACTOR: TWO_FACTOR ?? MODE === 'production',
    DRAIN_SECONDS: DRAIN_SECONDS ?? (MODE === 'production' ? 5 : 0),
    PUBLIC_URL: (PUBLIC_URL ?? `http://localhost:${rest.PORT}`).replace(/\/+$/, ''),
  };
}

/** Name, meaning and default of each setting, for `--settings`. */
export function listSettings(): { name: string; meaning: string; fallback: string }[] {
  return Object.entries(settings.shape).map(([name, schema]) => {
    const fallback: unknown = schema instanceof z.ZodDefault ? schema.def.defaultValue : undefined;
    return {
      name,
      meaning: schema.description ?? '',
      fallback: fallback === undefined || fallback === '' ? '' : String(fallback),
    };
  });
}
