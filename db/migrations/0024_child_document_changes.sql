-- What a person calls a child document, such as a copy; empty for one that is called by its type. Tags are small words of people's own.
ALTER TABLE child_documents ADD COLUMN name text NOT NULL DEFAULT '', ADD COLUMN tags text[] NOT NULL DEFAULT '{}';
CREATE INDEX child_documents_tagged ON child_documents (tenant_id, document_id) WHERE tags <> '{}';

-- Documents are searched by tags too: what was counted before is not what is found now.
DROP TRIGGER child_documents_change ON child_documents;
CREATE CONSTRAINT TRIGGER child_documents_change AFTER UPDATE ON child_documents DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (old.document_type IS DISTINCT FROM new.document_type OR old.user_status IS DISTINCT FROM new.user_status OR old.tags IS DISTINCT FROM new.tags)
  EXECUTE FUNCTION move_document_version();
