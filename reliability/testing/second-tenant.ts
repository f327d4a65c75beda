// A second tenant of an installation, with an administrator of its own.

import { readConfig } from '../../apps/api/src/frame/config.ts';
import { signIn } from '../../apps/api/src/app/testing/test-client.ts';
import type { TestClient } from '../../apps/api/src/app/testing/test-client.ts';
import type { TestTenant, TestTenantOptions } from '../../apps/api/src/app/testing/test-tenant.ts';
import { addTestTenant } from '../../apps/api/src/app/testing/test-tenant.ts';
import type { Site } from './site.ts';

const NAME = 'others';
const EMAIL = 'admin@others.test';

/** Adds it. */
export async function addSecondTenant(
  site: Site,
  options: TestTenantOptions,
): Promise<{ readonly tenant: TestTenant; readonly client: TestClient }> {
  const users = [{ email: EMAIL, role: 'Admin' }];
  const tenant = await addTestTenant(
    { db: site.db, config: readConfig({}), now: Date.now },
    { ...options, name: NAME, users },
  );
  return { tenant, client: await signIn(site.node(), EMAIL, undefined, { tenant: NAME }) };
}
