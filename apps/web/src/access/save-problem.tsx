import { Button } from '@mantine/core';
import { Problem, problemOf } from '../lib/problem.ts';
import { useTexts } from '../lib/texts.ts';
import { Notice } from '../ui/notice.tsx';
import classes from './save-problem.module.css';

interface SaveProblemProps {
  readonly error: Error | null;
  /** Takes the record as it is now into the form. */
  readonly onReload: () => void;
  /** Keeps what was typed; the next save replaces what somebody changed. */
  readonly onKeep: () => void;
}

/** What the server said of a save; where somebody changed the record meanwhile, the two ways on. Nothing while nothing failed. */
export function SaveProblem({ error, onReload, onKeep }: SaveProblemProps) {
  const t = useTexts('access');
  const tShell = useTexts('shell');
  if (error === null) return null;
  if (!isChangedMeanwhile(error)) {
    const { message, description, fields } = problemOf(error, tShell('failedAction'));
    return (
      <Notice tone="bad" title={message}>
        {[description, ...Object.values(fields)].filter((words) => words !== undefined).join(' ')}
      </Notice>
    );
  }
  return (
    <div className={classes.conflict}>
      <Notice
        tone="caution"
        title={t('changed.title')}
        action={
          <span className={classes.ways}>
            <Button variant="default" onClick={onReload}>
              {t('changed.reload')}
            </Button>
            <Button variant="default" onClick={onKeep}>
              {t('changed.keep')}
            </Button>
          </span>
        }
      >
        {t('changed.text')}
      </Notice>
    </div>
  );
}

/** Whether a save was refused because somebody changed the record meanwhile. */
function isChangedMeanwhile(error: Error): boolean {
  return error instanceof Problem && error.code === 'changed-meanwhile';
}

/** Whether a save was refused because the name is taken. */
export function isTaken(error: Error | null): boolean {
  return error instanceof Problem && error.code === 'already-exists';
}
