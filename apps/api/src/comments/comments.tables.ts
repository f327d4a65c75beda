// The tables of this area as the queries see them.

import type { CommentSubject } from '@vigilo/domain/comments/comment-subject';
import type { ColumnType, Generated } from 'kysely';

declare module '../frame/tables.ts' {
  interface Tables {
    comment_threads: {
      tenant_id: string;
      id: string;
      number: number;
      document_id: string;
      /** Written as text, which PostgreSQL parses. */
      subject: ColumnType<CommentSubject, string, never>;
      version: Generated<number>;
      resolved_at: Date | null;
      resolved_by: string | null;
    };
    comments: {
      tenant_id: string;
      id: string;
      number: number;
      thread_id: string;
      text: string;
      created_by: string;
      created_at: Date;
      changed_at: Date | null;
    };
    comment_mentions: {
      tenant_id: string;
      user_id: string;
      comment_id: string;
      seen_at: Date | null;
    };
  }
}
