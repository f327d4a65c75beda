import { useSyncExternalStore } from 'react';
import { useTexts } from '../lib/texts.ts';
import classes from './offline-notice.module.css';

function onConnection(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Says so while the browser has no connection. */
export function OfflineNotice() {
  const t = useTexts('shell');
  const isOnline = useSyncExternalStore(onConnection, () => navigator.onLine);
  return (
    <div role="status" className={classes.notice} data-on={!isOnline}>
      {isOnline ? null : t('offline')}
    </div>
  );
}
