-- Imports of companies are matched by ISIN, leave open what their file does not say, and put clashes with what is stored before a person.
ALTER TABLE companies
  ADD COLUMN isin text CHECK (isin ~ '^[A-Z]{2}[A-Z0-9]{9}[0-9]$'),
  DROP CONSTRAINT companies_entity_type_check,
  ADD CONSTRAINT companies_entity_type_check CHECK (entity_type IN ('', 'Public', 'Private')),
  ALTER COLUMN entity_type SET DEFAULT '';

ALTER TABLE import_rows
  DROP CONSTRAINT import_rows_verdict_check,
  ADD CONSTRAINT import_rows_verdict_check CHECK (verdict IN ('add', 'change', 'unchanged', 'refused', 'conflict'));

-- Imports of before have no decisions. The owner sees their rows only without FORCE, which row-security.sql sets again.
ALTER TABLE imports NO FORCE ROW LEVEL SECURITY;
UPDATE imports SET options = options || '{"choices": {}, "industries": {}}',
  outcome = jsonb_set(outcome, '{counts,conflict}', '0') || '{"matches": 0}';

-- What a company was called and rated, change by change: a past day shows what was before the first change after it. document_id is the file that
-- it came from, such as an import; null where a person typed it. changed_by is null for the command line.
CREATE TABLE company_history (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  company_id uuid NOT NULL,
  field text NOT NULL CHECK (field IN ('companyName', 'creditRiskRatingST', 'creditRiskRatingLT')),
  before text,
  after text,
  changed_at timestamptz NOT NULL,
  changed_by uuid,
  document_id uuid,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, company_id) REFERENCES companies ON DELETE CASCADE
);
CREATE INDEX company_history_field ON company_history (tenant_id, company_id, field, changed_at);

-- Of before, the audit log knows every change, with the import that made it as parent_id.
ALTER TABLE audit_log NO FORCE ROW LEVEL SECURITY;
ALTER TABLE companies NO FORCE ROW LEVEL SECURITY;
INSERT INTO company_history (tenant_id, company_id, field, before, after, changed_at, changed_by, document_id)
SELECT a.tenant_id, a.entity_id, f.field, nullif(a.before ->> f.field, ''), nullif(a.after ->> f.field, ''), a.at, a.actor_id,
  (SELECT i.id FROM imports i WHERE i.tenant_id = a.tenant_id AND i.id = a.parent_id)
FROM audit_log a
  JOIN companies c ON c.tenant_id = a.tenant_id AND c.id = a.entity_id
  CROSS JOIN unnest(ARRAY['companyName', 'creditRiskRatingST', 'creditRiskRatingLT']) AS f(field)
WHERE a.entity = 'company' AND a.before ? f.field AND a.after ? f.field AND a.before ->> f.field IS DISTINCT FROM a.after ->> f.field
ORDER BY a.at;
ALTER TABLE audit_log FORCE ROW LEVEL SECURITY;
ALTER TABLE companies FORCE ROW LEVEL SECURITY;
ALTER TABLE imports FORCE ROW LEVEL SECURITY;
