-- When a piece of news was published, as its source says, beside when it arrived: within a day events are in that order. Of a date that cannot be right, what the source wrote.
ALTER TABLE events
  ADD COLUMN published_at timestamptz,
  ADD COLUMN written_date text CHECK (length(written_date) BETWEEN 1 AND 60);
