-- Delivery of documents to the webhooks of clients.
CREATE TABLE client_webhooks (
  tenant_id uuid NOT NULL,
  client_id uuid NOT NULL,
  url text NOT NULL,
  secret text NOT NULL,
  PRIMARY KEY (tenant_id, client_id),
  FOREIGN KEY (tenant_id, client_id) REFERENCES clients ON DELETE CASCADE
);

-- body is what is delivered, the same at every try; last_failure is a code of the domain or of the guarded fetch.
CREATE TABLE deliveries (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  document_id uuid NOT NULL,
  client_id uuid NOT NULL,
  url text NOT NULL,
  body text NOT NULL,
  status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'delivered', 'failed')),
  tries integer NOT NULL DEFAULT 0,
  last_status integer,
  last_failure text NOT NULL DEFAULT '',
  created_by uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  delivered_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, document_id) REFERENCES documents ON DELETE CASCADE
);
CREATE INDEX deliveries_of_document ON deliveries (tenant_id, document_id, created_at DESC);
