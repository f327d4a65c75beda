-- Companies, their events, scores and share prices. Scores are whole thousandths.

CREATE TABLE sectors (
  tenant_id uuid NOT NULL REFERENCES tenants,
  id uuid NOT NULL,
  name text NOT NULL,
  PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX sectors_name ON sectors (tenant_id, lower(name));

CREATE TABLE industries (
  tenant_id uuid NOT NULL REFERENCES tenants,
  id uuid NOT NULL,
  name text NOT NULL,
  PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX industries_name ON industries (tenant_id, lower(name));

CREATE TABLE sources (
  tenant_id uuid NOT NULL REFERENCES tenants,
  id uuid NOT NULL,
  name text NOT NULL,
  PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX sources_name ON sources (tenant_id, lower(name));

CREATE TABLE topics (
  tenant_id uuid NOT NULL REFERENCES tenants,
  id uuid NOT NULL,
  name text NOT NULL,
  PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX topics_name ON topics (tenant_id, lower(name));

-- An empty sector, industry, country or region says that nobody has classified the company yet. name_key is the name without case
-- and accents; search_text is what the search box looks in, already in lower case, with and without accents, because folding case at every row is what makes such
-- a search slow, and a trigram index is of no use under row-level security.
CREATE TABLE companies (
  tenant_id uuid NOT NULL REFERENCES tenants,
  id uuid NOT NULL,
  ticker text NOT NULL CHECK (ticker <> '' AND ticker !~ '\s'),
  name text COLLATE "und-x-icu" NOT NULL CHECK (name <> ''),
  name_key text NOT NULL,
  search_text text COLLATE "C" NOT NULL GENERATED ALWAYS AS ((lower(ticker || E'\n' || name) || E'\n' || name_key) COLLATE "C") STORED,
  business_description text NOT NULL DEFAULT '',
  sector text COLLATE "und-x-icu" NOT NULL DEFAULT '',
  industry text COLLATE "und-x-icu" NOT NULL DEFAULT '',
  country text COLLATE "und-x-icu" NOT NULL DEFAULT '',
  region text NOT NULL DEFAULT '' CHECK (region IN ('', 'APAC', 'AMER', 'EMEA')),
  entity_type text NOT NULL DEFAULT 'Public' CHECK (entity_type IN ('Public', 'Private')),
  status text NOT NULL DEFAULT 'Initiated' CHECK (status IN ('Initiated', 'Validated')),
  rating_st text CHECK (rating_st IN ('C-', 'C', 'C+', 'B-', 'B', 'B+', 'A-', 'A', 'A+')),
  rating_lt text CHECK (rating_lt IN ('C-', 'C', 'C+', 'B-', 'B', 'B+', 'A-', 'A', 'A+')),
  currency text CHECK (currency ~ '^[A-Z]{3}$'),
  rss_feed_url text,
  press_release_url text,
  as_of_date timestamptz NOT NULL DEFAULT now(),
  initiated_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX companies_ticker ON companies (tenant_id, upper(ticker));
CREATE UNIQUE INDEX companies_name_key ON companies (tenant_id, name_key);
CREATE INDEX companies_name ON companies (tenant_id, name, id);
CREATE INDEX companies_facets ON companies (tenant_id, sector, industry, region, country, entity_type, status);

CREATE TABLE client_companies (
  tenant_id uuid NOT NULL,
  client_id uuid NOT NULL,
  company_id uuid NOT NULL,
  PRIMARY KEY (tenant_id, client_id, company_id),
  FOREIGN KEY (tenant_id, client_id) REFERENCES clients ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, company_id) REFERENCES companies ON DELETE CASCADE
);
CREATE INDEX client_companies_company ON client_companies (tenant_id, company_id);

-- Company events count in scores; imported ones wait until an analyst has completed and moved them.
-- title_key and url_key are the title and address in the form by which 'Event exists' is judged.
CREATE TABLE events (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  company_id uuid NOT NULL,
  stage text NOT NULL CHECK (stage IN ('company', 'imported')),
  title text NOT NULL DEFAULT '',
  title_key text NOT NULL DEFAULT '',
  url text,
  url_key text,
  summary text NOT NULL DEFAULT '',
  source text,
  topic text,
  type text CHECK (type IN ('Company', 'Industry', 'Macro')),
  score integer CHECK (score BETWEEN -1000 AND 1000),
  day date,
  is_ui_generated boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, company_id) REFERENCES companies ON DELETE CASCADE,
  CHECK (stage = 'imported' OR (title <> '' AND type IS NOT NULL AND score IS NOT NULL AND day IS NOT NULL))
);
CREATE UNIQUE INDEX events_url ON events (tenant_id, company_id, stage, md5(url_key)) WHERE url_key IS NOT NULL;
CREATE UNIQUE INDEX events_title ON events (tenant_id, company_id, stage, day, md5(title_key)) WHERE title_key <> '';
CREATE INDEX events_scored ON events (tenant_id, company_id, day) INCLUDE (type, score) WHERE stage = 'company';

-- The sums that a score is made of, per company as of a day, in both horizons and both a week apart. The four scores and the two
-- changes follow from them: the same rule as packages/domain/src/scoring/score.ts, kept equal by a test.
CREATE TABLE company_scores (
  tenant_id uuid NOT NULL,
  company_id uuid NOT NULL,
  as_of date NOT NULL,
  st_company integer NOT NULL DEFAULT 0,
  st_industry integer NOT NULL DEFAULT 0,
  st_macro integer NOT NULL DEFAULT 0,
  lt_company integer NOT NULL DEFAULT 0,
  lt_industry integer NOT NULL DEFAULT 0,
  lt_macro integer NOT NULL DEFAULT 0,
  prev_st_company integer NOT NULL DEFAULT 0,
  prev_st_industry integer NOT NULL DEFAULT 0,
  prev_st_macro integer NOT NULL DEFAULT 0,
  prev_lt_company integer NOT NULL DEFAULT 0,
  prev_lt_industry integer NOT NULL DEFAULT 0,
  prev_lt_macro integer NOT NULL DEFAULT 0,
  events integer NOT NULL DEFAULT 0,
  st integer NOT NULL GENERATED ALWAYS AS (round((85 * st_company + 10 * st_industry + 5 * st_macro)::numeric / 100)::integer) STORED,
  lt integer NOT NULL GENERATED ALWAYS AS (round((85 * lt_company + 10 * lt_industry + 5 * lt_macro)::numeric / 100)::integer) STORED,
  prev_st integer NOT NULL GENERATED ALWAYS AS (round((85 * prev_st_company + 10 * prev_st_industry + 5 * prev_st_macro)::numeric / 100)::integer) STORED,
  prev_lt integer NOT NULL GENERATED ALWAYS AS (round((85 * prev_lt_company + 10 * prev_lt_industry + 5 * prev_lt_macro)::numeric / 100)::integer) STORED,
  change integer NOT NULL GENERATED ALWAYS AS (round((85 * st_company + 10 * st_industry + 5 * st_macro)::numeric / 100)::integer
    - round((85 * prev_st_company + 10 * prev_st_industry + 5 * prev_st_macro)::numeric / 100)::integer) STORED,
  change_lt integer NOT NULL GENERATED ALWAYS AS (round((85 * lt_company + 10 * lt_industry + 5 * lt_macro)::numeric / 100)::integer
    - round((85 * prev_lt_company + 10 * prev_lt_industry + 5 * prev_lt_macro)::numeric / 100)::integer) STORED,
  PRIMARY KEY (tenant_id, company_id),
  FOREIGN KEY (tenant_id, company_id) REFERENCES companies ON DELETE CASCADE
);
CREATE INDEX company_scores_st ON company_scores (tenant_id, st, company_id);
CREATE INDEX company_scores_change ON company_scores (tenant_id, change, company_id);
CREATE INDEX company_scores_as_of ON company_scores (tenant_id, as_of);

CREATE TABLE share_prices (
  tenant_id uuid NOT NULL,
  company_id uuid NOT NULL,
  day date NOT NULL,
  price double precision NOT NULL CHECK (price > 0 AND price < 1e12),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  PRIMARY KEY (tenant_id, company_id, day),
  FOREIGN KEY (tenant_id, company_id) REFERENCES companies ON DELETE CASCADE
);
