-- What db/migrations and db/row-security.sql make of an empty database. Written by `node db/dump-schema.ts --write`, never by hand.
-- Not here: the tables of the job queue (schema pgboss), which pg-boss makes itself, and those that remember which migrations ran.

CREATE OR REPLACE FUNCTION public.cumulative_score(company integer, industry integer, macro integer)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (((((85 * company) + (10 * industry)) + (5 * macro)) + CASE WHEN ((((85 * company) + (10 * industry)) + (5 * macro)) < 0) THEN '-50'::integer ELSE 50 END) / 100)
;

CREATE OR REPLACE FUNCTION public.move_document_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  -- Once in a transaction is enough.
  IF current_setting('app.document_version_moved', true) IS DISTINCT FROM pg_current_xact_id()::text THEN
    INSERT INTO document_versions AS known (tenant_id) VALUES (coalesce(NEW.tenant_id, OLD.tenant_id))
      ON CONFLICT (tenant_id) DO UPDATE SET version = known.version + 1;
    PERFORM set_config('app.document_version_moved', pg_current_xact_id()::text, true);
  END IF;
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.remove_audit_entries(tenant uuid, upto bigint)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE removed bigint;
BEGIN
  IF EXISTS (SELECT FROM audit_seals s JOIN audit_log a ON a.tenant_id = s.tenant_id AND a.id = s.audit_id
             WHERE s.tenant_id = tenant AND s.number <= upto AND a.at > clock_timestamp() - interval '365 days') THEN
    RAISE EXCEPTION 'audit entries of the last year stay';
  END IF;
  DELETE FROM audit_log a USING audit_seals s WHERE s.tenant_id = tenant AND s.number <= upto AND a.tenant_id = s.tenant_id AND a.id = s.audit_id;
  DELETE FROM audit_seals WHERE tenant_id = tenant AND number <= upto;
  GET DIAGNOSTICS removed = ROW_COUNT;
  RETURN removed;
END $function$
;

CREATE TABLE audit_heads (
  tenant_id uuid NOT NULL,
  number bigint NOT NULL,
  seal bytea NOT NULL,
  sealed_to timestamp with time zone NOT NULL,
  base_number bigint DEFAULT 0 NOT NULL,
  base_seal bytea,
  base_proof bytea,
  CONSTRAINT audit_heads_pkey PRIMARY KEY (tenant_id),
  CONSTRAINT audit_heads_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  CONSTRAINT audit_heads_base CHECK ((((base_number = 0) = (base_seal IS NULL)) AND ((base_seal IS NULL) = (base_proof IS NULL))))
);
ALTER TABLE audit_heads ENABLE ROW LEVEL SECURITY;
ALTER TABLE audit_heads FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON audit_heads AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON audit_heads TO vigilo_app;

CREATE TABLE audit_log (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  actor_id uuid,
  action text NOT NULL,
  entity text NOT NULL,
  entity_id uuid,
  parent_id uuid,
  before jsonb,
  after jsonb,
  request_id text,
  CONSTRAINT audit_log_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT audit_log_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
CREATE INDEX audit_log_entity ON public.audit_log USING btree (tenant_id, entity, entity_id, at);
CREATE INDEX audit_log_parent ON public.audit_log USING btree (tenant_id, entity, parent_id, at);
ALTER TABLE audit_log ENABLE ROW LEVEL SECURITY;
ALTER TABLE audit_log FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON audit_log AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT INSERT, SELECT ON audit_log TO vigilo_app;

CREATE TABLE audit_seals (
  tenant_id uuid NOT NULL,
  number bigint NOT NULL,
  audit_id uuid NOT NULL,
  seal bytea NOT NULL,
  CONSTRAINT audit_seals_pkey PRIMARY KEY (tenant_id, number),
  CONSTRAINT audit_seals_tenant_id_audit_id_key UNIQUE (tenant_id, audit_id),
  CONSTRAINT audit_seals_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
ALTER TABLE audit_seals ENABLE ROW LEVEL SECURITY;
ALTER TABLE audit_seals FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON audit_seals AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT INSERT, SELECT ON audit_seals TO vigilo_app;

CREATE TABLE ccrr_files (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  company_id uuid NOT NULL,
  day date NOT NULL,
  file_name text NOT NULL,
  file_size bigint NOT NULL,
  sha256 text NOT NULL,
  created_by uuid,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT ccrr_files_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT ccrr_files_tenant_id_company_id_fkey FOREIGN KEY (tenant_id, company_id) REFERENCES companies(tenant_id, id) ON DELETE CASCADE,
  CONSTRAINT ccrr_files_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text))
);
CREATE INDEX ccrr_files_newest ON public.ccrr_files USING btree (tenant_id, company_id, day DESC, id DESC);
ALTER TABLE ccrr_files ENABLE ROW LEVEL SECURITY;
ALTER TABLE ccrr_files FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON ccrr_files AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON ccrr_files TO vigilo_app;

CREATE TABLE child_document_editors (
  tenant_id uuid NOT NULL,
  child_document_id uuid NOT NULL,
  user_id uuid NOT NULL,
  CONSTRAINT child_document_editors_pkey PRIMARY KEY (tenant_id, child_document_id, user_id),
  CONSTRAINT child_document_editors_tenant_id_child_document_id_fkey FOREIGN KEY (tenant_id, child_document_id) REFERENCES child_documents(tenant_id, id) ON DELETE CASCADE,
  CONSTRAINT child_document_editors_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE
);
ALTER TABLE child_document_editors ENABLE ROW LEVEL SECURITY;
ALTER TABLE child_document_editors FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON child_document_editors AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON child_document_editors TO vigilo_app;

CREATE TABLE child_documents (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  document_id uuid NOT NULL,
  "position" integer NOT NULL,
  document_type text NOT NULL,
  pages integer[] NOT NULL,
  user_status text DEFAULT 'Not Reviewed'::text NOT NULL,
  attributes jsonb DEFAULT '{}'::jsonb NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  template_id uuid,
  template_version integer,
  rejection jsonb,
  name text DEFAULT ''::text NOT NULL,
  tags text[] DEFAULT '{}'::text[] NOT NULL,
  CONSTRAINT child_documents_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT child_documents_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES documents(tenant_id, id) ON DELETE CASCADE,
  CONSTRAINT child_documents_user_status_check CHECK ((user_status = ANY (ARRAY['Not Reviewed'::text, 'In Review'::text, 'Validated'::text, 'Rejected'::text]))),
  CONSTRAINT child_documents_change TRIGGER DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT child_documents_come_and_go TRIGGER DEFERRABLE INITIALLY DEFERRED
);
CREATE UNIQUE INDEX child_documents_position ON public.child_documents USING btree (tenant_id, document_id, "position");
CREATE INDEX child_documents_tagged ON public.child_documents USING btree (tenant_id, document_id) WHERE (tags <> '{}'::text[]);
CREATE INDEX child_documents_type ON public.child_documents USING btree (tenant_id, document_type, document_id);
CREATE CONSTRAINT TRIGGER child_documents_change AFTER UPDATE ON public.child_documents DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((old.document_type IS DISTINCT FROM new.document_type) OR (old.user_status IS DISTINCT FROM new.user_status) OR (old.tags IS DISTINCT FROM new.tags))) EXECUTE FUNCTION move_document_version();
CREATE CONSTRAINT TRIGGER child_documents_come_and_go AFTER INSERT OR DELETE ON public.child_documents DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION move_document_version();
ALTER TABLE child_documents ENABLE ROW LEVEL SECURITY;
ALTER TABLE child_documents FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON child_documents AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON child_documents TO vigilo_app;

CREATE TABLE client_companies (
  tenant_id uuid NOT NULL,
  client_id uuid NOT NULL,
  company_id uuid NOT NULL,
  CONSTRAINT client_companies_pkey PRIMARY KEY (tenant_id, client_id, company_id),
  CONSTRAINT client_companies_tenant_id_client_id_fkey FOREIGN KEY (tenant_id, client_id) REFERENCES clients(tenant_id, id) ON DELETE CASCADE,
  CONSTRAINT client_companies_tenant_id_company_id_fkey FOREIGN KEY (tenant_id, company_id) REFERENCES companies(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX client_companies_company ON public.client_companies USING btree (tenant_id, company_id);
ALTER TABLE client_companies ENABLE ROW LEVEL SECURITY;
ALTER TABLE client_companies FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON client_companies AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON client_companies TO vigilo_app;

CREATE TABLE client_webhooks (
  tenant_id uuid NOT NULL,
  client_id uuid NOT NULL,
  url text NOT NULL,
  secret text NOT NULL,
  CONSTRAINT client_webhooks_pkey PRIMARY KEY (tenant_id, client_id),
  CONSTRAINT client_webhooks_tenant_id_client_id_fkey FOREIGN KEY (tenant_id, client_id) REFERENCES clients(tenant_id, id) ON DELETE CASCADE
);
ALTER TABLE client_webhooks ENABLE ROW LEVEL SECURITY;
ALTER TABLE client_webhooks FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON client_webhooks AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON client_webhooks TO vigilo_app;

CREATE TABLE clients (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  start_date date,
  end_date date,
  is_deleted boolean DEFAULT false NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  email text DEFAULT ''::text NOT NULL,
  phone text DEFAULT ''::text NOT NULL,
  description text DEFAULT ''::text NOT NULL,
  updated_by uuid,
  CONSTRAINT clients_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT clients_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  CONSTRAINT clients_check CHECK ((end_date > start_date))
);
CREATE UNIQUE INDEX clients_name ON public.clients USING btree (tenant_id, lower(name));
ALTER TABLE clients ENABLE ROW LEVEL SECURITY;
ALTER TABLE clients FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON clients AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON clients TO vigilo_app;

CREATE TABLE comment_mentions (
  tenant_id uuid NOT NULL,
  user_id uuid NOT NULL,
  comment_id uuid NOT NULL,
  seen_at timestamp with time zone,
  CONSTRAINT comment_mentions_pkey PRIMARY KEY (tenant_id, user_id, comment_id),
  CONSTRAINT comment_mentions_tenant_id_comment_id_fkey FOREIGN KEY (tenant_id, comment_id) REFERENCES comments(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX comment_mentions_of_comment ON public.comment_mentions USING btree (tenant_id, comment_id);
ALTER TABLE comment_mentions ENABLE ROW LEVEL SECURITY;
ALTER TABLE comment_mentions FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON comment_mentions AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON comment_mentions TO vigilo_app;

CREATE TABLE comment_threads (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  number integer NOT NULL,
  document_id uuid NOT NULL,
  subject jsonb NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  resolved_at timestamp with time zone,
  resolved_by uuid,
  CONSTRAINT comment_threads_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT comment_threads_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES documents(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX comment_threads_of_document ON public.comment_threads USING btree (tenant_id, document_id, number);
ALTER TABLE comment_threads ENABLE ROW LEVEL SECURITY;
ALTER TABLE comment_threads FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON comment_threads AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON comment_threads TO vigilo_app;

CREATE TABLE comments (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  number integer NOT NULL,
  thread_id uuid NOT NULL,
  text text NOT NULL,
  created_by uuid NOT NULL,
  created_at timestamp with time zone NOT NULL,
  changed_at timestamp with time zone,
  CONSTRAINT comments_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT comments_tenant_id_thread_id_fkey FOREIGN KEY (tenant_id, thread_id) REFERENCES comment_threads(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX comments_of_thread ON public.comments USING btree (tenant_id, thread_id, number);
ALTER TABLE comments ENABLE ROW LEVEL SECURITY;
ALTER TABLE comments FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON comments AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON comments TO vigilo_app;

CREATE TABLE companies (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  ticker text NOT NULL,
  name text COLLATE "und-x-icu" NOT NULL,
  name_key text NOT NULL,
  search_text text COLLATE "C" GENERATED ALWAYS AS ((((lower(((ticker || '
'::text) || name)) || '
'::text) || name_key) COLLATE "C")) STORED NOT NULL,
  business_description text DEFAULT ''::text NOT NULL,
  sector text COLLATE "und-x-icu" DEFAULT ''::text NOT NULL,
  industry text COLLATE "und-x-icu" DEFAULT ''::text NOT NULL,
  country text COLLATE "und-x-icu" DEFAULT ''::text NOT NULL,
  region text DEFAULT ''::text NOT NULL,
  entity_type text DEFAULT ''::text NOT NULL,
  status text DEFAULT 'Initiated'::text NOT NULL,
  rating_st text,
  rating_lt text,
  currency text,
  rss_feed_url text,
  press_release_url text,
  as_of_date timestamp with time zone DEFAULT now() NOT NULL,
  initiated_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  is_deleted boolean DEFAULT false NOT NULL,
  updated_by uuid,
  aliases text DEFAULT ''::text NOT NULL,
  share_prices_updated_at timestamp with time zone,
  share_prices_problem text,
  website text,
  isin text,
  market_cap numeric,
  CONSTRAINT companies_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT companies_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  CONSTRAINT companies_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  CONSTRAINT companies_entity_type_check CHECK ((entity_type = ANY (ARRAY[''::text, 'Public'::text, 'Private'::text]))),
  CONSTRAINT companies_isin_check CHECK ((isin ~ '^[A-Z]{2}[A-Z0-9]{9}[0-9]$'::text)),
  CONSTRAINT companies_market_cap_check CHECK (((market_cap > (0)::numeric) AND (market_cap <= (10000000)::numeric))),
  CONSTRAINT companies_name_check CHECK ((name <> ''::text)),
  CONSTRAINT companies_rating_lt_check CHECK ((rating_lt = ANY (ARRAY['C-'::text, 'C'::text, 'C+'::text, 'B-'::text, 'B'::text, 'B+'::text, 'A-'::text, 'A'::text, 'A+'::text]))),
  CONSTRAINT companies_rating_st_check CHECK ((rating_st = ANY (ARRAY['C-'::text, 'C'::text, 'C+'::text, 'B-'::text, 'B'::text, 'B+'::text, 'A-'::text, 'A'::text, 'A+'::text]))),
  CONSTRAINT companies_region_check CHECK ((region = ANY (ARRAY[''::text, 'APAC'::text, 'AMER'::text, 'EMEA'::text]))),
  CONSTRAINT companies_status_check CHECK ((status = ANY (ARRAY['Initiated'::text, 'Validated'::text]))),
  CONSTRAINT companies_ticker_check CHECK (((ticker <> ''::text) AND (ticker !~ '\s'::text))),
  CONSTRAINT companies_website_check CHECK (((website ~* '^https?://'::text) AND (length(website) <= 2048)))
);
CREATE INDEX companies_deleted ON public.companies USING btree (tenant_id, id) WHERE is_deleted;
CREATE INDEX companies_facets ON public.companies USING btree (tenant_id, sector, industry, region, country, entity_type, status) WHERE (NOT is_deleted);
CREATE INDEX companies_name ON public.companies USING btree (tenant_id, name, id) WHERE (NOT is_deleted);
CREATE UNIQUE INDEX companies_name_key ON public.companies USING btree (tenant_id, name_key) WHERE (NOT is_deleted);
CREATE UNIQUE INDEX companies_ticker ON public.companies USING btree (tenant_id, upper(ticker)) WHERE (NOT is_deleted);
ALTER TABLE companies ENABLE ROW LEVEL SECURITY;
ALTER TABLE companies FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON companies AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON companies TO vigilo_app;

CREATE TABLE company_history (
  tenant_id uuid NOT NULL,
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  company_id uuid NOT NULL,
  field text NOT NULL,
  before text,
  after text,
  changed_at timestamp with time zone NOT NULL,
  changed_by uuid,
  document_id uuid,
  CONSTRAINT company_history_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT company_history_tenant_id_company_id_fkey FOREIGN KEY (tenant_id, company_id) REFERENCES companies(tenant_id, id) ON DELETE CASCADE,
  CONSTRAINT company_history_field_check CHECK ((field = ANY (ARRAY['companyName'::text, 'creditRiskRatingST'::text, 'creditRiskRatingLT'::text])))
);
CREATE INDEX company_history_field ON public.company_history USING btree (tenant_id, company_id, field, changed_at);
ALTER TABLE company_history ENABLE ROW LEVEL SECURITY;
ALTER TABLE company_history FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON company_history AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON company_history TO vigilo_app;

CREATE TABLE company_scores (
  tenant_id uuid NOT NULL,
  company_id uuid NOT NULL,
  as_of date NOT NULL,
  st_company integer DEFAULT 0 NOT NULL,
  st_industry integer DEFAULT 0 NOT NULL,
  st_macro integer DEFAULT 0 NOT NULL,
  lt_company integer DEFAULT 0 NOT NULL,
  lt_industry integer DEFAULT 0 NOT NULL,
  lt_macro integer DEFAULT 0 NOT NULL,
  prev_st_company integer DEFAULT 0 NOT NULL,
  prev_st_industry integer DEFAULT 0 NOT NULL,
  prev_st_macro integer DEFAULT 0 NOT NULL,
  prev_lt_company integer DEFAULT 0 NOT NULL,
  prev_lt_industry integer DEFAULT 0 NOT NULL,
  prev_lt_macro integer DEFAULT 0 NOT NULL,
  events integer DEFAULT 0 NOT NULL,
  st integer GENERATED ALWAYS AS (cumulative_score(st_company, st_industry, st_macro)) STORED NOT NULL,
  lt integer GENERATED ALWAYS AS (cumulative_score(lt_company, lt_industry, lt_macro)) STORED NOT NULL,
  prev_st integer GENERATED ALWAYS AS (cumulative_score(prev_st_company, prev_st_industry, prev_st_macro)) STORED NOT NULL,
  prev_lt integer GENERATED ALWAYS AS (cumulative_score(prev_lt_company, prev_lt_industry, prev_lt_macro)) STORED NOT NULL,
  change integer GENERATED ALWAYS AS ((cumulative_score(st_company, st_industry, st_macro) - cumulative_score(prev_st_company, prev_st_industry, prev_st_macro))) STORED NOT NULL,
  change_lt integer GENERATED ALWAYS AS ((cumulative_score(lt_company, lt_industry, lt_macro) - cumulative_score(prev_lt_company, prev_lt_industry, prev_lt_macro))) STORED NOT NULL,
  CONSTRAINT company_scores_pkey PRIMARY KEY (tenant_id, company_id),
  CONSTRAINT company_scores_tenant_id_company_id_fkey FOREIGN KEY (tenant_id, company_id) REFERENCES companies(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX company_scores_st ON public.company_scores USING btree (tenant_id, st, company_id);
ALTER TABLE company_scores ENABLE ROW LEVEL SECURITY;
ALTER TABLE company_scores FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON company_scores AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON company_scores TO vigilo_app;

CREATE TABLE deliveries (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  document_id uuid NOT NULL,
  client_id uuid NOT NULL,
  url text NOT NULL,
  body text NOT NULL,
  status text DEFAULT 'waiting'::text NOT NULL,
  tries integer DEFAULT 0 NOT NULL,
  last_status integer,
  last_failure text DEFAULT ''::text NOT NULL,
  created_by uuid,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  delivered_at timestamp with time zone,
  CONSTRAINT deliveries_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT deliveries_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES documents(tenant_id, id) ON DELETE CASCADE,
  CONSTRAINT deliveries_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'delivered'::text, 'failed'::text])))
);
CREATE INDEX deliveries_of_document ON public.deliveries USING btree (tenant_id, document_id, created_at DESC);
ALTER TABLE deliveries ENABLE ROW LEVEL SECURITY;
ALTER TABLE deliveries FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON deliveries AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON deliveries TO vigilo_app;

CREATE TABLE document_links (
  tenant_id uuid NOT NULL,
  first_id uuid NOT NULL,
  second_id uuid NOT NULL,
  created_by uuid,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT document_links_pkey PRIMARY KEY (tenant_id, first_id, second_id),
  CONSTRAINT document_links_tenant_id_first_id_fkey FOREIGN KEY (tenant_id, first_id) REFERENCES child_documents(tenant_id, id) ON DELETE CASCADE,
  CONSTRAINT document_links_tenant_id_second_id_fkey FOREIGN KEY (tenant_id, second_id) REFERENCES child_documents(tenant_id, id) ON DELETE CASCADE,
  CONSTRAINT document_links_check CHECK ((first_id < second_id))
);
CREATE INDEX document_links_of_second ON public.document_links USING btree (tenant_id, second_id, first_id);
ALTER TABLE document_links ENABLE ROW LEVEL SECURITY;
ALTER TABLE document_links FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON document_links AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON document_links TO vigilo_app;

CREATE TABLE document_pages (
  tenant_id uuid NOT NULL,
  document_id uuid NOT NULL,
  number integer NOT NULL,
  width real NOT NULL,
  height real NOT NULL,
  source text NOT NULL,
  source_reason text DEFAULT ''::text NOT NULL,
  turn smallint DEFAULT 0 NOT NULL,
  content bytea NOT NULL,
  CONSTRAINT document_pages_pkey PRIMARY KEY (tenant_id, document_id, number),
  CONSTRAINT document_pages_tenant_id_document_id_fkey FOREIGN KEY (tenant_id, document_id) REFERENCES documents(tenant_id, id) ON DELETE CASCADE,
  CONSTRAINT document_pages_number_check CHECK ((number > 0)),
  CONSTRAINT document_pages_source_check CHECK ((source = ANY (ARRAY['text'::text, 'ocr'::text, 'none'::text]))),
  CONSTRAINT document_pages_turn_check CHECK ((turn = ANY (ARRAY[0, 90, 180, 270])))
);
ALTER TABLE document_pages ENABLE ROW LEVEL SECURITY;
ALTER TABLE document_pages FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON document_pages AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON document_pages TO vigilo_app;

CREATE TABLE document_versions (
  tenant_id uuid NOT NULL,
  version bigint DEFAULT 1 NOT NULL,
  CONSTRAINT document_versions_pkey PRIMARY KEY (tenant_id)
);
ALTER TABLE document_versions ENABLE ROW LEVEL SECURITY;
ALTER TABLE document_versions FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON document_versions AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON document_versions TO vigilo_app;

CREATE TABLE documents (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  client_id uuid NOT NULL,
  company_id uuid,
  ticker text DEFAULT ''::text NOT NULL,
  file_name text NOT NULL,
  file_kind text DEFAULT ''::text NOT NULL,
  file_size bigint NOT NULL,
  sha256 text NOT NULL,
  region text DEFAULT ''::text NOT NULL,
  filter_values jsonb DEFAULT '{}'::jsonb NOT NULL,
  reading_choices jsonb DEFAULT '{}'::jsonb NOT NULL,
  status text DEFAULT 'New'::text NOT NULL,
  failure jsonb,
  page_count integer,
  pages_done integer DEFAULT 0 NOT NULL,
  attempt integer DEFAULT 0 NOT NULL,
  tries integer DEFAULT 0 NOT NULL,
  run_id uuid,
  is_debug boolean DEFAULT false NOT NULL,
  project_name text DEFAULT ''::text NOT NULL,
  copied_from uuid,
  is_deleted boolean DEFAULT false NOT NULL,
  search_text text COLLATE "C" GENERATED ALWAYS AS ((lower(((((((file_name || '
'::text) || ticker) || '
'::text) || region) || '
'::text) || project_name)) COLLATE "C")) STORED NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_by uuid,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT documents_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT documents_tenant_id_client_id_fkey FOREIGN KEY (tenant_id, client_id) REFERENCES clients(tenant_id, id),
  CONSTRAINT documents_tenant_id_company_id_fkey FOREIGN KEY (tenant_id, company_id) REFERENCES companies(tenant_id, id) ON DELETE SET NULL (company_id),
  CONSTRAINT documents_file_kind_check CHECK ((file_kind = ANY (ARRAY[''::text, 'pdf'::text, 'png'::text, 'jpeg'::text, 'tiff'::text, 'webp'::text]))),
  CONSTRAINT documents_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT documents_status_check CHECK ((status = ANY (ARRAY['New'::text, 'In Queue'::text, 'In Process'::text, 'Digitized'::text, 'Processed'::text, 'Posted'::text, 'Digitization Failed'::text, 'Failed'::text]))),
  CONSTRAINT documents_change TRIGGER DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT documents_come_and_go TRIGGER DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX documents_by_content ON public.documents USING btree (tenant_id, sha256);
CREATE INDEX documents_newest ON public.documents USING btree (tenant_id, is_deleted, updated_at DESC, id DESC) INCLUDE (search_text, status, client_id, company_id, created_by);
CREATE INDEX documents_of_client ON public.documents USING btree (tenant_id, client_id, is_deleted, updated_at DESC, id DESC);
CREATE INDEX documents_of_company ON public.documents USING btree (tenant_id, company_id, updated_at DESC) WHERE (company_id IS NOT NULL);
CREATE INDEX documents_waiting ON public.documents USING btree (tenant_id, created_at) WHERE (status = ANY (ARRAY['New'::text, 'In Queue'::text, 'In Process'::text]));
CREATE CONSTRAINT TRIGGER documents_change AFTER UPDATE ON public.documents DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((((((((old.status IS DISTINCT FROM new.status) OR (old.is_deleted IS DISTINCT FROM new.is_deleted)) OR (old.client_id IS DISTINCT FROM new.client_id)) OR (old.company_id IS DISTINCT FROM new.company_id)) OR (old.search_text IS DISTINCT FROM new.search_text)) OR (old.created_by IS DISTINCT FROM new.created_by)) OR (((old.updated_at AT TIME ZONE 'UTC'::text))::date IS DISTINCT FROM ((new.updated_at AT TIME ZONE 'UTC'::text))::date))) EXECUTE FUNCTION move_document_version();
CREATE CONSTRAINT TRIGGER documents_come_and_go AFTER INSERT OR DELETE ON public.documents DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION move_document_version();
ALTER TABLE documents ENABLE ROW LEVEL SECURITY;
ALTER TABLE documents FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON documents AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON documents TO vigilo_app;

CREATE TABLE drafts (
  tenant_id uuid NOT NULL,
  user_id uuid NOT NULL,
  form text NOT NULL,
  subject text NOT NULL,
  title text NOT NULL,
  path text NOT NULL,
  content text NOT NULL,
  saved_at timestamp with time zone NOT NULL,
  CONSTRAINT drafts_pkey PRIMARY KEY (tenant_id, user_id, form, subject),
  CONSTRAINT drafts_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE
);
ALTER TABLE drafts ENABLE ROW LEVEL SECURITY;
ALTER TABLE drafts FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON drafts AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON drafts TO vigilo_app;

CREATE TABLE event_revisions (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  event_id uuid NOT NULL,
  seen_at timestamp with time zone NOT NULL,
  kind text NOT NULL,
  earlier_title text NOT NULL,
  title text NOT NULL,
  state text NOT NULL,
  CONSTRAINT event_revisions_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT event_revisions_tenant_id_event_id_fkey FOREIGN KEY (tenant_id, event_id) REFERENCES events(tenant_id, id) ON DELETE CASCADE,
  CONSTRAINT event_revisions_kind_check CHECK ((kind = ANY (ARRAY['changed'::text, 'corrected'::text, 'retracted'::text]))),
  CONSTRAINT event_revisions_state_check CHECK ((state = ANY (ARRAY['taken'::text, 'open'::text, 'kept'::text, 'superseded'::text]))),
  CONSTRAINT event_revisions_title_check CHECK ((title <> ''::text))
);
CREATE INDEX event_revisions_of_event ON public.event_revisions USING btree (tenant_id, event_id, seen_at);
CREATE INDEX event_revisions_open ON public.event_revisions USING btree (tenant_id, seen_at) WHERE (state = 'open'::text);
ALTER TABLE event_revisions ENABLE ROW LEVEL SECURITY;
ALTER TABLE event_revisions FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON event_revisions AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON event_revisions TO vigilo_app;

CREATE TABLE event_suggestions (
  tenant_id uuid NOT NULL,
  event_id uuid NOT NULL,
  model_version integer NOT NULL,
  suggestion jsonb NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT event_suggestions_pkey PRIMARY KEY (tenant_id, event_id),
  CONSTRAINT event_suggestions_tenant_id_event_id_fkey FOREIGN KEY (tenant_id, event_id) REFERENCES events(tenant_id, id) ON DELETE CASCADE
);
ALTER TABLE event_suggestions ENABLE ROW LEVEL SECURITY;
ALTER TABLE event_suggestions FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON event_suggestions AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON event_suggestions TO vigilo_app;

CREATE TABLE events (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  company_id uuid NOT NULL,
  stage text NOT NULL,
  title text DEFAULT ''::text NOT NULL,
  title_key uuid,
  url text,
  url_key uuid,
  summary text DEFAULT ''::text NOT NULL,
  source text,
  topic text,
  type text,
  score integer,
  day date,
  is_ui_generated boolean DEFAULT false NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  is_summary boolean DEFAULT false NOT NULL,
  story_id uuid,
  is_lead boolean DEFAULT true NOT NULL,
  is_split boolean DEFAULT false NOT NULL,
  language text,
  suggested_score integer,
  suggested_confidence integer,
  dropped_at timestamp with time zone,
  published_at timestamp with time zone,
  written_date text,
  origin_key uuid,
  told_title text,
  feed_kind text,
  CONSTRAINT events_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT events_tenant_id_company_id_fkey FOREIGN KEY (tenant_id, company_id) REFERENCES companies(tenant_id, id) ON DELETE CASCADE,
  CONSTRAINT events_check CHECK (((stage = 'imported'::text) OR ((title <> ''::text) AND (type IS NOT NULL) AND (score IS NOT NULL) AND (day IS NOT NULL)))),
  CONSTRAINT events_check1 CHECK (((NOT is_summary) OR ((stage = 'company'::text) AND (summary <> ''::text)))),
  CONSTRAINT events_dropped CHECK (((dropped_at IS NULL) OR (stage = 'imported'::text))),
  CONSTRAINT events_feed_kind_check CHECK ((feed_kind = ANY (ARRAY['rss'::text, 'press'::text]))),
  CONSTRAINT events_language_check CHECK (((length(language) >= 1) AND (length(language) <= 35))),
  CONSTRAINT events_score_check CHECK (((score >= '-1000'::integer) AND (score <= 1000))),
  CONSTRAINT events_stage_check CHECK ((stage = ANY (ARRAY['company'::text, 'imported'::text]))),
  CONSTRAINT events_suggested_confidence_check CHECK (((suggested_confidence >= 0) AND (suggested_confidence <= 100))),
  CONSTRAINT events_suggested_score_check CHECK (((suggested_score >= '-1000'::integer) AND (suggested_score <= 1000))),
  CONSTRAINT events_type_check CHECK ((type = ANY (ARRAY['Company'::text, 'Industry'::text, 'Macro'::text]))),
  CONSTRAINT events_written_date_check CHECK (((length(written_date) >= 1) AND (length(written_date) <= 60)))
);
CREATE INDEX events_chosen ON public.events USING btree (tenant_id, company_id) WHERE is_summary;
CREATE UNIQUE INDEX events_imported_title ON public.events USING btree (tenant_id, company_id, day, title_key, lower(COALESCE(source, ''::text))) WHERE (stage = 'imported'::text);
CREATE INDEX events_origin ON public.events USING btree (tenant_id, company_id, origin_key) WHERE (origin_key IS NOT NULL);
CREATE INDEX events_story ON public.events USING btree (tenant_id, company_id, story_id) WHERE (story_id IS NOT NULL);
CREATE UNIQUE INDEX events_title ON public.events USING btree (tenant_id, company_id, day, title_key) INCLUDE (type, score, is_lead) WHERE (stage = 'company'::text);
CREATE UNIQUE INDEX events_url ON public.events USING btree (tenant_id, company_id, url_key, stage) WHERE (url_key IS NOT NULL);
CREATE INDEX events_waiting ON public.events USING btree (tenant_id, (
CASE
    WHEN (score IS NOT NULL) THEN score
    WHEN (suggested_score IS NOT NULL) THEN suggested_score
    ELSE 2000
END), (
CASE
    WHEN ((score IS NOT NULL) AND (score IS DISTINCT FROM suggested_score)) THEN '-100'::integer
    ELSE (- COALESCE(suggested_confidence, 0))
END), id) WHERE ((stage = 'imported'::text) AND is_lead AND (dropped_at IS NULL));
CREATE INDEX events_waiting_newest ON public.events USING btree (tenant_id, id, company_id) WHERE ((stage = 'imported'::text) AND is_lead AND (dropped_at IS NULL));
ALTER TABLE events ENABLE ROW LEVEL SECURITY;
ALTER TABLE events FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON events AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON events TO vigilo_app;

CREATE TABLE extraction_blocks (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  child_document_id uuid NOT NULL,
  kind text NOT NULL,
  content jsonb NOT NULL,
  CONSTRAINT extraction_blocks_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT extraction_blocks_tenant_id_child_document_id_fkey FOREIGN KEY (tenant_id, child_document_id) REFERENCES child_documents(tenant_id, id) ON DELETE CASCADE,
  CONSTRAINT extraction_blocks_kind_check CHECK ((kind = ANY (ARRAY['table'::text, 'image_block'::text])))
);
CREATE INDEX extraction_blocks_child ON public.extraction_blocks USING btree (tenant_id, child_document_id);
ALTER TABLE extraction_blocks ENABLE ROW LEVEL SECURITY;
ALTER TABLE extraction_blocks FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON extraction_blocks AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON extraction_blocks TO vigilo_app;

CREATE TABLE extraction_readings (
  tenant_id uuid NOT NULL,
  child_document_id uuid NOT NULL,
  rows jsonb NOT NULL,
  tables jsonb NOT NULL,
  CONSTRAINT extraction_readings_pkey PRIMARY KEY (tenant_id, child_document_id),
  CONSTRAINT extraction_readings_tenant_id_child_document_id_fkey FOREIGN KEY (tenant_id, child_document_id) REFERENCES child_documents(tenant_id, id) ON DELETE CASCADE
);
ALTER TABLE extraction_readings ENABLE ROW LEVEL SECURITY;
ALTER TABLE extraction_readings FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON extraction_readings AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON extraction_readings TO vigilo_app;

CREATE TABLE extraction_rows (
  tenant_id uuid NOT NULL,
  child_document_id uuid NOT NULL,
  id uuid NOT NULL,
  "position" integer NOT NULL,
  ssot_key text NOT NULL,
  content jsonb NOT NULL,
  CONSTRAINT extraction_rows_pkey PRIMARY KEY (tenant_id, child_document_id, id),
  CONSTRAINT extraction_rows_tenant_id_child_document_id_fkey FOREIGN KEY (tenant_id, child_document_id) REFERENCES child_documents(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX extraction_rows_key ON public.extraction_rows USING btree (tenant_id, ssot_key, child_document_id);
ALTER TABLE extraction_rows ENABLE ROW LEVEL SECURITY;
ALTER TABLE extraction_rows FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON extraction_rows AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON extraction_rows TO vigilo_app;

CREATE TABLE feed_hosts (
  host text NOT NULL,
  holder uuid NOT NULL,
  busy_until timestamp with time zone NOT NULL,
  CONSTRAINT feed_hosts_pkey PRIMARY KEY (host)
);
GRANT DELETE, INSERT, SELECT, UPDATE ON feed_hosts TO vigilo_app;

CREATE TABLE feeds (
  tenant_id uuid NOT NULL,
  company_id uuid NOT NULL,
  kind text NOT NULL,
  url text NOT NULL,
  etag text,
  last_modified text,
  body_hash text,
  next_poll_at timestamp with time zone DEFAULT now() NOT NULL,
  leased_until timestamp with time zone,
  polled_at timestamp with time zone,
  read_at timestamp with time zone,
  failures integer DEFAULT 0 NOT NULL,
  problem text,
  interval_minutes integer DEFAULT 15 NOT NULL,
  items integer DEFAULT 0 NOT NULL,
  followed_at timestamp with time zone DEFAULT now() NOT NULL,
  last_new_at timestamp with time zone,
  found_url text,
  items_at timestamp with time zone,
  CONSTRAINT feeds_pkey PRIMARY KEY (tenant_id, company_id, kind),
  CONSTRAINT feeds_tenant_id_company_id_fkey FOREIGN KEY (tenant_id, company_id) REFERENCES companies(tenant_id, id) ON DELETE CASCADE,
  CONSTRAINT feeds_kind_check CHECK ((kind = ANY (ARRAY['rss'::text, 'press'::text])))
);
CREATE INDEX feeds_due ON public.feeds USING btree (tenant_id, next_poll_at);
CREATE INDEX feeds_failing ON public.feeds USING btree (tenant_id, ((- failures)), COALESCE(last_new_at, followed_at)) WHERE (problem IS NOT NULL);
CREATE INDEX feeds_last_new ON public.feeds USING btree (tenant_id, COALESCE(last_new_at, followed_at));
ALTER TABLE feeds ENABLE ROW LEVEL SECURITY;
ALTER TABLE feeds FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON feeds AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON feeds TO vigilo_app;

CREATE TABLE idempotency_keys (
  tenant_id uuid NOT NULL,
  user_id uuid NOT NULL,
  key text NOT NULL,
  request_hash bytea NOT NULL,
  reply text DEFAULT ''::text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT idempotency_keys_pkey PRIMARY KEY (tenant_id, user_id, key),
  CONSTRAINT idempotency_keys_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE
);
ALTER TABLE idempotency_keys ENABLE ROW LEVEL SECURITY;
ALTER TABLE idempotency_keys FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON idempotency_keys AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON idempotency_keys TO vigilo_app;

CREATE TABLE import_rows (
  tenant_id uuid NOT NULL,
  import_id uuid NOT NULL,
  verdict text NOT NULL,
  row_number integer NOT NULL,
  cells jsonb NOT NULL,
  details jsonb NOT NULL,
  CONSTRAINT import_rows_pkey PRIMARY KEY (tenant_id, import_id, verdict, row_number),
  CONSTRAINT import_rows_tenant_id_import_id_fkey FOREIGN KEY (tenant_id, import_id) REFERENCES imports(tenant_id, id) ON DELETE CASCADE,
  CONSTRAINT import_rows_verdict_check CHECK ((verdict = ANY (ARRAY['add'::text, 'change'::text, 'unchanged'::text, 'refused'::text, 'conflict'::text])))
);
ALTER TABLE import_rows ENABLE ROW LEVEL SECURITY;
ALTER TABLE import_rows FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON import_rows AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON import_rows TO vigilo_app;

CREATE TABLE imports (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL,
  file_name text NOT NULL,
  file_size bigint NOT NULL,
  sha256 text NOT NULL,
  layout jsonb NOT NULL,
  mapping jsonb NOT NULL,
  options jsonb NOT NULL,
  state text DEFAULT 'uploaded'::text NOT NULL,
  attempt integer DEFAULT 0 NOT NULL,
  run_id uuid,
  tries integer DEFAULT 0 NOT NULL,
  progress jsonb,
  outcome jsonb,
  digest text,
  problem jsonb,
  created_by uuid,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT imports_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT imports_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  CONSTRAINT imports_kind_check CHECK ((kind = ANY (ARRAY['companies'::text, 'events'::text, 'news'::text, 'prices'::text]))),
  CONSTRAINT imports_state_check CHECK ((state = ANY (ARRAY['uploaded'::text, 'checking'::text, 'checked'::text, 'importing'::text, 'done'::text, 'outdated'::text, 'failed'::text, 'cancelled'::text])))
);
CREATE INDEX imports_newest ON public.imports USING btree (tenant_id, created_at DESC);
ALTER TABLE imports ENABLE ROW LEVEL SECURITY;
ALTER TABLE imports FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON imports AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON imports TO vigilo_app;

CREATE TABLE industries (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  CONSTRAINT industries_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT industries_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
CREATE UNIQUE INDEX industries_name ON public.industries USING btree (tenant_id, lower(name));
ALTER TABLE industries ENABLE ROW LEVEL SECURITY;
ALTER TABLE industries FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON industries AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON industries TO vigilo_app;

CREATE TABLE known_addresses (
  tenant_id uuid NOT NULL,
  key_hash bytea NOT NULL,
  last_at timestamp with time zone NOT NULL,
  CONSTRAINT known_addresses_pkey PRIMARY KEY (tenant_id, key_hash),
  CONSTRAINT known_addresses_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
ALTER TABLE known_addresses ENABLE ROW LEVEL SECURITY;
ALTER TABLE known_addresses FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON known_addresses AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON known_addresses TO vigilo_app;

CREATE TABLE learning_holds (
  tenant_id uuid NOT NULL,
  held_at timestamp with time zone NOT NULL,
  held_by uuid,
  CONSTRAINT learning_holds_pkey PRIMARY KEY (tenant_id),
  CONSTRAINT learning_holds_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  CONSTRAINT learning_holds_tenant_id_held_by_fkey FOREIGN KEY (tenant_id, held_by) REFERENCES users(tenant_id, id) ON DELETE SET NULL (held_by)
);
ALTER TABLE learning_holds ENABLE ROW LEVEL SECURITY;
ALTER TABLE learning_holds FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON learning_holds AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON learning_holds TO vigilo_app;

CREATE TABLE link_facts (
  tenant_id uuid NOT NULL,
  child_document_id uuid NOT NULL,
  vendors text[] NOT NULL,
  names text[] NOT NULL,
  numbers text[] NOT NULL,
  periods text[] NOT NULL,
  CONSTRAINT link_facts_pkey PRIMARY KEY (tenant_id, child_document_id),
  CONSTRAINT link_facts_tenant_id_child_document_id_fkey FOREIGN KEY (tenant_id, child_document_id) REFERENCES child_documents(tenant_id, id) ON DELETE CASCADE
);
ALTER TABLE link_facts ENABLE ROW LEVEL SECURITY;
ALTER TABLE link_facts FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON link_facts AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON link_facts TO vigilo_app;

CREATE TABLE link_terms (
  tenant_id uuid NOT NULL,
  client_id uuid NOT NULL,
  term text COLLATE "C" NOT NULL,
  child_document_id uuid NOT NULL,
  CONSTRAINT link_terms_pkey PRIMARY KEY (tenant_id, client_id, term, child_document_id),
  CONSTRAINT link_terms_tenant_id_child_document_id_fkey FOREIGN KEY (tenant_id, child_document_id) REFERENCES link_facts(tenant_id, child_document_id) ON DELETE CASCADE
);
CREATE INDEX link_terms_of_child ON public.link_terms USING btree (tenant_id, child_document_id);
ALTER TABLE link_terms ENABLE ROW LEVEL SECURITY;
ALTER TABLE link_terms FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON link_terms AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON link_terms TO vigilo_app;

CREATE TABLE news_settlements (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  company_id uuid NOT NULL,
  user_id uuid NOT NULL,
  action text NOT NULL,
  settled_at timestamp with time zone NOT NULL,
  undone_at timestamp with time zone,
  event_count integer NOT NULL,
  steps jsonb NOT NULL,
  CONSTRAINT news_settlements_pkey PRIMARY KEY (tenant_id, id, company_id),
  CONSTRAINT news_settlements_tenant_id_company_id_fkey FOREIGN KEY (tenant_id, company_id) REFERENCES companies(tenant_id, id) ON DELETE CASCADE,
  CONSTRAINT news_settlements_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE,
  CONSTRAINT news_settlements_action_check CHECK ((action = ANY (ARRAY['accept'::text, 'drop'::text, 'merge'::text]))),
  CONSTRAINT news_settlements_event_count_check CHECK ((event_count > 0))
);
CREATE INDEX news_settlements_of_company ON public.news_settlements USING btree (tenant_id, company_id);
CREATE INDEX news_settlements_of_user ON public.news_settlements USING btree (tenant_id, user_id, settled_at);
CREATE INDEX news_settlements_recent ON public.news_settlements USING btree (tenant_id, settled_at);
ALTER TABLE news_settlements ENABLE ROW LEVEL SECURITY;
ALTER TABLE news_settlements FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON news_settlements AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON news_settlements TO vigilo_app;

CREATE TABLE nodes (
  id uuid NOT NULL,
  number bigint NOT NULL,
  name text NOT NULL,
  token text NOT NULL,
  audit_key bytea NOT NULL,
  session_key bytea,
  beats bigint DEFAULT 0 NOT NULL,
  seen_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT nodes_pkey PRIMARY KEY (id),
  CONSTRAINT nodes_number_key UNIQUE (number)
);
GRANT DELETE, INSERT, SELECT, UPDATE ON nodes TO vigilo_app;

CREATE TABLE page_filters (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  sub_role_id uuid NOT NULL,
  page text NOT NULL,
  allowed text[] DEFAULT '{}'::text[] NOT NULL,
  CONSTRAINT page_filters_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT page_filters_tenant_id_sub_role_id_page_key UNIQUE (tenant_id, sub_role_id, page),
  CONSTRAINT page_filters_tenant_id_sub_role_id_fkey FOREIGN KEY (tenant_id, sub_role_id) REFERENCES sub_roles(tenant_id, id) ON DELETE CASCADE
);
ALTER TABLE page_filters ENABLE ROW LEVEL SECURITY;
ALTER TABLE page_filters FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON page_filters AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON page_filters TO vigilo_app;

CREATE TABLE password_resets (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  kind text DEFAULT 'reset'::text NOT NULL,
  CONSTRAINT password_resets_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT password_resets_tenant_id_token_hash_key UNIQUE (tenant_id, token_hash),
  CONSTRAINT password_resets_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE,
  CONSTRAINT password_resets_kind_check CHECK ((kind = ANY (ARRAY['reset'::text, 'proven'::text, 'invitation'::text])))
);
CREATE INDEX password_resets_user ON public.password_resets USING btree (tenant_id, user_id, created_at);
ALTER TABLE password_resets ENABLE ROW LEVEL SECURITY;
ALTER TABLE password_resets FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON password_resets AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON password_resets TO vigilo_app;

CREATE TABLE portfolio_companies (
  tenant_id uuid NOT NULL,
  portfolio_id uuid NOT NULL,
  company_id uuid NOT NULL,
  added_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT portfolio_companies_pkey PRIMARY KEY (tenant_id, portfolio_id, company_id),
  CONSTRAINT portfolio_companies_tenant_id_company_id_fkey FOREIGN KEY (tenant_id, company_id) REFERENCES companies(tenant_id, id) ON DELETE CASCADE,
  CONSTRAINT portfolio_companies_tenant_id_portfolio_id_fkey FOREIGN KEY (tenant_id, portfolio_id) REFERENCES portfolios(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX portfolio_companies_company ON public.portfolio_companies USING btree (tenant_id, company_id);
ALTER TABLE portfolio_companies ENABLE ROW LEVEL SECURITY;
ALTER TABLE portfolio_companies FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON portfolio_companies AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON portfolio_companies TO vigilo_app;

CREATE TABLE portfolios (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  name text NOT NULL,
  CONSTRAINT portfolios_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT portfolios_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX portfolios_name ON public.portfolios USING btree (tenant_id, user_id, lower(name));
ALTER TABLE portfolios ENABLE ROW LEVEL SECURITY;
ALTER TABLE portfolios FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON portfolios AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON portfolios TO vigilo_app;

CREATE TABLE reconciliations (
  tenant_id uuid NOT NULL,
  first_id uuid NOT NULL,
  second_id uuid NOT NULL,
  ssot_key text NOT NULL,
  period text NOT NULL,
  first_value text NOT NULL,
  second_value text NOT NULL,
  first_stands boolean NOT NULL,
  reason text NOT NULL,
  created_by uuid NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT reconciliations_pkey PRIMARY KEY (tenant_id, first_id, second_id, ssot_key, period),
  CONSTRAINT reconciliations_tenant_id_first_id_fkey FOREIGN KEY (tenant_id, first_id) REFERENCES child_documents(tenant_id, id) ON DELETE CASCADE,
  CONSTRAINT reconciliations_tenant_id_second_id_fkey FOREIGN KEY (tenant_id, second_id) REFERENCES child_documents(tenant_id, id) ON DELETE CASCADE,
  CONSTRAINT reconciliations_check CHECK ((first_id < second_id))
);
CREATE INDEX reconciliations_of_second ON public.reconciliations USING btree (tenant_id, second_id, first_id);
ALTER TABLE reconciliations ENABLE ROW LEVEL SECURITY;
ALTER TABLE reconciliations FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON reconciliations AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON reconciliations TO vigilo_app;

CREATE TABLE reports (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  asked jsonb NOT NULL,
  language text NOT NULL,
  state text DEFAULT 'waiting'::text NOT NULL,
  run_id uuid,
  tries integer DEFAULT 0 NOT NULL,
  done integer DEFAULT 0 NOT NULL,
  total integer,
  file_name text,
  file_size bigint,
  failures jsonb DEFAULT '[]'::jsonb NOT NULL,
  message text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT reports_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT reports_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE,
  CONSTRAINT reports_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'working'::text, 'done'::text, 'failed'::text, 'cancelled'::text])))
);
CREATE INDEX reports_newest ON public.reports USING btree (tenant_id, user_id, created_at DESC);
ALTER TABLE reports ENABLE ROW LEVEL SECURITY;
ALTER TABLE reports FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON reports AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON reports TO vigilo_app;

CREATE TABLE roles (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  description text DEFAULT ''::text NOT NULL,
  status text DEFAULT 'Active'::text NOT NULL,
  type text DEFAULT 'User'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  updated_by uuid,
  kind text DEFAULT 'Other'::text NOT NULL,
  CONSTRAINT roles_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT roles_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  CONSTRAINT roles_check CHECK (((kind = 'Admin'::text) = (type = 'Admin'::text))),
  CONSTRAINT roles_kind_check CHECK ((kind = ANY (ARRAY['Admin'::text, 'Analyst'::text, 'Approver'::text, 'Client'::text, 'Licensed Client'::text, 'Other'::text]))),
  CONSTRAINT roles_status_check CHECK ((status = ANY (ARRAY['Active'::text, 'Inactive'::text]))),
  CONSTRAINT roles_type_check CHECK ((type = ANY (ARRAY['Admin'::text, 'User'::text])))
);
CREATE UNIQUE INDEX roles_name ON public.roles USING btree (tenant_id, lower(name)) WHERE (status = 'Active'::text);
ALTER TABLE roles ENABLE ROW LEVEL SECURITY;
ALTER TABLE roles FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON roles AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON roles TO vigilo_app;

CREATE TABLE sectors (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  CONSTRAINT sectors_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT sectors_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
CREATE UNIQUE INDEX sectors_name ON public.sectors USING btree (tenant_id, lower(name));
ALTER TABLE sectors ENABLE ROW LEVEL SECURITY;
ALTER TABLE sectors FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON sectors AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON sectors TO vigilo_app;

CREATE TABLE seen_items (
  tenant_id uuid NOT NULL,
  company_id uuid NOT NULL,
  item_key uuid NOT NULL,
  seen_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT seen_items_pkey PRIMARY KEY (tenant_id, company_id, item_key),
  CONSTRAINT seen_items_tenant_id_company_id_fkey FOREIGN KEY (tenant_id, company_id) REFERENCES companies(tenant_id, id) ON DELETE CASCADE
);
ALTER TABLE seen_items ENABLE ROW LEVEL SECURITY;
ALTER TABLE seen_items FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON seen_items AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON seen_items TO vigilo_app;

CREATE TABLE sessions (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  token_expires_at timestamp with time zone NOT NULL,
  refresh_hash bytea NOT NULL,
  refreshed_at timestamp with time zone,
  sid_hash bytea,
  last_active_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  ended_why text,
  address text DEFAULT ''::text NOT NULL,
  agent text DEFAULT ''::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT sessions_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT sessions_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX sessions_user ON public.sessions USING btree (tenant_id, user_id);
ALTER TABLE sessions ENABLE ROW LEVEL SECURITY;
ALTER TABLE sessions FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON sessions AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON sessions TO vigilo_app;

CREATE TABLE share_price_restatements (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  company_id uuid NOT NULL,
  before_day date NOT NULL,
  factor double precision NOT NULL,
  state text DEFAULT 'proposed'::text NOT NULL,
  found_at timestamp with time zone NOT NULL,
  decided_at timestamp with time zone,
  CONSTRAINT share_price_restatements_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT share_price_restatements_tenant_id_company_id_fkey FOREIGN KEY (tenant_id, company_id) REFERENCES companies(tenant_id, id) ON DELETE CASCADE,
  CONSTRAINT share_price_restatements_check CHECK (((state = 'proposed'::text) = (decided_at IS NULL))),
  CONSTRAINT share_price_restatements_factor_check CHECK ((factor > (0)::double precision)),
  CONSTRAINT share_price_restatements_state_check CHECK ((state = ANY (ARRAY['proposed'::text, 'applied'::text, 'declined'::text])))
);
CREATE INDEX share_price_restatements_company ON public.share_price_restatements USING btree (tenant_id, company_id, before_day);
ALTER TABLE share_price_restatements ENABLE ROW LEVEL SECURITY;
ALTER TABLE share_price_restatements FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON share_price_restatements AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON share_price_restatements TO vigilo_app;

CREATE TABLE share_prices (
  tenant_id uuid NOT NULL,
  company_id uuid NOT NULL,
  day date NOT NULL,
  price double precision NOT NULL,
  currency text NOT NULL,
  CONSTRAINT share_prices_pkey PRIMARY KEY (tenant_id, company_id, day),
  CONSTRAINT share_prices_tenant_id_company_id_fkey FOREIGN KEY (tenant_id, company_id) REFERENCES companies(tenant_id, id) ON DELETE CASCADE,
  CONSTRAINT share_prices_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  CONSTRAINT share_prices_price_check CHECK (((price > (0)::double precision) AND (price < ('1000000000000'::numeric)::double precision)))
);
ALTER TABLE share_prices ENABLE ROW LEVEL SECURITY;
ALTER TABLE share_prices FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON share_prices AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON share_prices TO vigilo_app;

CREATE TABLE sign_in_attempts (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  secret_hash bytea NOT NULL,
  from_browser boolean NOT NULL,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  is_proven boolean DEFAULT false NOT NULL,
  code_hash text,
  code_expires_at timestamp with time zone,
  code_tries integer DEFAULT 0 NOT NULL,
  code_sent_at timestamp with time zone,
  code_sends integer DEFAULT 0 NOT NULL,
  CONSTRAINT sign_in_attempts_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT sign_in_attempts_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX sign_in_attempts_user ON public.sign_in_attempts USING btree (tenant_id, user_id, created_at);
ALTER TABLE sign_in_attempts ENABLE ROW LEVEL SECURITY;
ALTER TABLE sign_in_attempts FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON sign_in_attempts AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON sign_in_attempts TO vigilo_app;

CREATE TABLE sign_in_failures (
  tenant_id uuid NOT NULL,
  key_hash bytea NOT NULL,
  failures integer NOT NULL,
  window_start timestamp with time zone NOT NULL,
  blocked_until timestamp with time zone NOT NULL,
  CONSTRAINT sign_in_failures_pkey PRIMARY KEY (tenant_id, key_hash),
  CONSTRAINT sign_in_failures_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
ALTER TABLE sign_in_failures ENABLE ROW LEVEL SECURITY;
ALTER TABLE sign_in_failures FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON sign_in_failures AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON sign_in_failures TO vigilo_app;

CREATE TABLE sources (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  CONSTRAINT sources_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT sources_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
CREATE UNIQUE INDEX sources_name ON public.sources USING btree (tenant_id, lower(name));
ALTER TABLE sources ENABLE ROW LEVEL SECURITY;
ALTER TABLE sources FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON sources AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON sources TO vigilo_app;

CREATE TABLE sub_roles (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  role_id uuid NOT NULL,
  name text NOT NULL,
  description text DEFAULT ''::text NOT NULL,
  priority integer,
  status text DEFAULT 'Active'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  updated_by uuid,
  CONSTRAINT sub_roles_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT sub_roles_priority UNIQUE (tenant_id, role_id, priority) DEFERRABLE,
  CONSTRAINT sub_roles_tenant_id_role_id_fkey FOREIGN KEY (tenant_id, role_id) REFERENCES roles(tenant_id, id) ON DELETE CASCADE,
  CONSTRAINT sub_roles_active_priority CHECK (((status = 'Active'::text) = (priority IS NOT NULL))),
  CONSTRAINT sub_roles_priority_check CHECK ((priority >= 1)),
  CONSTRAINT sub_roles_status_check CHECK ((status = ANY (ARRAY['Active'::text, 'Inactive'::text])))
);
CREATE UNIQUE INDEX sub_roles_name ON public.sub_roles USING btree (tenant_id, role_id, lower(name)) WHERE (status = 'Active'::text);
ALTER TABLE sub_roles ENABLE ROW LEVEL SECURITY;
ALTER TABLE sub_roles FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON sub_roles AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON sub_roles TO vigilo_app;

CREATE TABLE suggestion_models (
  tenant_id uuid NOT NULL,
  version integer NOT NULL,
  is_current boolean DEFAULT false NOT NULL,
  trained_on integer NOT NULL,
  quality jsonb NOT NULL,
  weights bytea NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT suggestion_models_pkey PRIMARY KEY (tenant_id, version),
  CONSTRAINT suggestion_models_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  CONSTRAINT suggestion_models_version_check CHECK ((version > 0))
);
CREATE UNIQUE INDEX suggestion_models_current ON public.suggestion_models USING btree (tenant_id) WHERE is_current;
ALTER TABLE suggestion_models ENABLE ROW LEVEL SECURITY;
ALTER TABLE suggestion_models FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON suggestion_models AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON suggestion_models TO vigilo_app;

CREATE TABLE template_versions (
  tenant_id uuid NOT NULL,
  template_id uuid NOT NULL,
  version integer NOT NULL,
  origin text NOT NULL,
  definition jsonb,
  lesson jsonb,
  created_at timestamp with time zone NOT NULL,
  created_by uuid,
  CONSTRAINT template_versions_pkey PRIMARY KEY (tenant_id, template_id, version),
  CONSTRAINT template_versions_origin_check CHECK ((origin = ANY (ARRAY['added'::text, 'changed'::text, 'returned'::text, 'removed'::text, 'learned'::text, 'undone'::text])))
);
ALTER TABLE template_versions ENABLE ROW LEVEL SECURITY;
ALTER TABLE template_versions FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON template_versions AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON template_versions TO vigilo_app;

CREATE TABLE templates (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  definition jsonb,
  former_names text[] DEFAULT '{}'::text[] NOT NULL,
  is_removed boolean DEFAULT false NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_by uuid,
  CONSTRAINT templates_pkey PRIMARY KEY (tenant_id, id)
);
ALTER TABLE templates ENABLE ROW LEVEL SECURITY;
ALTER TABLE templates FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON templates AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON templates TO vigilo_app;

CREATE TABLE tenant_states (
  tenant_id uuid NOT NULL,
  companies_version bigint DEFAULT 0 NOT NULL,
  pinned_as_of date,
  four_eyes boolean DEFAULT false NOT NULL,
  CONSTRAINT tenant_states_pkey PRIMARY KEY (tenant_id),
  CONSTRAINT tenant_states_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
ALTER TABLE tenant_states ENABLE ROW LEVEL SECURITY;
ALTER TABLE tenant_states FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON tenant_states AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON tenant_states TO vigilo_app;

CREATE TABLE tenants (
  id uuid NOT NULL,
  name text NOT NULL,
  is_demo boolean DEFAULT false NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT tenants_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX tenants_name ON public.tenants USING btree (lower(name));
GRANT INSERT, SELECT ON tenants TO vigilo_app;

CREATE TABLE topics (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  CONSTRAINT topics_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT topics_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
CREATE UNIQUE INDEX topics_name ON public.topics USING btree (tenant_id, lower(name));
ALTER TABLE topics ENABLE ROW LEVEL SECURITY;
ALTER TABLE topics FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON topics AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON topics TO vigilo_app;

CREATE TABLE user_clients (
  tenant_id uuid NOT NULL,
  user_id uuid NOT NULL,
  client_id uuid NOT NULL,
  CONSTRAINT user_clients_pkey PRIMARY KEY (tenant_id, user_id, client_id),
  CONSTRAINT user_clients_tenant_id_client_id_fkey FOREIGN KEY (tenant_id, client_id) REFERENCES clients(tenant_id, id) ON DELETE CASCADE,
  CONSTRAINT user_clients_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX user_clients_client ON public.user_clients USING btree (tenant_id, client_id);
ALTER TABLE user_clients ENABLE ROW LEVEL SECURITY;
ALTER TABLE user_clients FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON user_clients AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON user_clients TO vigilo_app;

CREATE TABLE user_roles (
  tenant_id uuid NOT NULL,
  user_id uuid NOT NULL,
  role_id uuid NOT NULL,
  priority integer DEFAULT 1 NOT NULL,
  CONSTRAINT user_roles_pkey PRIMARY KEY (tenant_id, user_id, role_id),
  CONSTRAINT user_roles_tenant_id_role_id_fkey FOREIGN KEY (tenant_id, role_id) REFERENCES roles(tenant_id, id),
  CONSTRAINT user_roles_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX user_roles_role ON public.user_roles USING btree (tenant_id, role_id);
ALTER TABLE user_roles ENABLE ROW LEVEL SECURITY;
ALTER TABLE user_roles FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON user_roles AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON user_roles TO vigilo_app;

CREATE TABLE users (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  email text NOT NULL,
  name text NOT NULL,
  status text DEFAULT 'Active'::text NOT NULL,
  password_hash text,
  last_password_changed timestamp with time zone DEFAULT now() NOT NULL,
  last_login_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  must_change_password boolean DEFAULT false NOT NULL,
  updated_by uuid,
  CONSTRAINT users_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT users_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  CONSTRAINT users_status_check CHECK ((status = ANY (ARRAY['Active'::text, 'Inactive'::text])))
);
CREATE UNIQUE INDEX users_email ON public.users USING btree (tenant_id, lower(email));
ALTER TABLE users ENABLE ROW LEVEL SECURITY;
ALTER TABLE users FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON users AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON users TO vigilo_app;

CREATE TABLE visits (
  tenant_id uuid NOT NULL,
  kind text NOT NULL,
  subject_id uuid NOT NULL,
  user_id uuid NOT NULL,
  seen_at timestamp with time zone NOT NULL,
  CONSTRAINT visits_pkey PRIMARY KEY (tenant_id, kind, subject_id, user_id),
  CONSTRAINT visits_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE,
  CONSTRAINT visits_kind_check CHECK ((kind = ANY (ARRAY['child-document'::text, 'news'::text])))
);
CREATE INDEX visits_of_user ON public.visits USING btree (tenant_id, user_id);
ALTER TABLE visits ENABLE ROW LEVEL SECURITY;
ALTER TABLE visits FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON visits AS PERMISSIVE FOR ALL TO PUBLIC
  USING ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid))
  WITH CHECK ((tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid));
GRANT DELETE, INSERT, SELECT, UPDATE ON visits TO vigilo_app;

GRANT USAGE ON SCHEMA pgboss TO vigilo_app;
GRANT USAGE ON SCHEMA public TO vigilo_app;
