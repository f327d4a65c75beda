// What a test puts into its tenant, past the rules of the product: users, clients, companies and events as they would stand there.

import type { EventStage } from '@vigilo/domain/scoring/event-stage';
import { foldText } from '@vigilo/domain/records/fold-text';
import type { CompanyStatus, EntityType } from '@vigilo/domain/companies/company';
import type { EventType } from '@vigilo/domain/scoring/event-type';
import { titleKey, urlKey } from '@vigilo/domain/events/story-key';
import type { Day } from '@vigilo/domain/scoring/day';
import { isoFromDay } from '@vigilo/domain/scoring/day';
import { sql } from 'kysely';
import { hashKey } from '../../frame/hash-key.ts';
import { newId } from '../../frame/ids.ts';
import type { TenantTransaction } from '../../frame/tables.ts';

export interface TestEvent {
  readonly day: Day;
  readonly type: EventType;
  /** Thousandths. */
  readonly score: number;
  /** 'company' where not given. */
  readonly stage?: EventStage;
  readonly title?: string;
  readonly url?: string;
  readonly summary?: string;
  /** Whether its summary describes the company. */
  readonly isSummary?: boolean;
}

/** A company; what is not given is as the database has it by default, and the name is the ticker. */
export interface TestCompany {
  readonly ticker: string;
  readonly name?: string;
  readonly sector?: string;
  readonly industry?: string;
  readonly country?: string;
  readonly region?: '' | 'APAC' | 'AMER' | 'EMEA';
  readonly entityType?: EntityType;
  readonly status?: CompanyStatus;
  readonly ratingSt?: string | null;
  readonly ratingLt?: string | null;
  readonly currency?: string | null;
  /** When its events last changed; by default when it is added. */
  readonly asOfDate?: Date;
  /** When it is added where not given. */
  readonly initiatedAt?: Date;
  readonly events?: readonly TestEvent[];
}

export interface TestClientCompany {
  readonly name: string;
  /** YYYY-MM-DD */
  readonly start?: string | null;
  readonly end?: string | null;
  readonly isDeleted?: boolean;
  /** Tickers. */
  readonly companies: readonly string[];
}

export interface TestUser {
  readonly email: string;
  /** Name of one of the roles every tenant starts with; null for none. */
  readonly role: string | null;
  readonly status?: 'Active' | 'Inactive';
  readonly password?: string;
  /** Names of clients. */
  readonly clients?: readonly string[];
}

const UNCLASSIFIED = { sector: '', industry: '', country: '', region: '' } as const;

/** Companies are there on whatever past day a test asks for. */
const LONG_AGO = new Date('2020-01-01');

/** Adds a company with its events and returns its id. */
export async function addTestCompany(
  tx: TenantTransaction,
  tenantId: string,
  company: TestCompany,
): Promise<string> {
  const id = newId();
  const name = company.name ?? company.ticker;
  const { sector, industry, country, region } = { ...UNCLASSIFIED, ...company };
  await tx
    .insertInto('companies')
    .values({
      tenant_id: tenantId,
      id,
      ticker: company.ticker,
      name,
      name_key: foldText(name),
      sector,
      industry,
      country,
      region,
      entity_type: company.entityType ?? 'Public',
      status: company.status ?? 'Initiated',
      rating_st: company.ratingSt ?? null,
      rating_lt: company.ratingLt ?? null,
      currency: company.currency ?? null,
      as_of_date: company.asOfDate,
      initiated_at: company.initiatedAt ?? LONG_AGO,
      rss_feed_url: null,
      press_release_url: null,
    })
    .execute();
  await addTestEvents(tx, tenantId, id, company.events ?? []);
  return id;
}

/** Adds events to a company; the stored scores are not touched. */
async function addTestEvents(
  tx: TenantTransaction,
  tenantId: string,
  companyId: string,
  events: readonly TestEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map((event) => {
    const id = newId();
    const title = event.title ?? `Story ${id}`;
    const url = event.url ?? `https://news.test/${id}`;
    return {
      tenant_id: tenantId,
      id,
      company_id: companyId,
      stage: event.stage ?? 'company',
      title,
      title_key: hashKey(titleKey(title)),
      url,
      url_key: hashKey(urlKey(url)),
      summary: event.summary ?? 'In short: neutral',
      is_summary: event.isSummary ?? false,
      source: 'Wire',
      topic: 'Results',
      type: event.type,
      score: event.score,
      day: isoFromDay(event.day),
    };
  });
  await tx.insertInto('events').values(rows).execute();
}

/** Adds a client with its companies and returns its id. */
export async function addTestClient(
  tx: TenantTransaction,
  tenantId: string,
  client: TestClientCompany,
  companyIds: readonly string[],
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('clients')
    .values({
      tenant_id: tenantId,
      id,
      name: client.name,
      start_date: client.start ?? null,
      end_date: client.end ?? null,
      is_deleted: client.isDeleted ?? false,
    })
    .execute();
  await sql`INSERT INTO client_companies (tenant_id, client_id, company_id) SELECT ${tenantId}, ${id}, unnest(${[...companyIds]}::uuid[])`.execute(
    tx,
  );
  return id;
}

/** Adds a user with a role and clients and returns the id. */
export async function addTestUser(
  tx: TenantTransaction,
  tenantId: string,
  user: TestUser,
  passwordHash: string,
  clientIds: readonly string[],
): Promise<string> {
  const id = newId();
  const name = user.email.split('@', 1)[0] ?? user.email;
  await tx
    .insertInto('users')
    .values({
      tenant_id: tenantId,
      id,
      email: user.email,
      name,
      status: user.status ?? 'Active',
      password_hash: passwordHash,
      last_login_at: null,
    })
    .execute();
  await sql`INSERT INTO user_roles (tenant_id, user_id, role_id) SELECT ${tenantId}, ${id}, id FROM roles WHERE tenant_id = ${tenantId} AND name = ${user.role}`.execute(
    tx,
  );
  await sql`INSERT INTO user_clients (tenant_id, user_id, client_id) SELECT ${tenantId}, ${id}, unnest(${[...clientIds]}::uuid[])`.execute(
    tx,
  );
  return id;
}
