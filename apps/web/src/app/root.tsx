import { useMediaQuery } from '@mantine/hooks';
import { Outlet, useLocation } from '@tanstack/react-router';
import { Suspense, lazy, useSyncExternalStore } from 'react';
import { isInUse, onFirstUse } from '../lib/first-use.ts';
import { LoadingBar } from './loading-bar.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { RotateDevice } from './rotate-device.tsx';
import { PATHS } from '../lib/paths.ts';
import classes from './rotate-device.module.css';

const Tooltips = lazy(async () => ({ default: (await import('../ui/tooltips.tsx')).Tooltips }));

/** Pages that may be used upright: signing in (specification 1, section 2.1), and what the link of its mail opens on a phone. */
const UPRIGHT: ReadonlySet<string> = new Set([PATHS.signIn, PATHS.forgotPassword, PATHS.newPassword]);
/** A device that is held; the window of a desk has no side that is up. */
const HELD_UPRIGHT = '(orientation: portrait) and (pointer: coarse) and (hover: none)';

/** What every page has: the loading bar, the notices, and the overlay where the device is to be turned. */
export function Root() {
  const isPortrait = useMediaQuery(HELD_UPRIGHT, false, { getInitialValueInEffect: false });
  const isUpright = useLocation({ select: ({ pathname }) => UPRIGHT.has(pathname) });
  const isUsed = useSyncExternalStore(onFirstUse, isInUse);
  const mustRotate = isPortrait && !isUpright;
  return (
    <>
      <LoadingBar />
      <div inert={mustRotate} className={mustRotate ? classes.covered : undefined}>
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
