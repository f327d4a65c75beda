import { Button } from '@mantine/core';
import { IconCloudUpload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { PATHS } from '../../lib/paths.ts';
import { useTexts } from '../../lib/texts.ts';
import classes from './documents-list.module.css';

/** The way to the upload, with the place where files can be dropped beside it; the whole page takes them too. */
export function UploadButton({ isOver }: { readonly isOver: boolean }) {
  const t = useTexts('documentScreens');
  return (
    <div className={classes.drop} data-over={isOver}>
      <span className={classes.dropText}>
        <IconCloudUpload size="1.25rem" stroke={1.6} aria-hidden="true" />
        {isOver ? t('list.dropNow') : t('list.dropHere')}
      </span>
      <Button renderRoot={(root) => <Link to={PATHS.upload} {...root} />}>{t('list.upload')}</Button>
    </div>
  );
}
