-- Sign-in with codes, password resets, administration of users, clients and roles, drafts, and seals of the audit log.

ALTER TABLE users
  -- An administrator has set the password: its owner must set another one at the next sign-in.
  ADD COLUMN must_change_password boolean NOT NULL DEFAULT false,
  ADD COLUMN updated_by uuid;

ALTER TABLE clients
  ADD COLUMN email text NOT NULL DEFAULT '',
  ADD COLUMN phone text NOT NULL DEFAULT '',
  ADD COLUMN description text NOT NULL DEFAULT '',
  ADD COLUMN updated_by uuid;

-- The name of a deleted role or sub-role is free again, and a deleted sub-role has no place in the order.
ALTER TABLE roles ADD COLUMN updated_by uuid;
DROP INDEX roles_name;
CREATE UNIQUE INDEX roles_name ON roles (tenant_id, lower(name)) WHERE status = 'Active';
ALTER TABLE sub_roles ADD COLUMN updated_by uuid;
DROP INDEX sub_roles_name;
CREATE UNIQUE INDEX sub_roles_name ON sub_roles (tenant_id, role_id, lower(name)) WHERE status = 'Active';
ALTER TABLE sub_roles ALTER COLUMN priority DROP NOT NULL;
ALTER TABLE sub_roles ADD CONSTRAINT sub_roles_active_priority CHECK ((status = 'Active') = (priority IS NOT NULL));

CREATE INDEX user_roles_role ON user_roles (tenant_id, role_id);
CREATE INDEX user_clients_client ON user_clients (tenant_id, client_id);

-- A sign-in under way: the password was right. secret_hash is that of the unreadable cookie that binds it to its visitor; a program
-- that keeps no cookies is known by its user alone.
CREATE TABLE sign_in_attempts (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  secret_hash bytea NOT NULL,
  from_browser boolean NOT NULL,
  created_at timestamptz NOT NULL,
  -- Until when this visitor may ask for a reset token.
  expires_at timestamptz NOT NULL,
  -- Whether the code was right as well, or none was needed.
  is_proven boolean NOT NULL DEFAULT false,
  code_hash text,
  code_expires_at timestamptz,
  code_tries integer NOT NULL DEFAULT 0,
  code_sent_at timestamptz,
  code_sends integer NOT NULL DEFAULT 0,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE
);
CREATE INDEX sign_in_attempts_user ON sign_in_attempts (tenant_id, user_id, created_at);

-- Reset links and invitations: single use, kept as SHA-256.
CREATE TABLE password_resets (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, token_hash),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE
);
CREATE INDEX password_resets_user ON password_resets (tenant_id, user_id, created_at);

CREATE TABLE drafts (
  tenant_id uuid NOT NULL,
  user_id uuid NOT NULL,
  form text NOT NULL,
  subject text NOT NULL,
  title text NOT NULL,
  path text NOT NULL,
  content text NOT NULL,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, user_id, form, subject),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE
);

-- One seal for each audit row, each computed over the row and the seal before, with a key that the database does not have.
CREATE TABLE audit_seals (
  tenant_id uuid NOT NULL REFERENCES tenants,
  number bigint NOT NULL,
  audit_id uuid NOT NULL,
  seal bytea NOT NULL,
  PRIMARY KEY (tenant_id, number),
  UNIQUE (tenant_id, audit_id)
);
CREATE TABLE audit_heads (
  tenant_id uuid PRIMARY KEY REFERENCES tenants,
  number bigint NOT NULL,
  seal bytea NOT NULL,
  -- Rows written before this are sealed.
  sealed_to timestamptz NOT NULL
);
