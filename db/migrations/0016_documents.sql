-- Documents: what was uploaded for a client, the pages as they were read, the child documents they were split into, and what was extracted from them.

-- search_text is what the search box looks in, already in lower case: folding case at every row is what makes such a search slow.
-- The file lies in the file store under its SHA-256. attempt grows with every time that it is asked to be processed; run_id names whoever works on it,
-- so that a worker that was thought dead cannot write any more. company_id is the company whose ticker the file's name has, null where nobody has it.
CREATE TABLE documents (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  client_id uuid NOT NULL,
  company_id uuid,
  ticker text NOT NULL DEFAULT '',
  file_name text NOT NULL,
  file_kind text NOT NULL DEFAULT '' CHECK (file_kind IN ('', 'pdf', 'png', 'jpeg', 'tiff', 'webp')),
  file_size bigint NOT NULL,
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  region text NOT NULL DEFAULT '',
  filter_values jsonb NOT NULL DEFAULT '{}',
  reading_choices jsonb NOT NULL DEFAULT '{}',
  status text NOT NULL DEFAULT 'New'
    CHECK (status IN ('New', 'In Queue', 'In Process', 'Digitized', 'Processed', 'Posted', 'Digitization Failed', 'Failed')),
  failure jsonb,
  page_count integer,
  pages_done integer NOT NULL DEFAULT 0,
  attempt integer NOT NULL DEFAULT 0,
  tries integer NOT NULL DEFAULT 0,
  run_id uuid,
  is_debug boolean NOT NULL DEFAULT false,
  project_name text NOT NULL DEFAULT '',
  copied_from uuid,
  is_deleted boolean NOT NULL DEFAULT false,
  search_text text COLLATE "C" NOT NULL GENERATED ALWAYS AS (lower(file_name || E'\n' || ticker || E'\n' || region || E'\n' || project_name) COLLATE "C") STORED,
  version integer NOT NULL DEFAULT 1,
  created_by uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, client_id) REFERENCES clients,
  FOREIGN KEY (tenant_id, company_id) REFERENCES companies ON DELETE SET NULL (company_id)
);
CREATE INDEX documents_newest ON documents (tenant_id, is_deleted, updated_at DESC, id DESC);
CREATE INDEX documents_of_client ON documents (tenant_id, client_id, is_deleted, updated_at DESC, id DESC);
CREATE INDEX documents_of_company ON documents (tenant_id, company_id, updated_at DESC) WHERE company_id IS NOT NULL;
CREATE INDEX documents_by_content ON documents (tenant_id, sha256);
CREATE INDEX documents_waiting ON documents (tenant_id, created_at) WHERE status IN ('New', 'In Queue', 'In Process');

-- A page as it was read; content is the domain's ReadPage as JSON, compressed.
CREATE TABLE document_pages (
  tenant_id uuid NOT NULL,
  document_id uuid NOT NULL,
  number integer NOT NULL CHECK (number > 0),
  width real NOT NULL,
  height real NOT NULL,
  source text NOT NULL CHECK (source IN ('text', 'ocr', 'none')),
  source_reason text NOT NULL DEFAULT '',
  -- Degrees clockwise by which the page was turned upright beyond its own rotation: width, height and all boxes are those of the turned page.
  turn smallint NOT NULL DEFAULT 0 CHECK (turn IN (0, 90, 180, 270)),
  content bytea NOT NULL,
  PRIMARY KEY (tenant_id, document_id, number),
  FOREIGN KEY (tenant_id, document_id) REFERENCES documents ON DELETE CASCADE
);

-- A part of a document: consecutive pages of one type.
CREATE TABLE child_documents (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  document_id uuid NOT NULL,
  position integer NOT NULL,
  document_type text NOT NULL,
  pages integer[] NOT NULL,
  user_status text NOT NULL DEFAULT 'Not Reviewed'
    CHECK (user_status IN ('Not Reviewed', 'In Review', 'Validated', 'Rejected')),
  attributes jsonb NOT NULL DEFAULT '{}',
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, document_id) REFERENCES documents ON DELETE CASCADE
);
CREATE UNIQUE INDEX child_documents_position ON child_documents (tenant_id, document_id, position);
CREATE INDEX child_documents_type ON child_documents (tenant_id, document_type, document_id);

-- The rows of a child document's primary table, each with the fields of the domain's ExtractionRow.
CREATE TABLE extraction_rows (
  tenant_id uuid NOT NULL,
  child_document_id uuid NOT NULL,
  id uuid NOT NULL,
  position integer NOT NULL,
  ssot_key text NOT NULL,
  content jsonb NOT NULL,
  PRIMARY KEY (tenant_id, child_document_id, id),
  FOREIGN KEY (tenant_id, child_document_id) REFERENCES child_documents ON DELETE CASCADE
);
CREATE INDEX extraction_rows_key ON extraction_rows (tenant_id, ssot_key, child_document_id);

-- Child tables and pictures that a row of the primary table refers to.
CREATE TABLE extraction_blocks (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  child_document_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('table', 'image_block')),
  content jsonb NOT NULL,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, child_document_id) REFERENCES child_documents ON DELETE CASCADE
);
CREATE INDEX extraction_blocks_child ON extraction_blocks (tenant_id, child_document_id);

-- Counting a hundred thousand documents costs more than reading ten of them, so counts are remembered under this number, which every write moves on
-- that could change one. It is moved at the end of the transaction: nobody waits for anybody who is still at work.
CREATE TABLE document_versions (
  tenant_id uuid PRIMARY KEY,
  version bigint NOT NULL DEFAULT 1
);

CREATE FUNCTION move_document_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Once in a transaction is enough.
  IF current_setting('app.document_version_moved', true) IS DISTINCT FROM pg_current_xact_id()::text THEN
    INSERT INTO document_versions AS known (tenant_id) VALUES (coalesce(NEW.tenant_id, OLD.tenant_id))
      ON CONFLICT (tenant_id) DO UPDATE SET version = known.version + 1;
    PERFORM set_config('app.document_version_moved', pg_current_xact_id()::text, true);
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER documents_come_and_go AFTER INSERT OR DELETE ON documents
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION move_document_version();
-- How far a document is digitised changes no count, nor does the hour of its last change.
CREATE CONSTRAINT TRIGGER documents_change AFTER UPDATE ON documents
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.status, OLD.is_deleted, OLD.client_id, OLD.company_id, OLD.search_text, OLD.created_by, (OLD.updated_at AT TIME ZONE 'UTC')::date)
    IS DISTINCT FROM (NEW.status, NEW.is_deleted, NEW.client_id, NEW.company_id, NEW.search_text, NEW.created_by, (NEW.updated_at AT TIME ZONE 'UTC')::date))
  EXECUTE FUNCTION move_document_version();
CREATE CONSTRAINT TRIGGER child_documents_come_and_go AFTER INSERT OR DELETE ON child_documents
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION move_document_version();
CREATE CONSTRAINT TRIGGER child_documents_change AFTER UPDATE ON child_documents
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.document_type, OLD.user_status) IS DISTINCT FROM (NEW.document_type, NEW.user_status))
  EXECUTE FUNCTION move_document_version();
