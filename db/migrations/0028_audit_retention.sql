-- The oldest entries of an audit log may be taken away once they are older than they have to be kept. What is left is checked from the last seal that was
-- taken away: its number and seal, and a proof by the key of the audit log, which the database does not have, that the product itself took them away.
ALTER TABLE audit_heads
  ADD COLUMN base_number bigint NOT NULL DEFAULT 0,
  ADD COLUMN base_seal bytea,
  ADD COLUMN base_proof bytea,
  ADD CONSTRAINT audit_heads_base CHECK ((base_number = 0) = (base_seal IS NULL) AND (base_seal IS NULL) = (base_proof IS NULL));

-- The serving role can take away no entry by itself; here it can, of its own tenant, and none of the last year.
CREATE FUNCTION remove_audit_entries(tenant uuid, upto bigint) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE removed bigint;
BEGIN
  IF EXISTS (SELECT FROM audit_seals s JOIN audit_log a ON a.tenant_id = s.tenant_id AND a.id = s.audit_id
             WHERE s.tenant_id = tenant AND s.number <= upto AND a.at > clock_timestamp() - interval '365 days') THEN
    RAISE EXCEPTION 'audit entries of the last year stay';
  END IF;
  DELETE FROM audit_log a USING audit_seals s WHERE s.tenant_id = tenant AND s.number <= upto AND a.tenant_id = s.tenant_id AND a.id = s.audit_id;
  DELETE FROM audit_seals WHERE tenant_id = tenant AND number <= upto;
  GET DIAGNOSTICS removed = ROW_COUNT;
  RETURN removed;
END $$;
