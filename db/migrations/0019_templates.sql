-- What a tenant changed, added or removed of the document types that are shipped; a type without a row is as shipped. The id of a changed or removed
-- shipped type is the program's (packages/domain/src/templates/template.ts). definition is null for one that is as shipped again, or removed: its row
-- stays, so that its version never comes again. former_names are what child documents may still call it.
CREATE TABLE templates (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  definition jsonb,
  former_names text[] NOT NULL DEFAULT '{}',
  is_removed boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by uuid,
  PRIMARY KEY (tenant_id, id)
);
