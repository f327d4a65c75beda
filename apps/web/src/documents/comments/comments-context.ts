// Comments beside a table: what the grid tells of where the person is, and what it shows of the comments that there are.

import type { CommentThread } from '@vigilo/contract/comments';
import { createContext, useContext } from 'react';

/** The cell that the person is at. */
export interface CommentPlace {
  readonly rowId: string;
  readonly tableId: string | null;
  readonly column: string | null;
  /** What the row is called. */
  readonly name: string;
}

/** Where a comment leads: another object each time. */
export interface AskedPlace {
  readonly rowId: string;
  readonly tableId: string | null;
  readonly column: string | null;
  /** The key of the row that refers to the table. */
  readonly key: string;
}

export interface CommentsBeside {
  /** Those about the child document, resolved or not. */
  readonly threads: readonly CommentThread[];
  readonly canAdd: boolean;
  readonly onPlace: (place: CommentPlace) => void;
  /** Begins a comment on a cell or, where its column is null, on its row. */
  readonly onComment: (place: CommentPlace) => void;
  readonly asked: AskedPlace | null;
}

const NONE: CommentsBeside = {
  threads: [],
  canAdd: false,
  onPlace: () => undefined,
  onComment: () => undefined,
  asked: null,
};

export const CommentsContext = createContext<CommentsBeside>(NONE);

export function useCommentsBeside(): CommentsBeside {
  return useContext(CommentsContext);
}
