#!/bin/sh
# Run once by the image of PostgreSQL, when its database is made: the role that owns the tables and the one that serves requests. Neither is a superuser
# nor passes row-level security.
set -eu
psql --set ON_ERROR_STOP=1 --username "${POSTGRES_USER:-postgres}" --dbname "$POSTGRES_DB" \
  --set owner_password="$OWNER_PASSWORD" --set app_password="$APP_PASSWORD" --set database="$POSTGRES_DB" <<'SQL'
CREATE ROLE vigilo_owner LOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE PASSWORD :'owner_password';
CREATE ROLE vigilo_app LOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE PASSWORD :'app_password';
ALTER DATABASE :"database" OWNER TO vigilo_owner;
ALTER SCHEMA public OWNER TO vigilo_owner;
REVOKE ALL ON DATABASE :"database" FROM PUBLIC;
GRANT CONNECT ON DATABASE :"database" TO vigilo_app;
SQL
