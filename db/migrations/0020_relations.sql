-- Links between child documents of one client, each stored once, the lower id first: they are linked either way round.
CREATE TABLE document_links (
  tenant_id uuid NOT NULL,
  first_id uuid NOT NULL,
  second_id uuid NOT NULL,
  created_by uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, first_id, second_id),
  FOREIGN KEY (tenant_id, first_id) REFERENCES child_documents ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, second_id) REFERENCES child_documents ON DELETE CASCADE,
  CHECK (first_id < second_id)
);
CREATE INDEX document_links_of_second ON document_links (tenant_id, second_id, first_id);

-- What a child document is found by as a candidate for a link (packages/domain/src/relations/link-facts.ts), derived whenever its rows are stored.
CREATE TABLE link_facts (
  tenant_id uuid NOT NULL,
  child_document_id uuid NOT NULL,
  vendors text[] NOT NULL,
  names text[] NOT NULL,
  numbers text[] NOT NULL,
  periods text[] NOT NULL,
  PRIMARY KEY (tenant_id, child_document_id),
  FOREIGN KEY (tenant_id, child_document_id) REFERENCES child_documents ON DELETE CASCADE
);

-- The terms of these facts. Candidates are of one client, and the newest ones of a term are looked at: ids grow with time.
CREATE TABLE link_terms (
  tenant_id uuid NOT NULL,
  client_id uuid NOT NULL,
  term text COLLATE "C" NOT NULL,
  child_document_id uuid NOT NULL,
  PRIMARY KEY (tenant_id, client_id, term, child_document_id),
  FOREIGN KEY (tenant_id, child_document_id) REFERENCES link_facts ON DELETE CASCADE
);
CREATE INDEX link_terms_of_child ON link_terms (tenant_id, child_document_id);
