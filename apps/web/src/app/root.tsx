import { Outlet, useLocation } from '@tanstack/react-router';
import { LoadingBar } from './loading-bar.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { RotateDevice } from './rotate-device.tsx';
import { PATHS } from './paths.ts';
import { useMedia } from '../ui/use-media.ts';

/** What every page has: the loading bar, the notices, and the overlay in portrait orientation, which /login does without. */
export function Root() {
  const isPortrait = useMedia('(orientation: portrait)');
  const isSignIn = useLocation({ select: (location) => location.pathname === PATHS.signIn });
  const mustRotate = isPortrait && !isSignIn;
  return (
    <>
      <LoadingBar />
      <div inert={mustRotate}>
        <OfflineNotice />
        <Outlet />
      </div>
      {mustRotate && <RotateDevice />}
    </>
  );
}
