-- The language of the text at an event's address, as its name or tag: shown, imported and searched for.
ALTER TABLE events ADD COLUMN language text CHECK (length(language) BETWEEN 1 AND 35);
