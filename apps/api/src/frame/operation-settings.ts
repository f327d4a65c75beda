// The settings for whoever runs Vigilo: how a process ends, what is measured and logged, and how long things are kept.

import { availableParallelism } from 'node:os';
import { databaseAddress, daysOrForever, secret, text, wholeNumber } from './setting-rules.ts';

/** More than its cores can work on slow one another down: the database's part of each is work of a processor. */
const READS_A_CORE = 2;
const LEAST_READS = 4;
/** As many as a process has connections where nothing is set. */
const MOST_READS = 10;

export const operationSettings = {
  DATABASE_LISTEN_URL: databaseAddress
    .optional()
    .describe(
      'Where a server listens to what changes, past a pooler that gives its connections to somebody else after each transaction; default DATABASE_URL',
    ),
  LISTEN_PROBE_SECONDS: wholeNumber(1, 300)
    .default(10)
    .describe('Seconds between two looks at whether what changes is heard'),
  ARCHIVE_DIR: text
    .optional()
    .describe(
      'Folder, best on another disk, in which the embedded database keeps its write-ahead log, and `npm run archive` copies of it and the files, for a return to any moment; relative to the project',
    ),
  ARCHIVE_DAYS: wholeNumber(1, 3650)
    .default(14)
    .describe('Days back that the archive leads to; what only older moments need goes'),
  ARCHIVE_COPY_HOURS: wholeNumber(1, 720)
    .default(24)
    .describe(
      'Hours after which `npm run archive` copies the embedded database anew: fewer, and a return is faster',
    ),
  DRAIN_SECONDS: wholeNumber(0, 300)
    .optional()
    .describe(
      'Seconds that a process that was told to end (SIGTERM) says it is not ready and still serves, so that a load balancer sends elsewhere. Default: 5 in production, 0 in the demo',
    ),
  READS_AT_ONCE: wholeNumber(0, 1000)
    .default(() => Math.min(MOST_READS, Math.max(LEAST_READS, READS_A_CORE * availableParallelism())))
    .describe(
      'Calls that only read that are answered at once; three in ten for each user, six in ten for each tenant, the others wait in turns and are refused with 503 where too many do; 0 for any number. Default: two for each core, at least 4 and at most 10',
    ),
  STOP_SECONDS: wholeNumber(0, 600)
    .default(10)
    .describe('Longest time that requests under way have to end when the process ends'),
  SLOW_STATEMENT_MS: wholeNumber(0, 600_000)
    .default(1000)
    .describe(
      'A statement of the database that takes so many milliseconds is logged, without values; 0 for none',
    ),
  METRICS_PORT: wholeNumber(0, 65_535)
    .optional()
    .describe('TCP port that /metrics for Prometheus is served on; without one it is not served'),
  METRICS_HOST: text.default('127.0.0.1').describe('Address that /metrics listens on'),
  METRICS_TOKEN: secret(16)
    .optional()
    .describe(
      'What whoever reads /metrics sends as bearer; needed where METRICS_HOST is not this machine alone',
    ),
  AUDIT_DAYS: daysOrForever(365)
    .default(0)
    .describe('Days that entries of the audit log are kept, at least 365; 0 for ever'),
  SESSION_DAYS: wholeNumber(1, 3650)
    .default(7)
    .describe('Days that sessions, codes and links that are over are kept'),
  REPORT_DAYS: wholeNumber(1, 365).default(7).describe('Days that reports made in the background are kept'),
  JOB_DAYS: wholeNumber(1, 365).default(7).describe('Days that jobs that are done or given up are kept'),
  SEEN_DAYS: daysOrForever(90)
    .default(730)
    .describe(
      'Days that news is known to have come after a feed last showed it, at least 90; 0 for ever. Shown again later, it comes again',
    ),
};
