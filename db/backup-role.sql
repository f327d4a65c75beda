-- Makes the role that `npm run backup` reads an outside PostgreSQL with. Run by an administrator of the database, who then gives it a password
-- (docs/operations.md):
--
--   psql "$ADMIN_URL" -f db/backup-role.sql -c '\password vigilo_backup'
--
-- It reads every table and changes none. Row-level security, which is forced on the owner of the tables too, would show it nothing without BYPASSRLS.
-- The server never uses it, and refuses to start as a role that has BYPASSRLS.
CREATE ROLE vigilo_backup LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION BYPASSRLS CONNECTION LIMIT 4;
GRANT pg_read_all_data TO vigilo_backup;
DO $$ BEGIN EXECUTE format('GRANT CONNECT ON DATABASE %I TO vigilo_backup', current_database()); END $$;
ALTER ROLE vigilo_backup SET default_transaction_read_only = on;
