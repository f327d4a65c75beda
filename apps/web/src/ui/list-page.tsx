import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { toProblem } from '../lib/problem.ts';
import classes from './list-page.module.css';
import { LoadFailed } from './load-failed.tsx';
import type { PageHeaderProps } from './page-header.tsx';
import { PageHeader } from './page-header.tsx';
import { Panel } from './panel.tsx';
import { useRoomBelow } from './use-room-below.ts';

interface ListPageProps extends PageHeaderProps {
  /** Between the head and the list, such as filters. */
  readonly tools?: ReactNode;
  readonly list: ReactNode;
  /** What asked for the list; when it failed, that is said in the list's place. */
  readonly query: Pick<UseQueryResult, 'isLoadingError' | 'error' | 'refetch'>;
  /** What could not be had then. */
  readonly failedTitle: string;
  /** What lies over the list, such as its dialogs. */
  readonly children?: ReactNode;
}

/** A page of one list: its head, the list in the rest of the window, scrolling under its own head, and what lies over it. */
export function ListPage({ tools, list, query, failedTitle, children, ...header }: ListPageProps) {
  const page = useRoomBelow();
  return (
    <div ref={page} className={classes.page}>
      <PageHeader {...header} />
      {tools}
      {query.isLoadingError ? (
        <LoadFailed
          title={failedTitle}
          message={toProblem(query.error, '').message}
          onRetry={() => void query.refetch()}
        />
      ) : (
        list
      )}
      {children}
    </div>
  );
}

/** The sheet of the list, which gets as much room as there is. */
export function ListPanel({ children }: { readonly children: ReactNode }) {
  return (
    <Panel isFlush className={classes.panel}>
      {children}
    </Panel>
  );
}
