import { Suspense, lazy, useSyncExternalStore } from 'react';
import { onSecondsLeft, secondsLeftNow } from '../lib/idle.ts';

const EndingSession = lazy(async () => ({
  default: (await import('../sign-in/public/ending-session.tsx')).EndingSession,
}));

/** The dialog that warns before an idle session ends, while it is about to. */
export function SessionWarning() {
  const secondsLeft = useSyncExternalStore(onSecondsLeft, secondsLeftNow);
  if (secondsLeft === null) return null;
  return (
    <Suspense>
      <EndingSession secondsLeft={secondsLeft} />
    </Suspense>
  );
}
