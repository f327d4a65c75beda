import { useMediaQuery } from '@mantine/hooks';
import { Outlet, useLocation } from '@tanstack/react-router';
import { Suspense, lazy, useSyncExternalStore } from 'react';
import { isInUse, onFirstUse } from '../lib/first-use.ts';
import { LoadingBar } from './loading-bar.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { RotateDevice } from './rotate-device.tsx';
import { PATHS } from '../lib/paths.ts';

const Tooltips = lazy(async () => ({ default: (await import('../ui/tooltips.tsx')).Tooltips }));

/** Pages that may be used upright (specification 1, section 2.1). */
const UPRIGHT: ReadonlySet<string> = new Set([PATHS.signIn, PATHS.forgotPassword]);

/** What every page has: the loading bar, the notices, and the overlay in portrait orientation, which /login and /forgot-password do without. */
export function Root() {
  const isPortrait = useMediaQuery('(orientation: portrait)', false, { getInitialValueInEffect: false });
  const isUpright = useLocation({ select: ({ pathname }) => UPRIGHT.has(pathname) });
  const isUsed = useSyncExternalStore(onFirstUse, isInUse);
  const mustRotate = isPortrait && !isUpright;
  return (
    <>
      <LoadingBar />
      <div inert={mustRotate}>
        <OfflineNotice />
        <Outlet />
      </div>
      {mustRotate && <RotateDevice />}
      {isUsed && (
        <Suspense>
          <Tooltips />
        </Suspense>
      )}
    </>
  );
}
