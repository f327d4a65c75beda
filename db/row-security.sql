-- Applied after the migrations: every table that has a tenant shows and takes only rows of the tenant of the transaction, to its
-- owner too. Without a tenant it shows nothing.
DO $$
DECLARE target regclass;
BEGIN
  FOR target IN
    SELECT c.oid FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND a.attname = 'tenant_id' AND NOT a.attisdropped
  LOOP
    EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', target);
    EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', target);
    IF NOT EXISTS (SELECT FROM pg_policy WHERE polrelid = target AND polname = 'own_tenant') THEN
      EXECUTE format('CREATE POLICY own_tenant ON %s USING (tenant_id = nullif(current_setting(''app.tenant_id'', true), '''')::uuid) WITH CHECK (tenant_id = nullif(current_setting(''app.tenant_id'', true), '''')::uuid)', target);
    END IF;
  END LOOP;
END $$;
