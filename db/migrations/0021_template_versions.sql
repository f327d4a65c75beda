-- Every version of a template, never changed and never deleted, so that each can be looked at and returned to. definition is null for one that was as
-- shipped, or removed. What learning added has no author, and says what it was drawn from (packages/domain/src/templates/learned.ts).
CREATE TABLE template_versions (
  tenant_id uuid NOT NULL,
  template_id uuid NOT NULL,
  version integer NOT NULL,
  origin text NOT NULL CHECK (origin IN ('added', 'changed', 'returned', 'removed', 'learned', 'undone')),
  definition jsonb,
  lesson jsonb,
  created_at timestamptz NOT NULL,
  created_by uuid,
  PRIMARY KEY (tenant_id, template_id, version)
);
INSERT INTO template_versions (tenant_id, template_id, version, origin, definition, created_at, created_by)
SELECT tenant_id, id, version, CASE WHEN is_removed THEN 'removed' WHEN definition IS NULL THEN 'returned' ELSE 'changed' END,
  definition, updated_at, updated_by
FROM templates;

-- The version of the template that a child document was read by; null where it was read before this was kept.
ALTER TABLE child_documents ADD COLUMN template_id uuid, ADD COLUMN template_version integer;
