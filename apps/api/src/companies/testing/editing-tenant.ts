// A tenant with people of each role who edit companies, and a way to add a company of its own for each test.

import { addCompanies } from '@vigilo/contract/companies';
import { inTenant } from '../../frame/database.ts';
import type { TestClient } from '../../app/testing/test-client.ts';
import { signIn } from '../../app/testing/test-client.ts';
import type { TestServer, TestServerOptions } from '../../app/testing/test-server.ts';
import { startTestServer } from '../../app/testing/test-server.ts';
import type { TestTenant } from '../../app/testing/test-tenant.ts';
import { addTestTenant } from '../../app/testing/test-tenant.ts';
import type { OfferedNames } from '../../tenants/testing/offer-names.ts';
import { offerNames } from '../../tenants/testing/offer-names.ts';

export type Person = 'admin' | 'analyst' | 'approver' | 'client' | 'stranger';

const PEOPLE = {
  admin: { role: 'Admin', clients: [] },
  analyst: { role: 'Analyst', clients: ['Own', 'Over', 'Gone'] },
  approver: { role: 'Approver', clients: ['Own'] },
  client: { role: 'Client', clients: ['Own'] },
  stranger: { role: 'Analyst', clients: ['Other'] },
} as const;

export interface AuditedAction {
  readonly action: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** People 'admin', 'analyst', 'approver' and 'client' share the client 'Own'; a 'stranger' has another; HIDDEN is nobody's. */
export class EditingTenant {
  readonly server: TestServer;
  readonly tenant: TestTenant;
  readonly #people: ReadonlyMap<Person, TestClient>;
  #count = 0;

  private constructor(server: TestServer, tenant: TestTenant, people: ReadonlyMap<Person, TestClient>) {
    this.server = server;
    this.tenant = tenant;
    this.#people = people;
  }

  static async start(options: TestServerOptions = {}): Promise<EditingTenant> {
    const server = await startTestServer(options);
    const names = Object.keys(PEOPLE) as Person[]; // the keys of the object just above
    const tenant = await addTestTenant(server, {
      companies: [
        { ticker: 'SEEN', name: 'Seen' },
        { ticker: 'HIDDEN', name: 'Hidden' },
        { ticker: 'BARE', name: 'Unclassified' },
      ],
      clients: [
        { name: 'Own', companies: ['SEEN', 'BARE'] },
        { name: 'Other', companies: [] },
        { name: 'Over', companies: [], end: '2020-01-01' },
        { name: 'Gone', companies: [], isDeleted: true },
      ],
      users: names.map((name) => ({ email: `${name}@vigilo.test`, ...PEOPLE[name] })),
    });
    const people = new Map<Person, TestClient>();
    for (const name of names) people.set(name, await signIn(server, `${name}@vigilo.test`));
    const world = new EditingTenant(server, tenant, people);
    await world.offer({ sources: ['Wire'], topics: ['Results'] });
    return world;
  }

  /** Lets events have more sources and topics than 'Wire' and 'Results'. */
  offer(names: OfferedNames): Promise<void> {
    return offerNames(this.server.db, this.tenant.id, names);
  }

  as(name: Person): TestClient {
    const client = this.#people.get(name);
    if (!client) throw new Error(`Nobody is called ${name}`);
    return client;
  }

  /** What a person fills in for a new company. */
  draft(over: object = {}) {
    this.#count += 1;
    return {
      ticker: `NEW${this.#count}`,
      companyName: `New company ${this.#count}`,
      businessDescription: 'Sells things.',
      sector: 'Energy',
      industry: 'Coal',
      country: 'Spain',
      region: 'EMEA' as const,
      entityType: 'Private' as const,
      ...over,
    };
  }

  /** Adds a company, by the approver, and returns its id. */
  async add(over: object = {}): Promise<string> {
    const { data } = await this.as('approver').call(addCompanies, {
      body: { arrayOfCompanies: [this.draft(over)] },
    });
    return data[0]?._id ?? '';
  }

  /** What the audit log says of a thing, oldest first. */
  async audited(entityId: string): Promise<AuditedAction[]> {
    return inTenant(this.server.db, this.tenant.id, (tx) =>
      tx
        .selectFrom('audit_log')
        .select(['action', 'before', 'after'])
        .where('tenant_id', '=', this.tenant.id)
        .where('entity_id', '=', entityId)
        .orderBy('at')
        .execute(),
    );
  }
}
