import { IconFileUpload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { useTexts } from '../../lib/texts.ts';
import classes from './drop-area.module.css';
import { formatSize } from '../import-format.ts';
import { ACCEPTED, LARGEST_FILE } from './upload-rules.ts';

interface DropAreaProps {
  readonly onFiles: (files: readonly File[]) => void;
}

/** Where a file is dropped or chosen. The whole area is the label of the browser's own file field. */
export function DropArea({ onFiles }: DropAreaProps) {
  const t = useTexts('importWizard');
  const field = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  useStrayDrops();

  function onDrop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  }

  function onChoose(): void {
    const files = [...(field.current?.files ?? [])];
    // So that the same file can be chosen again after it was corrected.
    if (field.current) field.current.value = '';
    if (files.length > 0) onFiles(files);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is dropped can be chosen by the keyboard, too: the label is that of the file field in it
    <label
      className={classes.area}
      data-over={isOver}
      onDragEnter={() => setOver(true)}
      onDragOver={() => setOver(true)}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <IconFileUpload size="1.75rem" stroke={1.4} aria-hidden="true" />
      <span className={classes.words}>
        <span>
          {isOver ? t('file.let') : t('file.drop')}{' '}
          {!isOver && <span className={classes.choose}>{t('file.choose')}</span>}
        </span>
        <small>{t('file.limits', { size: formatSize(LARGEST_FILE) })}</small>
      </span>
      <input
        ref={field}
        type="file"
        className={classes.field}
        accept={ACCEPTED.join(',')}
        aria-label={t('file.label')}
        onChange={onChoose}
      />
    </label>
  );
}

/** A file dropped beside the area would open in the browser instead of this page. */
function useStrayDrops(): void {
  useEffect(() => {
    function refuse(event: Event): void {
      event.preventDefault();
    }
    addEventListener('dragover', refuse);
    addEventListener('drop', refuse);
    return () => {
      removeEventListener('dragover', refuse);
      removeEventListener('drop', refuse);
    };
  }, []);
}
