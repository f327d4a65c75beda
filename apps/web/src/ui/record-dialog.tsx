import '@mantine/core/styles/Skeleton.layer.css';
import { Button, SimpleGrid, Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { isGone, toProblem } from '../lib/problem.ts';
import { useTexts } from '../lib/texts.ts';
import { Dialog } from './dialog.tsx';
import type { DialogProps } from './dialog.tsx';
import { Notice } from './notice.tsx';

/** How long nothing is shown for an answer that is on its way, in milliseconds: most are there by then. */
const SKELETON_DELAY_MS = 200;

interface RecordDialogProps<T> extends Pick<DialogProps, 'title' | 'size' | 'onClose'> {
  readonly answer: UseQueryResult<T>;
  /** Said where it cannot be had. */
  readonly failedText: string;
  /** The dialog itself, of the record as it was when it came: what is typed into it is not lost to a later answer. */
  readonly children: (record: T) => ReactNode;
}

/** A dialog about a record that has to be asked for first. */
export function RecordDialog<T>({ answer, failedText, children, ...dialog }: RecordDialogProps<T>) {
  const t = useTexts('shell');
  const [record, setRecord] = useState<T>();
  if (record === undefined && answer.data !== undefined && !answer.isFetching) setRecord(answer.data);
  const isLate = useIsLate();
  if (record !== undefined) return children(record);
  if (!isLate && !answer.isError) return null;
  return (
    <Dialog {...dialog}>
      {answer.isError && !answer.isFetching ? (
        <Notice
          tone="bad"
          title={isGone(answer.error) ? t('gone') : failedText}
          action={
            <Button variant="default" onClick={() => void answer.refetch()}>
              {t('tryAgain')}
            </Button>
          }
        >
          {isGone(answer.error) ? t('goneWhy') : toProblem(answer.error, t('failedAction')).message}
        </Notice>
      ) : (
        <SimpleGrid cols={2} role="status" aria-label={t('loading')}>
          {Array.from({ length: 6 }, (_, line) => (
            <Skeleton key={line} h="var(--v-control-height)" />
          ))}
        </SimpleGrid>
      )}
    </Dialog>
  );
}

function useIsLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SKELETON_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
