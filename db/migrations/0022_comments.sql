-- Comments hang on the document, not on the child document and the row that they were begun at: reading a document anew replaces those. `subject` says what
-- that was, so that it is found again, or can be told where it is gone (packages/domain/src/comments/comment-subject.ts).
CREATE TABLE comment_threads (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  -- The order in which they were begun.
  number integer NOT NULL,
  document_id uuid NOT NULL,
  subject jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  resolved_at timestamptz,
  resolved_by uuid,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, document_id) REFERENCES documents ON DELETE CASCADE
);
CREATE INDEX comment_threads_of_document ON comment_threads (tenant_id, document_id, number);

CREATE TABLE comments (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  -- The order in which they were written.
  number integer NOT NULL,
  thread_id uuid NOT NULL,
  text text NOT NULL,
  created_by uuid NOT NULL,
  created_at timestamptz NOT NULL,
  changed_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, thread_id) REFERENCES comment_threads ON DELETE CASCADE
);
CREATE INDEX comments_of_thread ON comments (tenant_id, thread_id, number);

-- Who is named in a comment, and when they saw it.
CREATE TABLE comment_mentions (
  tenant_id uuid NOT NULL,
  user_id uuid NOT NULL,
  comment_id uuid NOT NULL,
  seen_at timestamptz,
  PRIMARY KEY (tenant_id, user_id, comment_id),
  FOREIGN KEY (tenant_id, comment_id) REFERENCES comments ON DELETE CASCADE
);
CREATE INDEX comment_mentions_of_comment ON comment_mentions (tenant_id, comment_id);
