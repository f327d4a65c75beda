// `npm run admin -- E-MAIL`: makes the first administrator of a tenant and prints the link that sets the password. Ends with 1 where that cannot
// be, with 2 where the words cannot be understood.

import { parseArgs } from 'node:util';
import { z } from 'zod';
import { ConfigError, readConfig } from '../../apps/api/src/app/config.ts';
import { openDatabase } from '../../apps/api/src/app/database.ts';
import { addFirstAdmin, FirstAdminError } from '../../apps/api/src/users/first-admin.service.ts';
import { openInstallation } from '../open-installation.ts';

const USAGE = `npm run admin -- E-MAIL [--name NAME] [--tenant NAME]

  E-MAIL          of the administrator
  --name NAME     as the screens show it; default what stands before the @
  --tenant NAME   small letters, digits and hyphens; made where it is new; default scry`;

const words = z.object({ email: z.email().max(254), name: z.string().trim().min(1).max(200), tenant: z.string().regex(/^[a-z0-9-]{1,40}$/) });

/** The words cannot be understood. */
class UsageError extends Error {}

function readWords(given: readonly string[], defaultTenant: string): z.output<typeof words> {
  try {
    const { values, positionals } = parseArgs({ args: [...given], allowPositionals: true, options: { name: { type: 'string' }, tenant: { type: 'string' } } });
    const [email = '', ...more] = positionals;
    if (more.length > 0) throw new UsageError('Name one e-mail address.');
    return words.parse({ email, name: values.name ?? email.split('@', 1)[0], tenant: values.tenant ?? defaultTenant });
  } catch (error) {
    if (error instanceof z.ZodError) throw new UsageError(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function main(given: readonly string[]): Promise<void> {
  const config = readConfig();
  const admin = readWords(given, config.DEFAULT_TENANT);
  const source = await openInstallation(config, () => undefined);
  const db = openDatabase({ url: source.appUrl, pool: 2, onError: () => undefined });
  try {
    const link = await addFirstAdmin({ db, config, now: Date.now }, admin);
    process.stdout.write(`${admin.email} can set a password for ${admin.tenant} with this link, once, within three days:\n\n  ${link}\n\n`);
  } finally {
    await db.destroy();
    await source.stop();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const isKnown = error instanceof FirstAdminError || error instanceof ConfigError;
  process.stderr.write(error instanceof UsageError ? `${error.message}\n\n${USAGE}\n` : `${isKnown ? error.message : String(error)}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
});
