-- Files on their way into a tenant. The file itself lies in the data folder until it is imported or given up; what was found in it is
-- kept here. attempt grows with every check that is asked for; run_id names whoever works on it, so that a worker that was thought dead
-- cannot write any more. created_by is null for the command line; a user who is gone has no rights, so it references nothing.
CREATE TABLE imports (
  tenant_id uuid NOT NULL REFERENCES tenants,
  id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('companies', 'events', 'prices')),
  file_name text NOT NULL,
  file_size bigint NOT NULL,
  sha256 text NOT NULL,
  layout jsonb NOT NULL,
  mapping jsonb NOT NULL,
  options jsonb NOT NULL,
  state text NOT NULL DEFAULT 'uploaded'
    CHECK (state IN ('uploaded', 'checking', 'checked', 'importing', 'done', 'outdated', 'failed', 'cancelled')),
  attempt integer NOT NULL DEFAULT 0,
  run_id uuid,
  tries integer NOT NULL DEFAULT 0,
  progress jsonb,
  outcome jsonb,
  digest text,
  problem jsonb,
  created_by uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, id)
);
CREATE INDEX imports_newest ON imports (tenant_id, created_at DESC);

-- Every refused row of a checked file, and the first ones of the others, as a preview.
CREATE TABLE import_rows (
  tenant_id uuid NOT NULL,
  import_id uuid NOT NULL,
  verdict text NOT NULL CHECK (verdict IN ('add', 'change', 'unchanged', 'refused')),
  row_number integer NOT NULL,
  cells jsonb NOT NULL,
  details jsonb NOT NULL,
  PRIMARY KEY (tenant_id, import_id, verdict, row_number),
  FOREIGN KEY (tenant_id, import_id) REFERENCES imports ON DELETE CASCADE
);
