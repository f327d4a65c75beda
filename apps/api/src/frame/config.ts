// Every setting of the server: name, meaning, rule, default. The only reader of the environment. `npm start -- --settings` prints them.

import { PASSWORD_POLICIES } from '@vigilo/domain/sign-in/password-rule';
import { z } from 'zod';
import { operationSettings } from './operation-settings.ts';
import { flag, hostList, isPriceAddress, isProjectAddress, LOOPBACK, wholeNumber } from './setting-rules.ts';

/** Secrets that stand in examples and must never guard real data. */
const SAMPLE_SECRET = /^(change[-_ ]?me|secret|password|sample|example|test)/i;

const settings = z.object({
  MODE: z
    .enum(['demo', 'production'])
    .optional()
    .describe(
      'demo: starts with the demo tenant and shows its accounts; production: never does. Default: production when NODE_ENV is production, else demo',
    ),
  NODE_ENV: z.string().default('').describe('production switches MODE to production'),
  PORT: wholeNumber(0, 65_535).default(8080).describe('TCP port of web and API; 0 takes any free one'),
  HOST: z.string().min(1).default('127.0.0.1').describe('Address to listen on; 0.0.0.0 for all'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('.data')
    .describe('Folder of the embedded database, uploads and secrets; relative to the project'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe(
      'An outside PostgreSQL instead of the embedded one: the role that serves requests, without SUPERUSER and BYPASSRLS',
    ),
  DATABASE_OWNER_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('The role that owns the tables and migrates them; default DATABASE_URL'),
  DATABASE_BACKUP_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
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
  SESSION_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe(
      'Key that successors of refresh tokens are derived with, at least 32 characters; by default made at random and kept in DATA_DIR',
    ),
  DEFAULT_TENANT: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
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
  PASSWORD_POLICY: z
    .enum(PASSWORD_POLICIES)
    .default('spec')
    .describe('New passwords: spec is 8 to 14 characters of several kinds, modern 15 to 128 of any'),
  PASSWORD_MONTHS: wholeNumber(0, 120)
    .default(3)
    .describe('Months after which a password has expired; 0 for never'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Address of this installation in the links of mails; default http://localhost with PORT'),
  MAIL_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe(
      'SMTP server that mails are handed to, such as smtps://user:password@host:465; without one they are written to the folder outbox of DATA_DIR',
    ),
  MAIL_FROM: z.string().min(3).max(254).default('Vigilo <vigilo@localhost>').describe('Sender of mails'),
  AUDIT_KEY: z
    .string()
    .min(32)
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
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Least level of the log lines'),
  FEEDS: flag.default(true).describe('Read the feeds that companies name'),
  FEED_MINUTES: wholeNumber(1, 1440)
    .default(15)
    .describe(
      'Minutes between two readings of a feed to begin with; between 5 minutes and 6 hours later on, by how often news comes',
    ),
  FEED_HTTP: flag.default(false).describe('Feeds may be fetched over http, too'),
  FEED_HOST_SECONDS: wholeNumber(0, 60).default(1).describe('Seconds between two requests to one host'),
  FEED_HOSTS_ALLOWED: hostList.describe(
    'host:port of providers of your own, separated by commas: feeds there may be inside your network, on any port, over http',
  ),
  WEBHOOK_HOSTS_ALLOWED: hostList.describe(
    'host:port of receivers of your own, separated by commas: webhooks there may be inside your network, on any port, over http',
  ),
  BUSY_AFTER_MS: wholeNumber(0, 60_000)
    .default(5000)
    .describe(
      'Milliseconds a request may wait for its turn before the server refuses further ones with 503; 0 refuses none',
    ),
  DEMO_DOCUMENTS: flag
    .default(true)
    .describe('The demo has documents; they are made in the background once, after its first start'),
  DOCUMENT_MB: wholeNumber(1, 1024).default(25).describe('Largest file of a document, in megabytes'),
  DOCUMENT_FILES: wholeNumber(1, 100)
    .default(5)
    .describe('Most files of one upload of documents (BATCH_UPLOAD_FILES_LIMIT)'),
  DOCUMENT_PAGES: wholeNumber(1, 10_000).default(300).describe('Most pages of a document'),
  PROJECT_LINK: z
    .string()
    .refine(isProjectAddress, 'an address of http or https with {name} behind the host')
    .optional()
    .describe('Address of a project outside, {name} standing for its name, that a document links to'),
  FILE_STORE: z
    .enum(['folder', 's3'])
    .default('folder')
    .describe(
      'Where documents, files of imports and reports lie: folder is DATA_DIR, s3 the bucket S3_BUCKET',
    ),
  S3_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Address of an S3-compatible store, such as http://127.0.0.1:9000; by default that of Amazon'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9.-]{3,63}$/)
    .optional()
    .describe('Bucket that files lie in; it must be there already'),
  S3_REGION: z.string().min(1).max(60).default('us-east-1').describe('Region of the bucket'),
  S3_KEY_ID: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Id of the access key of the bucket; without one the surroundings are asked, as the rights of the machine',
    ),
  S3_SECRET: z.string().min(1).optional().describe('The access key of the bucket that belongs to S3_KEY_ID'),
  UPLOAD_MB: wholeNumber(1, 1024).default(100).describe('Largest file of an import, in megabytes'),
  SHARE_PRICE_PROVIDER: z
    .enum(['csv', 'http', 'none'])
    .default('csv')
    .describe(
      'Where share prices come from: csv is files in SHARE_PRICE_FOLDER, http the address SHARE_PRICE_URL',
    ),
  SHARE_PRICE_FOLDER: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Folder with daily prices as {TICKER}.csv, or a file with a ticker column; by default share-prices in DATA_DIR',
    ),
  SHARE_PRICE_URL: z
    .string()
    .refine(isPriceAddress, 'an address of http or https with {ticker} behind the host')
    .optional()
    .describe(
      'Address of daily prices as CSV, such as https://stooq.com/q/d/l/?s={ticker}.us&d1={from}&d2={to}&i=d; {fromIso} and {toIso} are days as YYYY-MM-DD',
    ),
  SHARE_PRICE_CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .default('USD')
    .describe('Currency of share prices of companies that name none, ISO 4217'),
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

/** Reads the settings from an environment. @throws ConfigError naming every wrong setting. */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const known = Object.keys(settings.shape);
  const given = Object.fromEntries(
    known.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])),
  );
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`These settings cannot be used:\n${lines.join('\n')}`);
  }
  const config = settle(parsed.data);
  refuseUnfit(config);
  return config;
}

/** Settings that are right one by one and not together. @throws ConfigError */
function refuseUnfit(config: Config): void {
  for (const name of ['SESSION_SECRET', 'AUDIT_KEY'] as const) {
    if (config.MODE === 'production' && config[name] !== undefined && SAMPLE_SECRET.test(config[name])) {
      throw new ConfigError(
        `${name} looks like the one of an example. Choose a random one, or leave it out and one is made.`,
      );
    }
  }
  if (config.SHARE_PRICE_PROVIDER === 'http' && config.SHARE_PRICE_URL === undefined)
    throw new ConfigError('SHARE_PRICE_PROVIDER=http needs SHARE_PRICE_URL.');
  refuseUnfitStore(config);
  if (
    config.METRICS_PORT !== undefined &&
    config.METRICS_TOKEN === undefined &&
    !LOOPBACK.test(config.METRICS_HOST)
  )
    throw new ConfigError('METRICS_HOST is not this machine alone, so METRICS_TOKEN must be set.');
  if (config.IDLE_WARNING_SECONDS >= config.IDLE_SECONDS) {
    throw new ConfigError('IDLE_WARNING_SECONDS must be below IDLE_SECONDS.');
  }
}

function refuseUnfitStore(config: Config): void {
  if (config.FILE_STORE === 's3' && config.S3_BUCKET === undefined)
    throw new ConfigError('FILE_STORE=s3 needs S3_BUCKET.');
  if ((config.S3_KEY_ID === undefined) !== (config.S3_SECRET === undefined))
    throw new ConfigError('S3_KEY_ID and S3_SECRET are set together or not at all.');
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
