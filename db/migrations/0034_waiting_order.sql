-- Behind row-level security an index is only entered by conditions that cannot say anything of other rows: a CASE is one, a coalesce is not. With it a page in
-- the midst of the queue begins at its row instead of going through all before it.
DROP INDEX events_waiting;
CREATE INDEX events_waiting ON events (
  tenant_id, (CASE WHEN score IS NOT NULL THEN score WHEN suggested_score IS NOT NULL THEN suggested_score ELSE 2000 END),
  (CASE WHEN score IS NOT NULL AND score IS DISTINCT FROM suggested_score THEN -100 ELSE -coalesce(suggested_confidence, 0) END), id
) WHERE stage = 'imported' AND is_lead AND dropped_at IS NULL;
