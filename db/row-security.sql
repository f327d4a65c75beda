-- Applied after the migrations: every table that has a tenant shows and takes only rows of the tenant of the transaction, to its
-- owner too. Without a tenant it shows nothing. A table that does so already is not touched: whatever is done to a table waits for all who use it.
DO $$
DECLARE target regclass;
BEGIN
  FOR target IN
    SELECT c.oid FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND a.attname = 'tenant_id' AND NOT a.attisdropped
  LOOP
    IF EXISTS (SELECT FROM pg_class WHERE oid = target AND NOT (relrowsecurity AND relforcerowsecurity)) THEN
      EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', target);
    END IF;
    IF NOT EXISTS (SELECT FROM pg_policy WHERE polrelid = target AND polname = 'own_tenant') THEN
      EXECUTE format('CREATE POLICY own_tenant ON %s USING (tenant_id = nullif(current_setting(''app.tenant_id'', true), '''')::uuid) WITH CHECK (tenant_id = nullif(current_setting(''app.tenant_id'', true), '''')::uuid)', target);
    END IF;
  END LOOP;
END $$;
