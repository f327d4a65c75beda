-- Share prices stay as they first came. Where the provider has restated those before a day by a factor, a person decides whether they are shown so.
CREATE TABLE share_price_restatements (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  company_id uuid NOT NULL,
  before_day date NOT NULL,
  factor double precision NOT NULL CHECK (factor > 0),
  state text NOT NULL DEFAULT 'proposed' CHECK (state IN ('proposed', 'applied', 'declined')),
  found_at timestamptz NOT NULL,
  decided_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, company_id) REFERENCES companies (tenant_id, id) ON DELETE CASCADE,
  CHECK ((state = 'proposed') = (decided_at IS NULL))
);
CREATE INDEX share_price_restatements_company ON share_price_restatements (tenant_id, company_id, before_day);
