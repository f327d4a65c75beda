import { Button, Kbd } from '@mantine/core';
import { useTexts } from '../../lib/texts.ts';
import classes from './news-note.module.css';

interface NewsNoteProps {
  /** By how many events the list that waits is longer; null: none waits. */
  readonly waiting: number | null;
  readonly onShow: () => void;
}

const HINT = 'N';

/** Says that events came in while somebody is at work on the rows, and shows them when asked to. */
export function NewsNote({ waiting, onShow }: NewsNoteProps) {
  const t = useTexts('events');
  return (
    <div role="status" className={classes.note} data-shown={waiting !== null}>
      {waiting !== null && (
        <>
          <span>{waiting === 0 ? t('news.changed') : t('news.note', { count: waiting })}</span>
          <Button size="compact-sm" aria-keyshortcuts="n" rightSection={<Kbd>{HINT}</Kbd>} onClick={onShow}>
            {t('news.show')}
          </Button>
        </>
      )}
    </div>
  );
}
