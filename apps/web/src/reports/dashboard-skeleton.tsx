import { useTexts } from '../lib/texts.ts';
import classes from './dashboard-skeleton.module.css';

/** The shape of the report while it loads. */
export function DashboardSkeleton() {
  const t = useTexts('rtiSummary');
  return (
    <div className={classes.skeleton} role="status" aria-label={t('loading')}>
      <span data-part="strip" />
      <span data-part="wide" />
      <span data-part="narrow" />
      <span data-part="narrow" />
      <span data-part="wide" />
    </div>
  );
}
