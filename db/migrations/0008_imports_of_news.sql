-- Files of news are imported too: their rows become system generated events.
ALTER TABLE imports DROP CONSTRAINT imports_kind_check, ADD CONSTRAINT imports_kind_check CHECK (kind IN ('companies', 'events', 'news', 'prices'));
