-- What was answered to a request that created something, by the key that its client gave it: written in the transaction of what was created, so that a
-- request that is repeated because its answer was lost creates nothing twice. Kept for a day.
CREATE TABLE idempotency_keys (
  tenant_id uuid NOT NULL,
  user_id uuid NOT NULL,
  key text NOT NULL,
  request_hash bytea NOT NULL,
  reply text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, user_id, key),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE
);
