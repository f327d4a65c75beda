-- The processes that work on this database at the same time: each finds in its own data folder what the others laid into theirs, or does not start.
CREATE TABLE nodes (
  id uuid PRIMARY KEY,
  number bigint NOT NULL UNIQUE,
  name text NOT NULL,
  token text NOT NULL,
  audit_key bytea NOT NULL,
  session_key bytea,
  beats bigint NOT NULL DEFAULT 0,
  seen_at timestamptz NOT NULL DEFAULT now()
);

-- Hosts of feeds: one process at a time asks one, and none asks it again before its pause is over.
CREATE TABLE feed_hosts (
  host text PRIMARY KEY,
  holder uuid NOT NULL,
  busy_until timestamptz NOT NULL
);
