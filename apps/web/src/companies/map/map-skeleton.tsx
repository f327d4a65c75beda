import { useTexts } from '../../lib/texts.ts';
import classes from './map-skeleton.module.css';

/** The shape of the map while its companies load. */
export function MapSkeleton() {
  const t = useTexts('heatMap');
  return <div className={classes.skeleton} role="status" aria-label={t('loading')} />;
}
