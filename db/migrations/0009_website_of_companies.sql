-- A company's own website: shown, imported and exported; never fetched.
ALTER TABLE companies ADD COLUMN website text CHECK (website ~* '^https?://' AND length(website) <= 2048);
