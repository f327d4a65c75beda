-- What a role's users may do beside its permissions hangs on its kind, which never changes, and not on its name. Roles of before have the kind
-- that their name says, or the first name they had: one that was renamed was made as that. The owner sees their rows only without FORCE, which
-- row-security.sql sets again.
ALTER TABLE roles ADD COLUMN kind text NOT NULL DEFAULT 'Other'
  CHECK (kind IN ('Admin', 'Analyst', 'Approver', 'Client', 'Licensed Client', 'Other'));
ALTER TABLE roles NO FORCE ROW LEVEL SECURITY;
ALTER TABLE audit_log NO FORCE ROW LEVEL SECURITY;
UPDATE roles r SET kind = CASE WHEN type = 'Admin' THEN 'Admin' ELSE coalesce(
  (SELECT n.name FROM (
      SELECT 1 AS place, r.name UNION ALL
      (SELECT 2, a.before ->> 'name' FROM audit_log a
       WHERE a.tenant_id = r.tenant_id AND a.entity = 'role' AND a.entity_id = r.id AND a.action = 'roles.change' AND a.before ? 'name'
       ORDER BY a.at LIMIT 1)
    ) n (place, name) WHERE n.name IN ('Analyst', 'Approver', 'Client', 'Licensed Client') ORDER BY n.place LIMIT 1),
  'Other') END;
ALTER TABLE roles FORCE ROW LEVEL SECURITY;
ALTER TABLE audit_log FORCE ROW LEVEL SECURITY;
ALTER TABLE roles ADD CHECK ((kind = 'Admin') = (type = 'Admin'));
