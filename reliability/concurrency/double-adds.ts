// E-14: the same thing added by twenty requests let go together, each spelt a little differently where spellings count as the same: one is stored, the
// others are told so.

import { addRole } from '@vigilo/contract/access';
import { addClient } from '@vigilo/contract/clients';
import { addCompanies } from '@vigilo/contract/companies';
import { addToPortfolio } from '@vigilo/contract/portfolio';
import { addUser } from '@vigilo/contract/users';
import type { TestClient } from '../../apps/api/src/app/testing/test-client.ts';
import type { Experiment } from '../testing/experiment.ts';
import { noneOf } from '../testing/experiment.ts';
import { draftCompany } from '../testing/drafts.ts';
import { doRounds, isFault, Tally } from '../testing/rounds.ts';
import type { Site } from '../testing/site.ts';
import { ADMIN, withSite } from '../testing/site.ts';

const ROUNDS = 1_000;
const AT_ONCE = 20;
const ROUNDS_AT_ONCE = 2;

interface Kind {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  /** The body of a round, in one of several spellings. */
  build(round: number, spelling: number): object;
}

/** 'É' as one character or as two, in capitals or not, with spaces around it. */
function spell(text: string, spelling: number): string {
  const cased = spelling % 2 === 0 ? text.toUpperCase() : text.toLowerCase();
  const normal = spelling % 4 < 2 ? cased.normalize('NFC') : cased.normalize('NFD');
  return spelling % 8 < 4 ? normal : ` ${normal} `;
}

export const experiment: Experiment = {
  title: 'the same thing added twenty times at the same moment',
  minutes: 8,
  run: (plan) =>
    withSite(
      {
        nodes: 2,
        settings: { BUSY_AFTER_MS: '60000' },
        tenant: {
          companies: Array.from({ length: ROUNDS / 5 + 1 }, (_, i) => ({ ticker: `P${i}` })),
          clients: [{ name: 'Own', companies: ['P0'] }],
        },
      },
      async (site) => {
        const clients = [await site.as(ADMIN, 0), await site.as(ADMIN, 1)];
        const kinds = await listKinds(site);
        const statuses = new Tally();
        const counts: Record<string, number> = {};
        let twice = 0;
        let never = 0;
        const rounds = await doRounds(plan, plan.size(ROUNDS), ROUNDS_AT_ONCE, async (round) => {
          const kind = kinds[round % kinds.length];
          if (!kind) return;
          const added = await addAtOnce(clients, kind, Math.floor(round / kinds.length), statuses);
          counts[kind.name] = (counts[kind.name] ?? 0) + 1;
          twice += added > 1 ? 1 : 0;
          never += added === 0 ? 1 : 0;
        });
        const stored = await countDuplicates(site);
        return {
          lines: [
            `Twenty requests of a round ask two processes for the same: a company in the portfolio, a company, a client, a role, a user. Names of clients and roles come in capitals and small letters, composed and decomposed, with`,
            'spaces around them, addresses of users in capitals and small letters.',
          ],
          counts: { rounds, ...counts, ...statuses.toCounts('answers ') },
          findings: [
            noneOf('rounds in which two requests were told that they added it', twice, rounds),
            noneOf('rounds in which nobody was', never, rounds),
            noneOf('things stored twice', stored, rounds),
            noneOf('answers other than 200 and 409', countOthers(statuses), statuses.sum()),
            noneOf('answers from 500', statuses.sum(isFault), statuses.sum()),
          ],
        };
      },
    ),
};

function countOthers(statuses: Tally): number {
  return statuses.sum((status) => status !== '200' && status !== '409');
}

async function addAtOnce(
  clients: readonly TestClient[],
  { method, path, build }: Kind,
  round: number,
  statuses: Tally,
): Promise<number> {
  const replies = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, i) =>
      clients[i % clients.length]?.send(method, path, { body: build(round, i) }),
    ),
  );
  for (const reply of replies) statuses.add(reply?.status ?? 0);
  return replies.filter((reply) => reply?.status === 200).length;
}

async function listKinds(site: Site): Promise<Kind[]> {
  const roles = await site.query((tx) =>
    tx
      .selectFrom('roles')
      .select('id')
      .where('tenant_id', '=', site.tenant.id)
      .where('name', '=', 'Analyst')
      .execute(),
  );
  const companyIDs = [site.tenant.companyId('P0')];
  const clients = [site.tenant.clientId('Own')];
  return [
    {
      name: 'portfolio',
      ...addToPortfolio,
      build: (round) => ({ ticker: `P${round + 1}` }),
    },
    {
      name: 'company',
      ...addCompanies,
      build: (round) => ({ arrayOfCompanies: [draftCompany(`C${round}`)] }),
    },
    {
      name: 'client',
      ...addClient,
      build: (round, spelling) => ({ name: spell(`Éclair ${round}`, spelling), companyIDs }),
    },
    {
      name: 'role',
      ...addRole,
      build: (round, spelling) => ({ name: spell(`Rôle ${round}`, spelling), description: '' }),
    },
    {
      name: 'user',
      ...addUser,
      build: (round, spelling) => ({
        email: spelling % 2 === 0 ? `User${round}@SITE.test` : `user${round}@site.test`,
        name: `User ${round}`,
        roles: [{ parentRole: roles[0]?.id }],
        clients,
      }),
    },
  ];
}

/** How many more there are of companies, clients, roles and users than there are different ones. */
function countDuplicates(site: Site): Promise<number> {
  return site.query(async (tx) => {
    const tables = [
      ['companies', 'ticker'],
      ['clients', 'name'],
      ['roles', 'name'],
      ['users', 'email'],
    ] as const;
    let found = 0;
    for (const [table, column] of tables) {
      const rows = await tx
        .selectFrom(table)
        .select(`${column} as name`)
        .where('tenant_id', '=', site.tenant.id)
        .execute();
      const names = rows.map(({ name }) => name.normalize('NFC').trim().toLowerCase());
      found += names.length - new Set(names).size;
    }
    return found;
  });
}
