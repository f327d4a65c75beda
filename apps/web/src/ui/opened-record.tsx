import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { problemOf } from '../lib/problem.ts';
import { useTexts } from '../lib/texts.ts';
import { Dialog } from './dialog.tsx';
import type { DialogProps } from './dialog.tsx';
import { Notice } from './notice.tsx';
import classes from './opened-record.module.css';

/** How long nothing is shown for an answer that is on its way, in milliseconds: most are there by then. */
const PATIENCE = 200;

interface OpenedRecordProps<T> extends Pick<DialogProps, 'title' | 'size' | 'onClose'> {
  readonly answer: UseQueryResult<T>;
  /** Said where it cannot be had. */
  readonly failedText: string;
  /** The dialog itself, of the record as it was when it came: what is typed into it is not lost to a later answer. */
  readonly children: (record: T) => ReactNode;
}

/** A dialog about a record that has to be asked for first. */
export function OpenedRecord<T>({ answer, failedText, children, ...dialog }: OpenedRecordProps<T>) {
  const t = useTexts('shell');
  const [record, setRecord] = useState<T>();
  if (record === undefined && answer.data !== undefined && !answer.isFetching) setRecord(answer.data);
  const isLate = useLateness();
  if (record !== undefined) return children(record);
  if (!isLate && !answer.isError) return null;
  return (
    <Dialog {...dialog}>
      {answer.isError && !answer.isFetching ? (
        <Notice
          tone="bad"
          title={failedText}
          action={
            <Button variant="default" onClick={() => void answer.refetch()}>
              {t('tryAgain')}
            </Button>
          }
        >
          {problemOf(answer.error, t('failedAction')).message}
        </Notice>
      ) : (
        <div className={classes.skeleton} role="status" aria-label={t('loading')}>
          {Array.from({ length: 6 }, (_, line) => (
            <span key={line} />
          ))}
        </div>
      )}
    </Dialog>
  );
}

function useLateness(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
