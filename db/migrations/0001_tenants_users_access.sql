-- Tenants, users, roles, clients, sessions and the audit log. Every key starts with the tenant, so that the tables can be spread by
-- it later; references carry it too, so that no row can point into another tenant.

CREATE TABLE tenants (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  is_demo boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX tenants_name ON tenants (lower(name));

-- What changes about a tenant while it works. companies_version grows with every write to companies, clients or their lists: counts
-- of companies are kept by it. pinned_as_of holds the scores at a past day.
CREATE TABLE tenant_states (
  tenant_id uuid PRIMARY KEY REFERENCES tenants,
  companies_version bigint NOT NULL DEFAULT 0,
  pinned_as_of date
);

CREATE TABLE users (
  tenant_id uuid NOT NULL REFERENCES tenants,
  id uuid NOT NULL,
  email text NOT NULL,
  name text NOT NULL,
  status text NOT NULL DEFAULT 'Active' CHECK (status IN ('Active', 'Inactive')),
  password_hash text,
  last_password_changed timestamptz NOT NULL DEFAULT now(),
  last_login_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX users_email ON users (tenant_id, lower(email));

CREATE TABLE roles (
  tenant_id uuid NOT NULL REFERENCES tenants,
  id uuid NOT NULL,
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  status text NOT NULL DEFAULT 'Active' CHECK (status IN ('Active', 'Inactive')),
  type text NOT NULL DEFAULT 'User' CHECK (type IN ('Admin', 'User')),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX roles_name ON roles (tenant_id, lower(name));

CREATE TABLE sub_roles (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  role_id uuid NOT NULL,
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  priority integer NOT NULL CHECK (priority >= 1),
  status text NOT NULL DEFAULT 'Active' CHECK (status IN ('Active', 'Inactive')),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, role_id) REFERENCES roles ON DELETE CASCADE,
  CONSTRAINT sub_roles_priority UNIQUE (tenant_id, role_id, priority) DEFERRABLE
);
CREATE UNIQUE INDEX sub_roles_name ON sub_roles (tenant_id, role_id, lower(name));

CREATE TABLE page_filters (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  sub_role_id uuid NOT NULL,
  page text NOT NULL,
  allowed text[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, sub_role_id) REFERENCES sub_roles ON DELETE CASCADE,
  UNIQUE (tenant_id, sub_role_id, page)
);

CREATE TABLE user_roles (
  tenant_id uuid NOT NULL,
  user_id uuid NOT NULL,
  role_id uuid NOT NULL,
  priority integer NOT NULL DEFAULT 1,
  PRIMARY KEY (tenant_id, user_id, role_id),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, role_id) REFERENCES roles
);

CREATE TABLE clients (
  tenant_id uuid NOT NULL REFERENCES tenants,
  id uuid NOT NULL,
  name text NOT NULL,
  start_date date,
  end_date date,
  is_deleted boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (tenant_id, id),
  CHECK (end_date > start_date)
);
CREATE UNIQUE INDEX clients_name ON clients (tenant_id, lower(name));

CREATE TABLE user_clients (
  tenant_id uuid NOT NULL,
  user_id uuid NOT NULL,
  client_id uuid NOT NULL,
  PRIMARY KEY (tenant_id, user_id, client_id),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, client_id) REFERENCES clients ON DELETE CASCADE
);

-- One row a sign-in. Tokens are kept as SHA-256 only; sid_hash binds the access token to the browser's unreadable cookie.
CREATE TABLE sessions (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  token_expires_at timestamptz NOT NULL,
  refresh_hash bytea NOT NULL,
  refreshed_at timestamptz,
  sid_hash bytea,
  last_active_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  ended_why text,
  address text NOT NULL DEFAULT '',
  agent text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, user_id) REFERENCES users ON DELETE CASCADE
);
CREATE INDEX sessions_user ON sessions (tenant_id, user_id);

-- Failed sign-ins by account and by address (hashed), and the addresses an account has signed in from.
CREATE TABLE sign_in_failures (
  tenant_id uuid NOT NULL REFERENCES tenants,
  key_hash bytea NOT NULL,
  failures integer NOT NULL,
  window_start timestamptz NOT NULL,
  blocked_until timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, key_hash)
);

CREATE TABLE known_addresses (
  tenant_id uuid NOT NULL REFERENCES tenants,
  key_hash bytea NOT NULL,
  last_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, key_hash)
);

-- Append-only: the application's role may insert and read.
CREATE TABLE audit_log (
  tenant_id uuid NOT NULL REFERENCES tenants,
  id uuid NOT NULL,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  actor_id uuid,
  action text NOT NULL,
  entity text NOT NULL,
  entity_id uuid,
  parent_id uuid,
  before jsonb,
  after jsonb,
  request_id text,
  PRIMARY KEY (tenant_id, id)
);
CREATE INDEX audit_log_entity ON audit_log (tenant_id, entity, entity_id, at);
CREATE INDEX audit_log_parent ON audit_log (tenant_id, entity, parent_id, at);
