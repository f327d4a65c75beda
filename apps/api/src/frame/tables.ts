// The tables as the queries see them; db/schema.sql is what the database says, and a test keeps the two together.

import type { FeedProblem, StoredSuggestion } from '@vigilo/contract/news';
import type { Report } from '@vigilo/contract/reports';
import type { SharePriceProblem } from '@vigilo/contract/share-prices';
import type { EntityType, CompanyStatus } from '@vigilo/domain/companies/company';
import type { EventType } from '@vigilo/domain/scoring/event-type';
import type {
  ColumnType,
  Generated,
  GeneratedAlways,
  JSONColumnType,
  Kysely,
  RawBuilder,
  Transaction,
} from 'kysely';
import type { ImportTables } from '../imports/import-tables.ts';

type Stamp = ColumnType<Date, Date | undefined, Date>;
type ReportState = Report['state'];
/** A calendar day, read and written as YYYY-MM-DD. */
type DayColumn = string;

export interface Tables extends ImportTables {
  tenants: { id: string; name: string; is_demo: Generated<boolean>; created_at: Stamp };
  tenant_states: { tenant_id: string; companies_version: Generated<string>; pinned_as_of: DayColumn | null };
  users: {
    tenant_id: string;
    id: string;
    email: string;
    name: string;
    status: Generated<'Active' | 'Inactive'>;
    password_hash: string | null;
    last_password_changed: Stamp;
    must_change_password: Generated<boolean>;
    last_login_at: Date | null;
    created_at: Stamp;
    updated_at: Stamp;
    updated_by: string | null;
    version: Generated<number>;
  };
  roles: {
    tenant_id: string;
    id: string;
    name: string;
    description: Generated<string>;
    status: Generated<'Active' | 'Inactive'>;
    type: Generated<'Admin' | 'User'>;
    created_at: Stamp;
    updated_at: Stamp;
    updated_by: string | null;
    version: Generated<number>;
  };
  sub_roles: {
    tenant_id: string;
    id: string;
    role_id: string;
    name: string;
    description: Generated<string>;
    priority: number | null;
    status: Generated<'Active' | 'Inactive'>;
    created_at: Stamp;
    updated_at: Stamp;
    updated_by: string | null;
    version: Generated<number>;
  };
  page_filters: { tenant_id: string; id: string; sub_role_id: string; page: string; allowed: string[] };
  user_roles: { tenant_id: string; user_id: string; role_id: string; priority: Generated<number> };
  clients: {
    tenant_id: string;
    id: string;
    name: string;
    email: Generated<string>;
    phone: Generated<string>;
    description: Generated<string>;
    start_date: DayColumn | null;
    end_date: DayColumn | null;
    is_deleted: Generated<boolean>;
    created_at: Stamp;
    updated_at: Stamp;
    updated_by: string | null;
    version: Generated<number>;
  };
  user_clients: { tenant_id: string; user_id: string; client_id: string };
  client_companies: { tenant_id: string; client_id: string; company_id: string };
  sessions: {
    tenant_id: string;
    id: string;
    user_id: string;
    token_hash: Buffer;
    token_expires_at: Date;
    refresh_hash: Buffer;
    refreshed_at: Date | null;
    sid_hash: Buffer | null;
    last_active_at: Date;
    expires_at: Date;
    ended_at: Date | null;
    ended_why: string | null;
    address: Generated<string>;
    agent: Generated<string>;
    created_at: Stamp;
  };
  sign_in_failures: {
    tenant_id: string;
    key_hash: Buffer;
    failures: number;
    window_start: Date;
    blocked_until: Date;
  };
  known_addresses: { tenant_id: string; key_hash: Buffer; last_at: Date };
  audit_log: {
    tenant_id: string;
    id: string;
    at: GeneratedAlways<Date>;
    actor_id: string | null;
    action: string;
    entity: string;
    entity_id: string | null;
    parent_id: string | null;
    before: JSONColumnType<object> | null;
    after: JSONColumnType<object> | null;
    request_id: string | null;
  };
  audit_seals: { tenant_id: string; number: string; audit_id: string; seal: Buffer };
  audit_heads: { tenant_id: string; number: string; seal: Buffer; sealed_to: Date };
  sign_in_attempts: {
    tenant_id: string;
    id: string;
    user_id: string;
    secret_hash: Buffer;
    from_browser: boolean;
    created_at: Date;
    expires_at: Date;
    is_proven: Generated<boolean>;
    code_hash: string | null;
    code_expires_at: Date | null;
    code_tries: Generated<number>;
    code_sent_at: Date | null;
    code_sends: Generated<number>;
  };
  password_resets: {
    tenant_id: string;
    id: string;
    user_id: string;
    token_hash: Buffer;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
  drafts: {
    tenant_id: string;
    user_id: string;
    form: string;
    subject: string;
    title: string;
    path: string;
    content: string;
    saved_at: Date;
  };
  sectors: { tenant_id: string; id: string; name: string };
  industries: { tenant_id: string; id: string; name: string };
  sources: { tenant_id: string; id: string; name: string };
  topics: { tenant_id: string; id: string; name: string };
  companies: {
    tenant_id: string;
    id: string;
    ticker: string;
    name: string;
    name_key: string;
    search_text: GeneratedAlways<string>;
    business_description: Generated<string>;
    sector: Generated<string>;
    industry: Generated<string>;
    country: Generated<string>;
    region: Generated<string>;
    entity_type: Generated<EntityType>;
    status: Generated<CompanyStatus>;
    rating_st: string | null;
    rating_lt: string | null;
    currency: string | null;
    rss_feed_url: string | null;
    website: string | null;
    press_release_url: string | null;
    as_of_date: Stamp;
    initiated_at: Stamp;
    updated_at: Stamp;
    updated_by: string | null;
    version: Generated<number>;
    is_deleted: Generated<boolean>;
    aliases: Generated<string>;
    share_prices_updated_at: Date | null;
    share_prices_problem: SharePriceProblem | null;
  };
  events: {
    tenant_id: string;
    id: string;
    company_id: string;
    stage: 'company' | 'imported';
    title: Generated<string>;
    title_key: string | null;
    url: string | null;
    url_key: string | null;
    summary: Generated<string>;
    source: string | null;
    topic: string | null;
    type: EventType | null;
    score: number | null;
    day: DayColumn | null;
    is_ui_generated: Generated<boolean>;
    is_summary: Generated<boolean>;
    created_at: Stamp;
    updated_at: Stamp;
    version: Generated<number>;
    story_id: string | null;
    is_lead: Generated<boolean>;
    is_split: Generated<boolean>;
  };
  company_scores: {
    tenant_id: string;
    company_id: string;
    as_of: DayColumn;
    st_company: Generated<number>;
    st_industry: Generated<number>;
    st_macro: Generated<number>;
    lt_company: Generated<number>;
    lt_industry: Generated<number>;
    lt_macro: Generated<number>;
    prev_st_company: Generated<number>;
    prev_st_industry: Generated<number>;
    prev_st_macro: Generated<number>;
    prev_lt_company: Generated<number>;
    prev_lt_industry: Generated<number>;
    prev_lt_macro: Generated<number>;
    events: Generated<number>;
    st: GeneratedAlways<number>;
    lt: GeneratedAlways<number>;
    prev_st: GeneratedAlways<number>;
    prev_lt: GeneratedAlways<number>;
    change: GeneratedAlways<number>;
    change_lt: GeneratedAlways<number>;
  };
  portfolios: { tenant_id: string; id: string; user_id: string; name: string };
  portfolio_companies: { tenant_id: string; portfolio_id: string; company_id: string; added_at: Stamp };
  ccrr_files: {
    tenant_id: string;
    id: string;
    company_id: string;
    day: DayColumn;
    file_name: string;
    file_size: string;
    sha256: string;
    created_by: string | null;
    created_at: Stamp;
  };
  reports: {
    tenant_id: string;
    id: string;
    user_id: string;
    asked: JSONColumnType<object>;
    language: string;
    state: Generated<ReportState>;
    run_id: string | null;
    tries: Generated<number>;
    done: Generated<number>;
    total: number | null;
    file_name: string | null;
    file_size: string | null;
    failures: ColumnType<{ ticker: string; message: string }[], string | undefined, string>;
    message: string | null;
    created_at: Stamp;
    updated_at: Stamp;
  };
  share_prices: { tenant_id: string; company_id: string; day: DayColumn; price: number; currency: string };
  event_suggestions: {
    tenant_id: string;
    event_id: string;
    model_version: number;
    suggestion: JSONColumnType<StoredSuggestion>;
    created_at: Stamp;
  };
  suggestion_models: {
    tenant_id: string;
    version: number;
    is_current: Generated<boolean>;
    trained_on: number;
    quality: JSONColumnType<object>;
    weights: Buffer;
    created_at: Stamp;
  };
  feeds: {
    tenant_id: string;
    company_id: string;
    kind: 'rss' | 'press';
    url: string;
    etag: string | null;
    last_modified: string | null;
    body_hash: string | null;
    next_poll_at: Stamp;
    leased_until: Date | null;
    polled_at: Date | null;
    read_at: Date | null;
    failures: Generated<number>;
    problem: FeedProblem | null;
    interval_minutes: Generated<number>;
    items: Generated<number>;
  };
  seen_items: { tenant_id: string; company_id: string; item_key: string; seen_at: Stamp };
}

export type Database = Kysely<Tables>;

/** A transaction in which `app.tenant_id` is set: what every query of a tenant's tables runs in. */
export type TenantTransaction = Transaction<Tables> | Kysely<Tables>;

/** A statement that writes rows, made by the queries of an area and sent by `writeTogether` of database.ts. */
export type Write = RawBuilder<unknown>;
