-- Portfolios, chosen summaries, soft deletion of companies, credit risk rating reports, and reports made in the background.

-- A deleted company is nowhere to be seen, and its ticker and name are free again; it can be restored.
ALTER TABLE companies
  ADD COLUMN is_deleted boolean NOT NULL DEFAULT false,
  ADD COLUMN updated_by uuid;
DROP INDEX companies_ticker;
CREATE UNIQUE INDEX companies_ticker ON companies (tenant_id, upper(ticker)) WHERE NOT is_deleted;
DROP INDEX companies_name_key;
CREATE UNIQUE INDEX companies_name_key ON companies (tenant_id, name_key) WHERE NOT is_deleted;
DROP INDEX companies_name;
CREATE INDEX companies_name ON companies (tenant_id, name, id) WHERE NOT is_deleted;
DROP INDEX companies_facets;
CREATE INDEX companies_facets ON companies (tenant_id, sector, industry, region, country, entity_type, status) WHERE NOT is_deleted;

-- Whether an event's summary describes the company.
ALTER TABLE events ADD COLUMN is_summary boolean NOT NULL DEFAULT false CHECK (NOT is_summary OR (stage = 'company' AND summary <> ''));
CREATE INDEX events_chosen ON events (tenant_id, company_id) WHERE is_summary;

CREATE TABLE portfolios (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  name text NOT NULL,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE
);
CREATE UNIQUE INDEX portfolios_name ON portfolios (tenant_id, user_id, lower(name));

CREATE TABLE portfolio_companies (
  tenant_id uuid NOT NULL,
  portfolio_id uuid NOT NULL,
  company_id uuid NOT NULL,
  added_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, portfolio_id, company_id),
  FOREIGN KEY (tenant_id, portfolio_id) REFERENCES portfolios ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, company_id) REFERENCES companies ON DELETE CASCADE
);
CREATE INDEX portfolio_companies_company ON portfolio_companies (tenant_id, company_id);

-- Credit risk rating reports as they were handed in. The file lies in the data folder under its SHA-256.
CREATE TABLE ccrr_files (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  company_id uuid NOT NULL,
  day date NOT NULL,
  file_name text NOT NULL,
  file_size bigint NOT NULL,
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  created_by uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, company_id) REFERENCES companies ON DELETE CASCADE
);
CREATE INDEX ccrr_files_newest ON ccrr_files (tenant_id, company_id, day DESC, id DESC);

-- Reports made in the background, each for the user who asked for it. The file lies in the data folder under the report's id.
CREATE TABLE reports (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  asked jsonb NOT NULL,
  language text NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'working', 'done', 'failed', 'cancelled')),
  run_id uuid,
  tries integer NOT NULL DEFAULT 0,
  done integer NOT NULL DEFAULT 0,
  total integer,
  file_name text,
  file_size bigint,
  failures jsonb NOT NULL DEFAULT '[]',
  message text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE
);
CREATE INDEX reports_newest ON reports (tenant_id, user_id, created_at DESC);
