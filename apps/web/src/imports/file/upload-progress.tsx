import { Button } from '@mantine/core';
import { useTexts } from '../../lib/texts.ts';
import { formatSize } from '../import-format.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import classes from './upload-progress.module.css';
import type { Upload } from './use-upload.ts';

/** A file on its way to the server, and then being read there. */
export function UploadProgress({
  upload: { file, share },
  onCancel,
}: {
  readonly upload: Upload;
  readonly onCancel: () => void;
}) {
  const t = useTexts('importWizard');
  const isSent = share >= 1;
  const progressText = isSent
    ? t('file.reading', { name: file.name })
    : t('file.uploading', { name: file.name });
  return (
    <div className={classes.upload}>
      <div className={classes.words}>
        <strong role="status">{progressText}</strong>
        <span>{t('file.share', { share: formatSize(share * file.size), size: formatSize(file.size) })}</span>
        <Button variant="default" onClick={onCancel}>
          {t('file.cancel')}
        </Button>
      </div>
      <ProgressBar label={progressText} share={isSent ? null : share} />
    </div>
  );
}
