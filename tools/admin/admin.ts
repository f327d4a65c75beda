// `npm run admin -- E-MAIL` creates the first administrator of a tenant and prints the link for setting the password. `npm run admin -- learn` learns
// from the analysts' corrections, like the nightly job; `table-labels FOLDER` writes corrected tables as labelled cases. Exits with 1 on failure, with 2 for invalid arguments.

import { parseArgs } from 'node:util';
import { LEAST_CORRECTIONS } from '@vigilo/domain/news/suggestion/learn-from-corrections';
import type { Config } from '../../apps/api/src/frame/config.ts';
import { ConfigError, readConfig } from '../../apps/api/src/frame/config.ts';
import { openDatabase } from '../../apps/api/src/frame/database.ts';
import type { LearningOutcome } from '../../apps/api/src/news/learning.service.ts';
import { learnAll } from '../../apps/api/src/news/learning.service.ts';
import type { FirstAdmin } from '../../apps/api/src/users/first-admin.service.ts';
import {
  addFirstAdmin,
  FirstAdminError,
  readFirstAdmin,
} from '../../apps/api/src/users/first-admin.service.ts';
import { openInstallation } from '../open-installation.ts';
import { findLabelFolder, writeTableLabels } from './table-labels.ts';

const USAGE = `npm run admin -- E-MAIL [--name NAME] [--tenant NAME]

  E-MAIL          of the administrator
  --name NAME     as the screens show it; default what stands before the @
  --tenant NAME   small letters, digits and hyphens; made where it is new; default scry

npm run admin -- learn

  learns, for every tenant, from what analysts made of suggested events, and says how good that is

npm run admin -- table-labels FOLDER

  writes the tables that people corrected and approved as labelled cases into a folder outside of the repository`;

/** The arguments are invalid. */
class UsageError extends Error {}

function readArguments(words: readonly string[], defaultTenant: string): FirstAdmin {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { name: { type: 'string' }, tenant: { type: 'string' } },
    });
    const [email = '', ...more] = positionals;
    if (more.length > 0) throw new UsageError('Name one e-mail address.');
    return readFirstAdmin({
      email,
      name: values.name ?? email.split('@', 1)[0] ?? '',
      tenant: values.tenant ?? defaultTenant,
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function main(words: readonly string[]): Promise<void> {
  const config = readConfig();
  if (words.length === 1 && words[0] === 'learn') return learn(config);
  if (words[0] === 'table-labels') return writeLabels(config, words.slice(1));
  const admin = readArguments(words, config.DEFAULT_TENANT);
  const source = await openInstallation(config, () => undefined);
  const db = openDatabase({ url: source.appUrl, pool: 2, onError: () => undefined });
  try {
    const link = await addFirstAdmin({ db, config, now: Date.now }, admin);
    process.stdout.write(
      `${admin.email} can set a password for ${admin.tenant} with this link, once, within three days:\n\n  ${link}\n\n`,
    );
  } finally {
    await db.destroy();
    await source.stop();
  }
}

async function writeLabels(config: Config, [name = '', ...more]: readonly string[]): Promise<void> {
  const folder = name === '' || more.length > 0 ? null : findLabelFolder(name);
  if (folder === null) throw new UsageError('Name one folder outside of the repository.');
  const source = await openInstallation(config, () => undefined);
  const db = openDatabase({ url: source.appUrl, pool: 2, onError: () => undefined });
  try {
    const { children, tables } = await writeTableLabels({ db }, folder);
    process.stdout.write(`${tables} tables of ${children} child documents written to ${folder}\n`);
  } finally {
    await db.destroy();
    await source.stop();
  }
}

async function learn(config: Config): Promise<void> {
  const source = await openInstallation(config, () => undefined);
  const db = openDatabase({ url: source.appUrl, pool: 2, onError: () => undefined });
  try {
    for (const outcome of await learnAll({ db })) process.stdout.write(`${formatOutcome(outcome)}\n`);
  } finally {
    await db.destroy();
    await source.stop();
  }
}

function formatOutcome({ tenant, trainedOn, version, quality, isHeld }: LearningOutcome): string {
  if (isHeld)
    return `${tenant}: nothing was learnt, because an administrator returned to ${version === null ? "the product's own model" : `version ${version}`} and learning is held.`;
  if (!quality)
    return `${tenant}: ${trainedOn} suggested events were made company events; ${LEAST_CORRECTIONS} are needed to learn from.`;
  const {
    heldOut,
    scoreErrorBefore,
    scoreErrorAfter,
    topicBefore,
    topicAfter,
    eventTypeBefore,
    eventTypeAfter,
  } = quality;
  const figures = `error of the score ${scoreErrorBefore} -> ${scoreErrorAfter}, topics right ${topicBefore} -> ${topicAfter}, event types right ${eventTypeBefore} -> ${eventTypeAfter}`;
  return `${tenant}: learnt from ${trainedOn} events, measured on ${heldOut} of them: ${figures}. ${version === null ? "The product's own model stays in use." : `Version ${version} is in use.`}`;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const isKnown = error instanceof FirstAdminError || error instanceof ConfigError;
  process.stderr.write(
    error instanceof UsageError
      ? `${error.message}\n\n${USAGE}\n`
      : `${isKnown ? error.message : String(error)}\n`,
  );
  process.exitCode = error instanceof UsageError ? 2 : 1;
});
