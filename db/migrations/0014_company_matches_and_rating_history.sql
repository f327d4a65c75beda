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
ALTER TABLE imports FORCE ROW LEVEL SECURITY;
