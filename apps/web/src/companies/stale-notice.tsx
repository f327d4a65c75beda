import { IconAlertTriangle } from '@tabler/icons-react';
import { useTexts } from '../lib/texts.ts';
import classes from './stale-notice.module.css';

/** What is shown could not be brought up to date: said quietly, since it may still be of use. */
export function StaleNotice({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTexts('companies');
  return (
    <p className={classes.notice} role="status">
      <IconAlertTriangle size="1rem" aria-hidden="true" />
      <span>{t('failed.background')}</span>
      <button type="button" className={classes.retry} onClick={onRetry}>
        {t('failed.retry')}
      </button>
    </p>
  );
}
