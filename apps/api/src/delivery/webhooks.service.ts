// The webhook of a client. Whoever sets it decides where the data of the client's documents goes: it takes the right to change clients and, for
// anybody but an Admin, that the client is one of theirs.

import { randomBytes } from 'node:crypto';
import { parseTarget } from '../adapters/guarded-fetch/fetch-rules.ts';
import { auditCaller } from '../frame/audit-log.ts';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { invalidField, notFound } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { findClientToSetUp } from '../clients/own-clients.service.ts';
import { findWebhook, removeWebhook, saveWebhook } from './delivery.queries.ts';

/** @throws Problem not-found */
export function getWebhookUrl(
  context: Pick<AppContext, 'db'>,
  caller: Caller,
  clientId: string,
): Promise<string> {
  return inTenant(context.db, caller.tenantId, async (tx) => {
    await getName(tx, caller, clientId);
    return (await findWebhook(tx, caller.tenantId, clientId))?.url ?? '';
  });
}

/**
 * Sets the webhook, or removes it where `url` is empty; returns the new secret, or null.
 * @throws Problem not-found, invalid-input where the address may not be asked
 */
export function changeWebhook(
  context: Pick<AppContext, 'db' | 'config'>,
  caller: Caller,
  clientId: string,
  url: string,
): Promise<string | null> {
  if (url !== '') checkUrl(context, url);
  return inTenant(context.db, caller.tenantId, async (tx) => {
    const name = await getName(tx, caller, clientId);
    const before = await findWebhook(tx, caller.tenantId, clientId);
    const secret = url === '' ? null : randomBytes(32).toString('base64url');
    if (secret === null) await removeWebhook(tx, caller.tenantId, clientId);
    else await saveWebhook(tx, caller.tenantId, clientId, { url, secret });
    await auditCaller(tx, caller, {
      action: 'delivery.change-webhook',
      entity: 'client',
      entityId: clientId,
      before: { name, url: before?.url ?? '' },
      after: { name, url },
    });
    return secret;
  });
}

async function getName(tx: TenantTransaction, caller: Caller, clientId: string): Promise<string> {
  const client = await findClientToSetUp(tx, caller, clientId);
  if (client === null) throw notFound();
  return client.name;
}

function checkUrl({ config }: Pick<AppContext, 'config'>, url: string): void {
  try {
    parseTarget(url, { allowsHttp: false, allowedHosts: config.WEBHOOK_HOSTS_ALLOWED });
  } catch {
    throw invalidField('body.url', 'delivery.badAddress');
  }
}
