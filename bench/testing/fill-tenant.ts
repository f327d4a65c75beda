// Fills a tenant with invented companies, scores and events of a given number, in the database itself: ten thousand companies with half a
// million events in under a minute. The same numbers give the same rows, but for the ids.

import { INDUSTRIES } from '@vigilo/domain/companies/industries';
import { SECTORS } from '@vigilo/domain/companies/sectors';
import type { Day } from '@vigilo/domain/scoring/day';
import { isoFromDay } from '@vigilo/domain/scoring/day';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../apps/api/src/frame/tables.ts';

/** Names are made of these: each syllable is in a tenth of all names, each pair in a hundredth. */
export const NAME_PARTS = {
  first: ['Al', 'Bor', 'Cen', 'Dra', 'Eri', 'Fal', 'Gren', 'Hal', 'Iso', 'Jun'],
  second: ['dan', 'vex', 'fin', 'gor', 'mak', 'nel', 'pri', 'sto', 'tur', 'wyn'],
  third: ['Kar', 'Lum', 'Mon', 'Nor', 'Oly', 'Pax', 'Quo', 'Rys', 'Syl', 'Tev'],
  fourth: ['bank', 'chem', 'drill', 'farm', 'gas', 'lab', 'net', 'rail', 'soft', 'ware'],
  last: [
    'Holdings',
    'Group',
    'Industries',
    'Partners',
    'International',
    'Corporation',
    'Limited',
    'Capital',
    'Systems',
    'Resources',
  ],
} as const;

/** More companies than this cannot be told apart by these parts. */
const MOST_COMPANIES = 100_000;

const PLACES = [
  { region: 'AMER', countries: ['United States', 'Canada', 'Brazil', 'Mexico', 'Chile'] },
  { region: 'EMEA', countries: ['United Kingdom', 'Germany', 'France', 'Spain', 'South Africa'] },
  { region: 'APAC', countries: ['Japan', 'China', 'India', 'Australia', 'Singapore'] },
] as const;

export const REGIONS: readonly string[] = PLACES.map(({ region }) => region);

const GRADES = ['C-', 'C', 'C+', 'B-', 'B', 'B+', 'A-', 'A', 'A+'];

/** Adds `companies` companies, at most {@link MOST_COMPANIES}, in an order that is neither that of their names nor of their sectors. */
export async function addInventedCompanies(
  tx: TenantTransaction,
  tenantId: string,
  companies: number,
): Promise<void> {
  const { first, second, third, fourth, last } = NAME_PARTS;
  const pick = (list: readonly string[], index: string) =>
    sql`(${[...list]}::text[])[1 + (${sql.raw(index)}) % ${sql.lit(list.length)}]`;
  await sql`
    INSERT INTO companies (tenant_id, id, ticker, name, name_key, business_description, sector, industry, country, region, entity_type, status, rating_st, rating_lt, currency)
    SELECT ${tenantId}, uuidv7(), ticker, name, lower(name), repeat('What the company makes and sells. ', 4), sector, industry, country, region, entity_type, 'Initiated', rating, rating, 'USD'
    FROM (
      SELECT chr(65 + n / 17576 % 26) || chr(65 + n / 676 % 26) || chr(65 + n / 26 % 26) || chr(65 + n % 26) AS ticker,
        ${pick(first, 'n')} || ${pick(second, 'n / 10')} || ' ' || ${pick(third, 'n / 100')} || ${pick(fourth, 'n / 1000')} || ' ' || ${pick(last, 'n / 10000')} AS name,
        ${pick(SECTORS, 'n / 7')} AS sector, ${pick(
          INDUSTRIES.map(({ name }) => name),
          'n / 3',
        )} AS industry,
        ${pick(
          PLACES.flatMap(({ countries }) => [...countries]),
          'n / 11',
        )} AS country,
        ${pick(
          PLACES.flatMap(({ region, countries }) => countries.map(() => region)),
          'n / 11',
        )} AS region,
        CASE WHEN n % 4 = 0 THEN 'Private' ELSE 'Public' END AS entity_type, ${pick(GRADES, 'n / 13')} AS rating
      FROM (SELECT i * 7919 % ${sql.lit(MOST_COMPANIES)} AS n FROM generate_series(0, ${sql.lit(companies - 1)}) i) numbers
    ) invented`.execute(tx);
}

/** Adds `perCompany` events to every company, or the one of a ticker, spread over the twelve months that end today, in the order of their days. */
export async function addInventedEvents(
  tx: TenantTransaction,
  tenantId: string,
  perCompany: number,
  today: Day,
  ticker?: string,
): Promise<void> {
  const among = ticker === undefined ? sql`true` : sql`c.ticker = ${ticker}`;
  await sql`
    INSERT INTO events (tenant_id, id, company_id, stage, title, title_key, url, url_key, summary, source, topic, type, score, day, is_ui_generated)
    SELECT ${tenantId}, uuidv7(), company_id, 'company', title, md5(lower(title))::uuid, 'https://news.test/' || key, md5('news.test/' || key)::uuid,
      repeat('What the paper wrote about it, in a sentence or two. ', 4), 'The Daily Example', 'Markets',
      CASE WHEN dice < 70 THEN 'Company' WHEN dice < 90 THEN 'Industry' ELSE 'Macro' END, (dice * 7 % 21 - 10) * 100, ${isoFromDay(today)}::date - age, true
    FROM (
      SELECT c.id AS company_id, c.ticker || ' does something worth a headline, number ' || n AS title, lower(c.ticker) || '/' || n AS key,
        (hashint4(n * 131071 + row_number() OVER ()::int) & 1048575) % 100 AS dice,
        (${sql.lit(perCompany)} - n) * 365 / ${sql.lit(perCompany)} + (hashtext(c.ticker || n) & 1048575) % greatest(1, 365 / ${sql.lit(perCompany)}) AS age
      FROM generate_series(1, ${sql.lit(perCompany)}) n CROSS JOIN companies c WHERE c.tenant_id = ${tenantId} AND ${among} ORDER BY n
    ) invented`.execute(tx);
}

/** Adds a client whose list holds `part` (0..1) of the tenant's companies. */
export async function addInventedClient(
  tx: TenantTransaction,
  tenantId: string,
  id: string,
  part: number,
): Promise<void> {
  await tx
    .insertInto('clients')
    .values({ tenant_id: tenantId, id, name: 'A client', start_date: null, end_date: null })
    .execute();
  await sql`INSERT INTO client_companies (tenant_id, client_id, company_id)
    SELECT tenant_id, ${id}, id FROM companies WHERE tenant_id = ${tenantId} AND (hashtext(ticker) & 1048575) % 100 < ${sql.lit(Math.round(part * 100))}`.execute(
    tx,
  );
}

/** Adds a user with one role and, where given, one client. */
export async function addUser(
  tx: TenantTransaction,
  tenantId: string,
  user: { id: string; email: string; passwordHash: string; role: string; clientId: string | null },
): Promise<void> {
  const { id, email, passwordHash, role, clientId } = user;
  await tx
    .insertInto('users')
    .values({ tenant_id: tenantId, id, email, name: email, password_hash: passwordHash })
    .execute();
  await sql`INSERT INTO user_roles (tenant_id, user_id, role_id) SELECT tenant_id, ${id}, id FROM roles WHERE tenant_id = ${tenantId} AND name = ${role}`.execute(
    tx,
  );
  if (clientId !== null)
    await tx
      .insertInto('user_clients')
      .values({ tenant_id: tenantId, user_id: id, client_id: clientId })
      .execute();
}

/** Adds many users with one role and one password. */
export async function addUsers(
  tx: TenantTransaction,
  tenantId: string,
  emails: readonly string[],
  passwordHash: string,
  role: string,
): Promise<void> {
  await sql`
    WITH added AS (
      INSERT INTO users (tenant_id, id, email, name, password_hash)
      SELECT ${tenantId}, uuidv7(), email, initcap(split_part(email, '@', 1)), ${passwordHash} FROM unnest(${[...emails]}::text[]) AS email
      RETURNING id
    )
    INSERT INTO user_roles (tenant_id, user_id, role_id) SELECT ${tenantId}, added.id, roles.id FROM added, roles WHERE roles.tenant_id = ${tenantId} AND roles.name = ${role}`.execute(
    tx,
  );
}

/** Adds roles of three sub-roles with two page filters each. */
export async function addInventedRoles(
  tx: TenantTransaction,
  tenantId: string,
  roles: number,
): Promise<void> {
  await sql`
    WITH added AS (
      INSERT INTO roles (tenant_id, id, name, description) SELECT ${tenantId}, uuidv7(), 'Team ' || n, 'What the team ' || n || ' does' FROM generate_series(1, ${roles}::int) n RETURNING id
    ), subs AS (
      INSERT INTO sub_roles (tenant_id, id, role_id, name, priority) SELECT ${tenantId}, uuidv7(), added.id, 'Shift ' || p, p FROM added, generate_series(1, 3) p RETURNING id
    )
    INSERT INTO page_filters (tenant_id, id, sub_role_id, page, allowed)
    SELECT ${tenantId}, uuidv7(), subs.id, page, '{edit-company}' FROM subs, unnest('{Document Listing,Company Summary}'::text[]) page`.execute(
    tx,
  );
}

/** Adds clients of `each` companies, and gives the users of the tenant who are no Admin one or two of them. */
export async function addInventedClients(
  tx: TenantTransaction,
  tenantId: string,
  clients: number,
  each: number,
): Promise<void> {
  await sql`
    INSERT INTO clients (tenant_id, id, name, email, phone, start_date)
    SELECT ${tenantId}, uuidv7(), 'Client ' || n, 'desk' || n || '@client.test', '(212) 555-0100', '2024-01-01' FROM generate_series(1, ${clients}::int) n`.execute(
    tx,
  );
  await sql`
    INSERT INTO client_companies (tenant_id, client_id, company_id)
    SELECT ${tenantId}, c.id, co.id
    FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM clients WHERE tenant_id = ${tenantId}) c
    JOIN (SELECT id, row_number() OVER (ORDER BY id) AS n, count(*) OVER () AS all_of_them FROM companies WHERE tenant_id = ${tenantId}) co
      ON (co.n + c.n * 37) % co.all_of_them < ${each}`.execute(tx);
  await sql`
    INSERT INTO user_clients (tenant_id, user_id, client_id)
    SELECT ${tenantId}, u.id, c.id
    FROM (SELECT user_id AS id, row_number() OVER (ORDER BY user_id) AS n FROM user_roles WHERE tenant_id = ${tenantId} AND priority > 0) u
    JOIN (SELECT id, row_number() OVER (ORDER BY id) AS n FROM clients WHERE tenant_id = ${tenantId}) c ON c.n IN (1 + u.n % ${clients}, 1 + (u.n * 7) % ${clients})`.execute(
    tx,
  );
}
