import { useRouterState } from '@tanstack/react-router';
import { useSelector } from '@tanstack/react-store';
import { runningRequests } from '../lib/activity.ts';
import classes from './loading-bar.module.css';

/** A thin bar at the top while a page opens or requests run. Short ones pass without it (the style sheet waits). */
export function LoadingBar() {
  const isNavigating = useRouterState({ select: (state) => state.status === 'pending' });
  const isLoading = useSelector(runningRequests, (count) => count > 0);
  return <div className={classes.bar} data-on={isNavigating || isLoading} aria-hidden="true" />;
}
