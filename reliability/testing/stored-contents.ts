// What the store of an installation holds once nobody needs the leftovers any more.

import { createHash } from 'node:crypto';
import { openTenantStore } from '../../apps/api/src/adapters/file-store/tenant-store.ts';
import { sweepDocuments } from '../../apps/api/src/documents/sweep.service.ts';
import { readConfig } from '../../apps/api/src/frame/config.ts';
import { dataFolder } from '../../apps/api/src/frame/data-folder.ts';
import { openJobQueue } from '../../apps/api/src/frame/job-queue.ts';
import type { Site } from './site.ts';

const TWO_HOURS_MS = 7_200_000;

/** Contents that are whole, after the sweep of a later hour. */
export async function listContents(site: Site): Promise<string[]> {
  const config = readConfig({ DATA_DIR: site.folder });
  const now = () => Date.now() + TWO_HOURS_MS;
  const jobs = await openJobQueue({ url: site.server.appUrl, onError: () => undefined });
  try {
    await sweepDocuments({ db: site.db, jobs, config, now, auditKey: 'only for this sweep' }, []);
  } finally {
    await jobs.stop({ graceful: false });
  }
  const store = openTenantStore(config, dataFolder(config, 'files'), site.tenant.id);
  const found: string[] = [];
  for await (const sha256 of store.listOlder(now())) {
    const content = await store.find(sha256);
    if (content && createHash('sha256').update(content).digest('hex') === sha256) found.push(sha256);
  }
  return found;
}
