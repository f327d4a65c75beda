import { Button } from '@mantine/core';
import { IconMessage } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { CommentThread } from '@vigilo/contract/comments';
import { useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { formatCount } from '../../lib/format.ts';
import { useCan } from '../../lib/profile.ts';
import { useTexts } from '../../lib/texts.ts';
import type { ChildDetail } from '../summary/summary-queries.ts';
import classes from './comments.module.css';
import { childCommentsQuery } from './comments-queries.ts';
import type { AskedPlace, CommentPlace } from './comments-context.ts';
import { CommentsContext } from './comments-context.ts';
import { CommentsPanel } from './comments-panel.tsx';

const NO_THREADS: readonly CommentThread[] = [];

interface CommentsBesideProps {
  readonly child: ChildDetail;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** A child document with its comments at the right, where the person may see them and wants to. */
export function CommentsBeside({ child, isOpen, onOpen, children }: CommentsBesideProps) {
  const canSee = useCan('view-comments');
  const canAdd = useCan('add-comments') && canSee;
  const { data: threads = NO_THREADS } = useQuery({ ...childCommentsQuery(child.id), enabled: canSee });
  const [place, setPlace] = useState<CommentPlace | null>(null);
  const [begun, setBegun] = useState<CommentPlace | null>(null);
  const [asked, setAsked] = useState<AskedPlace | null>(null);
  const begin = useCallback(
    (at: CommentPlace) => {
      setBegun({ ...at });
      onOpen(true);
    },
    [onOpen],
  );
  const beside = useMemo(
    () => ({ threads, canAdd, onPlace: setPlace, onComment: begin, asked }),
    [threads, canAdd, begin, asked],
  );
  return (
    <CommentsContext value={beside}>
      <div className={classes.place}>
        <div className={classes.main}>{children}</div>
        {canSee && isOpen && (
          <CommentsPanel
            child={child}
            threads={threads}
            canAdd={canAdd}
            place={place}
            begun={begun}
            onGo={({ cell }) => {
              if (cell !== null && cell.rowId !== null)
                setAsked({ rowId: cell.rowId, tableId: cell.tableId, column: cell.column, key: cell.key });
            }}
            onClose={() => {
              setBegun(null);
              onOpen(false);
            }}
          />
        )}
      </div>
    </CommentsContext>
  );
}

/** Opens and closes the comments of a child document, and says how many are open. */
export function CommentsButton({ child, isOpen, onOpen }: Omit<CommentsBesideProps, 'children'>) {
  const t = useTexts('comments');
  const canSee = useCan('view-comments');
  const { data: threads = NO_THREADS } = useQuery({ ...childCommentsQuery(child.id), enabled: canSee });
  if (!canSee) return null;
  const count = threads.filter(({ isResolved }) => !isResolved).length;
  return (
    <Button
      variant={isOpen ? 'light' : 'default'}
      size="compact-sm"
      aria-pressed={isOpen}
      leftSection={<IconMessage size="1rem" stroke={1.75} aria-hidden="true" />}
      onClick={() => onOpen(!isOpen)}
    >
      {t('open', { count: formatCount(count) })}
    </Button>
  );
}
