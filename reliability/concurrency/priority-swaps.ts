// E-15: twenty people order the sub-roles of one role at the same moment, each in another order.

import { changePriorities } from '@vigilo/contract/access';
import { createRandom } from '../../bench/testing/random.ts';
import { newId } from '../../apps/api/src/frame/ids.ts';
import type { Experiment } from '../testing/experiment.ts';
import { noneOf } from '../testing/experiment.ts';
import { doRounds, isFault, Tally } from '../testing/rounds.ts';
import type { Site } from '../testing/site.ts';
import { ADMIN, withSite } from '../testing/site.ts';

const ROUNDS = 1_000;
const AT_ONCE = 20;
const SUB_ROLES = 6;

export const experiment: Experiment = {
  title: 'priorities of sub-roles changed twenty times at the same moment',
  minutes: 6,
  run: (plan) =>
    withSite({ nodes: 2, settings: { BUSY_AFTER_MS: '60000' } }, async (site) => {
      const clients = [await site.as(ADMIN, 0), await site.as(ADMIN, 1)];
      const { roleId, subRoles } = await addSubRoles(site);
      const path = changePriorities.path.replace('{id}', roleId);
      const random = createRandom(plan.seed);
      const statuses = new Tally();
      let broken = 0;
      const rounds = await doRounds(plan, plan.size(ROUNDS), 1, async () => {
        const replies = await Promise.all(
          Array.from({ length: AT_ONCE }, (_, i) =>
            clients[i % clients.length]?.post(path, { subRoles: shuffle(subRoles, random) }),
          ),
        );
        for (const reply of replies) statuses.add(reply?.status ?? 0);
        broken += (await isPermutation(site, roleId)) ? 0 : 1;
      });
      return {
        lines: [
          `Twenty requests of a round, to two processes, each give the ${SUB_ROLES} sub-roles of one role another order; after each round the priorities are read from the table.`,
        ],
        counts: { rounds, ...statuses.toCounts('answers ') },
        findings: [
          noneOf('rounds after which priorities are not 1 to n', broken, rounds),
          noneOf('deadlocks and other failures that surface', statuses.sum(isFault), statuses.sum()),
          noneOf(
            'answers other than 200 and 409',
            statuses.sum((status) => status !== '200' && status !== '409'),
            statuses.sum(),
          ),
        ],
      };
    }),
};

function shuffle(ids: readonly string[], random: () => number) {
  return ids
    .map((_id) => ({ _id, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ _id }, i) => ({ _id, priority: i + 1 }));
}

function addSubRoles(site: Site): Promise<{ roleId: string; subRoles: string[] }> {
  const tenant_id = site.tenant.id;
  return site.query(async (tx) => {
    const roleId = newId();
    await tx.insertInto('roles').values({ tenant_id, id: roleId, name: 'Swapped', kind: 'Other' }).execute();
    const subRoles = Array.from({ length: SUB_ROLES }, () => newId());
    const rows = subRoles.map((id, i) => ({
      tenant_id,
      id,
      role_id: roleId,
      name: `Shift ${i + 1}`,
      priority: i + 1,
    }));
    await tx.insertInto('sub_roles').values(rows).execute();
    return { roleId, subRoles };
  });
}

async function isPermutation(site: Site, roleId: string): Promise<boolean> {
  const rows = await site.query((tx) =>
    tx
      .selectFrom('sub_roles')
      .select('priority')
      .where('tenant_id', '=', site.tenant.id)
      .where('role_id', '=', roleId)
      .orderBy('priority')
      .execute(),
  );
  return rows.length === SUB_ROLES && rows.every(({ priority }, i) => priority === i + 1);
}
