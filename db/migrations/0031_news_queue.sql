-- News that waits for an analyst is one list over all companies, the worst and surest first. What was suggested is kept beside the event for its order;
-- what an analyst set aside is neither listed nor asked about again, and can be brought back.
-- The owner sees the rows of tenants only without FORCE, which row-security.sql sets again.
ALTER TABLE events NO FORCE ROW LEVEL SECURITY;
ALTER TABLE event_suggestions NO FORCE ROW LEVEL SECURITY;
ALTER TABLE document_visits NO FORCE ROW LEVEL SECURITY;
ALTER TABLE page_filters NO FORCE ROW LEVEL SECURITY;

ALTER TABLE events
  ADD COLUMN suggested_score integer CHECK (suggested_score BETWEEN -1000 AND 1000),
  ADD COLUMN suggested_confidence integer CHECK (suggested_confidence BETWEEN 0 AND 100),
  ADD COLUMN dropped_at timestamptz,
  ADD CONSTRAINT events_dropped CHECK (dropped_at IS NULL OR stage = 'imported');

UPDATE events e SET suggested_score = round((s.suggestion -> 'score' ->> 'value')::numeric * 1000), suggested_confidence = round((s.suggestion -> 'score' ->> 'confidence')::numeric * 100)
  FROM event_suggestions s WHERE e.stage = 'imported' AND s.tenant_id = e.tenant_id AND s.event_id = e.id;

-- What has no score comes last (2000 is beyond every score); what an analyst filled in is as sure as can be.
CREATE INDEX events_waiting ON events (
  tenant_id, (coalesce(score, suggested_score, 2000)),
  (CASE WHEN score IS NOT NULL AND score IS DISTINCT FROM suggested_score THEN -100 ELSE -coalesce(suggested_confidence, 0) END), id
) WHERE stage = 'imported' AND is_lead AND dropped_at IS NULL;
CREATE INDEX events_waiting_newest ON events (tenant_id, id, company_id) WHERE stage = 'imported' AND is_lead AND dropped_at IS NULL;

-- What an analyst decided about waiting news, one row a company, with what it takes to undo it.
CREATE TABLE news_settlements (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  company_id uuid NOT NULL,
  user_id uuid NOT NULL,
  action text NOT NULL CHECK (action IN ('accept', 'drop', 'merge')),
  settled_at timestamptz NOT NULL,
  undone_at timestamptz,
  event_count integer NOT NULL CHECK (event_count > 0),
  steps jsonb NOT NULL,
  PRIMARY KEY (tenant_id, id, company_id),
  FOREIGN KEY (tenant_id, company_id) REFERENCES companies ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE
);
CREATE INDEX news_settlements_recent ON news_settlements (tenant_id, settled_at);
CREATE INDEX news_settlements_of_user ON news_settlements (tenant_id, user_id, settled_at);
CREATE INDEX news_settlements_of_company ON news_settlements (tenant_id, company_id);

-- Who is at what now: said again every few seconds as long as they are, and forgotten soon after. One table for all that people open together.
CREATE TABLE visits (
  tenant_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('child-document', 'news')),
  subject_id uuid NOT NULL,
  user_id uuid NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, kind, subject_id, user_id),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE
);
CREATE INDEX visits_of_user ON visits (tenant_id, user_id);
INSERT INTO visits (tenant_id, kind, subject_id, user_id, seen_at) SELECT tenant_id, 'child-document', child_document_id, user_id, seen_at FROM document_visits;
DROP TABLE document_visits;

-- Whoever may add events to companies may work on the news.
INSERT INTO page_filters (tenant_id, id, sub_role_id, page, allowed)
  SELECT tenant_id, gen_random_uuid(), sub_role_id, 'News', array_remove(ARRAY[CASE WHEN 'add-event' = ANY(allowed) THEN 'add-event' END, CASE WHEN 'edit-event' = ANY(allowed) THEN 'edit-event' END], NULL)
  FROM page_filters WHERE page = 'Screening' AND 'add-event' = ANY(allowed)
  ON CONFLICT DO NOTHING;

-- When a feed was named, and when it last brought something new: what has brought nothing for long is silent.
ALTER TABLE feeds ADD COLUMN followed_at timestamptz NOT NULL DEFAULT now(), ADD COLUMN last_new_at timestamptz;
