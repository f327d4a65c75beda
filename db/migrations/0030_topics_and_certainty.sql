-- One list of topics instead of several that overlap: events, what was suggested for them and the tenants' lists are carried over to it, and each list is
-- offered the topics of credit's own. An analyst's own topics stay as they are. What was suggested before says how sure it was: what was filled in was sure.
-- The owner sees the rows of tenants only without FORCE, which row-security.sql sets again.
ALTER TABLE events NO FORCE ROW LEVEL SECURITY;
ALTER TABLE event_suggestions NO FORCE ROW LEVEL SECURITY;
ALTER TABLE topics NO FORCE ROW LEVEL SECURITY;

CREATE TEMPORARY TABLE renamed_topics (old text PRIMARY KEY, new text NOT NULL) ON COMMIT DROP;
INSERT INTO renamed_topics VALUES
  ('Litigation', 'Legal | Regulation'),
  ('Regulation', 'Legal | Regulation'),
  ('Management Change', 'Personnel Change'),
  ('Mergers & Acquisitions', 'M&A | Investments'),
  ('Dividend & Buyback', 'Dividend'),
  ('Product Launch', 'Company | Product News'),
  ('Currency', 'Currencies'),
  ('Economic Growth', 'Macro'),
  ('Interest Rates', 'Fed | Central Banks'),
  ('Credit Rating', 'Rating action'),
  ('Restructuring', 'Default and restructuring'),
  ('Refinancing', 'Liquidity and funding'),
  ('Capital Raise', 'Liquidity and funding');

UPDATE events e SET topic = r.new, version = e.version + 1 FROM renamed_topics r WHERE e.topic = r.old;

UPDATE event_suggestions s SET suggestion = jsonb_set(s.suggestion, '{topic,value}', to_jsonb(r.new))
FROM renamed_topics r WHERE s.suggestion #>> '{topic,value}' = r.old;

UPDATE event_suggestions s SET suggestion = s.suggestion || (
  SELECT jsonb_object_agg(field, s.suggestion -> field || jsonb_build_object(
    'certainty', CASE WHEN (s.suggestion -> field ->> 'isShown')::boolean THEN 'sure' ELSE 'unsure' END))
  FROM unnest(ARRAY['score', 'event', 'topic']) AS field);

-- A tenant that has both names keeps the new one; one that has several of the old ones gets the new one once.
INSERT INTO topics (tenant_id, id, name)
SELECT DISTINCT ON (t.tenant_id, r.new) t.tenant_id, gen_random_uuid(), r.new
FROM topics t JOIN renamed_topics r ON lower(t.name) = lower(r.old)
ON CONFLICT (tenant_id, lower(name)) DO NOTHING;
DELETE FROM topics t USING renamed_topics r WHERE lower(t.name) = lower(r.old);

INSERT INTO topics (tenant_id, id, name)
SELECT t.id, gen_random_uuid(), credit.name
FROM tenants t CROSS JOIN (VALUES ('Default and restructuring'), ('Rating action'), ('Liquidity and funding'), ('Accounting'), ('Covenant')) AS credit (name)
ON CONFLICT (tenant_id, lower(name)) DO NOTHING;
