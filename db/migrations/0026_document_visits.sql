-- Who has a child document open: said again every few seconds as long as they have, and forgotten soon after.
CREATE TABLE document_visits (
  tenant_id uuid NOT NULL,
  child_document_id uuid NOT NULL,
  user_id uuid NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, child_document_id, user_id),
  FOREIGN KEY (tenant_id, child_document_id) REFERENCES child_documents ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE
);
CREATE INDEX document_visits_of_user ON document_visits (tenant_id, user_id);
