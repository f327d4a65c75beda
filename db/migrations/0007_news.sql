-- From the news to the score: feeds, what was read from them, suggestions, stories told by several sources, share prices from a provider.

-- Events of one company with the same story_id are one story (null: a story of its own). One of them leads: company events before imported ones, then the
-- earliest day, then the lowest id. A company event counts in scores where it leads. An analyst who split an event off its story keeps it apart.
ALTER TABLE events
  ADD COLUMN story_id uuid,
  ADD COLUMN is_lead boolean NOT NULL DEFAULT true,
  ADD COLUMN is_split boolean NOT NULL DEFAULT false;
CREATE INDEX events_story ON events (tenant_id, company_id, story_id) WHERE story_id IS NOT NULL;
DROP INDEX events_title;
CREATE UNIQUE INDEX events_title ON events (tenant_id, company_id, day, title_key) INCLUDE (type, score, is_lead) WHERE stage = 'company';
-- Several sources may tell the same on one day, in the same words; one source tells it once.
DROP INDEX events_imported_title;
CREATE UNIQUE INDEX events_imported_title ON events (tenant_id, company_id, day, title_key, lower(coalesce(source, ''))) WHERE stage = 'imported';

-- Other names by which a company is named in the news, separated by commas; and how its last update of share prices went.
ALTER TABLE companies
  ADD COLUMN aliases text NOT NULL DEFAULT '',
  ADD COLUMN share_prices_updated_at timestamptz,
  ADD COLUMN share_prices_problem text;

-- What was suggested for an imported event, by which version of the model (0: the one that is shipped), as `Suggestion` of the domain says it.
CREATE TABLE event_suggestions (
  tenant_id uuid NOT NULL,
  event_id uuid NOT NULL,
  model_version integer NOT NULL,
  suggestion jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, event_id),
  FOREIGN KEY (tenant_id, event_id) REFERENCES events ON DELETE CASCADE
);

-- What a tenant's analysts taught the suggestions, version by version.
CREATE TABLE suggestion_models (
  tenant_id uuid NOT NULL REFERENCES tenants,
  version integer NOT NULL CHECK (version > 0),
  is_current boolean NOT NULL DEFAULT false,
  trained_on integer NOT NULL,
  quality jsonb NOT NULL,
  weights bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, version)
);
CREATE UNIQUE INDEX suggestion_models_current ON suggestion_models (tenant_id) WHERE is_current;

-- The feeds that companies name, as they were last read.
CREATE TABLE feeds (
  tenant_id uuid NOT NULL,
  company_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('rss', 'press')),
  url text NOT NULL,
  etag text,
  last_modified text,
  body_hash text,
  next_poll_at timestamptz NOT NULL DEFAULT now(),
  leased_until timestamptz,
  polled_at timestamptz,
  read_at timestamptz,
  failures integer NOT NULL DEFAULT 0,
  problem text,
  interval_minutes integer NOT NULL DEFAULT 15,
  items integer NOT NULL DEFAULT 0,
  PRIMARY KEY (tenant_id, company_id, kind),
  FOREIGN KEY (tenant_id, company_id) REFERENCES companies ON DELETE CASCADE
);
CREATE INDEX feeds_due ON feeds (tenant_id, next_poll_at);

-- Items that came before, so that what an analyst deleted or moved does not come again.
CREATE TABLE seen_items (
  tenant_id uuid NOT NULL,
  company_id uuid NOT NULL,
  item_key uuid NOT NULL,
  seen_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, company_id, item_key),
  FOREIGN KEY (tenant_id, company_id) REFERENCES companies ON DELETE CASCADE
);
