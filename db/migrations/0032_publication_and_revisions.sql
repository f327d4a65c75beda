-- When a piece of news was published, as its source says, beside when it arrived: within a day events are in that order. Of a date that cannot be right, what the source wrote.
ALTER TABLE events
  ADD COLUMN published_at timestamptz,
  ADD COLUMN written_date text CHECK (length(written_date) BETWEEN 1 AND 60);

-- Under which id its source tells an event: what comes under it later with another headline is another wording of it, or another story.
-- And how its source worded it last, where that is not the headline that it has.
ALTER TABLE events ADD COLUMN origin_key uuid, ADD COLUMN told_title text;
CREATE INDEX events_origin ON events (tenant_id, company_id, origin_key) WHERE origin_key IS NOT NULL;

-- Headlines that their source changed or took back. An event that nobody has decided about takes the new wording over; otherwise an analyst is asked.
CREATE TABLE event_revisions (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  event_id uuid NOT NULL,
  seen_at timestamptz NOT NULL,
  kind text NOT NULL CHECK (kind IN ('changed', 'corrected', 'retracted')),
  earlier_title text NOT NULL,
  title text NOT NULL CHECK (title <> ''),
  state text NOT NULL CHECK (state IN ('taken', 'open', 'kept', 'superseded')),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, event_id) REFERENCES events ON DELETE CASCADE
);
CREATE INDEX event_revisions_of_event ON event_revisions (tenant_id, event_id, seen_at);
CREATE INDEX event_revisions_open ON event_revisions (tenant_id, seen_at) WHERE state = 'open';
