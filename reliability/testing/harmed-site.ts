// An installation with a fault proxy between the product and PostgreSQL, and one between the product and its clients.

import { createRandom } from '../../bench/testing/random.ts';
import { FaultProxy } from './fault-proxy.ts';
import type { Site, SiteOptions } from './site.ts';
import { withSite } from './site.ts';

export interface Proxies {
  readonly database: FaultProxy;
  readonly product: FaultProxy;
}

/** Works with one. */
export function withHarmedSite<T>(
  options: SiteOptions,
  seed: number,
  work: (site: Site, proxies: Proxies) => Promise<T>,
): Promise<T> {
  return withSite({ ...options, nodes: 0 }, async (site) => {
    const random = createRandom(seed);
    const database = await FaultProxy.open(Number(new URL(site.server.appUrl).port), random);
    const behind = Object.assign(new URL(site.server.appUrl), { port: String(database.port) }).href;
    try {
      const { url } = await site.addNode({ DATABASE_URL: behind });
      const product = await FaultProxy.open(Number(new URL(url).port), random);
      try {
        return await work(site, { database, product });
      } finally {
        await product.close();
      }
    } finally {
      // Whoever ends in order wants to say so to the database.
      database.heal();
      await Promise.all(site.nodes.splice(0).map((node) => node.end()));
      await database.close();
    }
  });
}
