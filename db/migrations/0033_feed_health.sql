-- The state of feeds is shown, searched and sorted over all companies; a feed behind a page's link is kept; what was seen is kept as long as a feed may still
-- show it; and learning can go back to an earlier model.

-- `found_url`: the feed that the page at `url` names; null where `url` is itself one. `items_at`: when its items were last compared with what came before, which
-- they are not while the feed says that nothing changed.
ALTER TABLE feeds ADD COLUMN found_url text, ADD COLUMN items_at timestamptz;
CREATE INDEX feeds_failing ON feeds (tenant_id, (-failures), (coalesce(last_new_at, followed_at))) WHERE problem IS NOT NULL;
CREATE INDEX feeds_last_new ON feeds (tenant_id, (coalesce(last_new_at, followed_at)));

-- So that what is left out of lists is found without going through all companies.
CREATE INDEX companies_deleted ON companies (tenant_id, id) WHERE is_deleted;

-- Which feed of its company an event came from; null where it came otherwise, or before this was kept.
ALTER TABLE events ADD COLUMN feed_kind text CHECK (feed_kind IN ('rss', 'press'));

-- A tenant whose learning is held keeps the model that somebody returned to, until they let it learn again.
CREATE TABLE learning_holds (
  tenant_id uuid NOT NULL PRIMARY KEY REFERENCES tenants,
  held_at timestamptz NOT NULL,
  held_by uuid,
  FOREIGN KEY (tenant_id, held_by) REFERENCES users ON DELETE SET NULL (held_by)
);
