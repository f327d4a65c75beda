-- Which of two values that contradict each other in linked documents stands, and why: stored once, the lower id first, like the link. It holds for these two
-- values; where one of them becomes another, the contradiction is open again.
CREATE TABLE reconciliations (
  tenant_id uuid NOT NULL,
  first_id uuid NOT NULL,
  second_id uuid NOT NULL,
  ssot_key text NOT NULL,
  period text NOT NULL,
  first_value text NOT NULL,
  second_value text NOT NULL,
  first_stands boolean NOT NULL,
  reason text NOT NULL,
  created_by uuid NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, first_id, second_id, ssot_key, period),
  FOREIGN KEY (tenant_id, first_id) REFERENCES child_documents ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, second_id) REFERENCES child_documents ON DELETE CASCADE,
  CHECK (first_id < second_id)
);
CREATE INDEX reconciliations_of_second ON reconciliations (tenant_id, second_id, first_id);
