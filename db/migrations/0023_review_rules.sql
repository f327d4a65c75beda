-- Whether somebody who changed a child document may approve it too.
ALTER TABLE tenant_states ADD COLUMN four_eyes boolean NOT NULL DEFAULT false;

-- Who changed a child document since it was approved, or read with nothing of anybody's in it.
CREATE TABLE child_document_editors (
  tenant_id uuid NOT NULL,
  child_document_id uuid NOT NULL,
  user_id uuid NOT NULL,
  PRIMARY KEY (tenant_id, child_document_id, user_id),
  FOREIGN KEY (tenant_id, child_document_id) REFERENCES child_documents ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE
);

-- Why it was rejected, by whom and when: {reason, by, at}. Null while it is not rejected.
ALTER TABLE child_documents ADD COLUMN rejection jsonb;

-- A child document as it was read, from the first change on that a person makes: what they changed is what is different by now, so that reading the
-- document anew can keep it (packages/domain/src/extraction/read-anew/). tables: the rows of each child table by its id.
CREATE TABLE extraction_readings (
  tenant_id uuid NOT NULL,
  child_document_id uuid NOT NULL,
  rows jsonb NOT NULL,
  tables jsonb NOT NULL,
  PRIMARY KEY (tenant_id, child_document_id),
  FOREIGN KEY (tenant_id, child_document_id) REFERENCES child_documents ON DELETE CASCADE
);

-- What was changed before this is known by its mark; what was printed stands in for what was read.
INSERT INTO extraction_readings (tenant_id, child_document_id, rows, tables)
SELECT r.tenant_id, r.child_document_id,
  jsonb_agg(CASE WHEN (r.content->>'IsModified')::boolean THEN jsonb_set(r.content, '{Value}', r.content->'RawValue') ELSE r.content END
    - 'CheckedByHand' - 'ExtraFields' ORDER BY r.position),
  coalesce((SELECT jsonb_object_agg(b.id, b.content->'Value') FROM extraction_blocks b
    WHERE b.tenant_id = r.tenant_id AND b.child_document_id = r.child_document_id AND b.kind = 'table'), '{}')
FROM extraction_rows r GROUP BY r.tenant_id, r.child_document_id
HAVING bool_or((r.content->>'IsModified')::boolean OR r.content->>'CheckedByHand' IS NOT NULL OR r.content ? 'ExtraFields');
