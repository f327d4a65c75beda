import { useSelector } from '@tanstack/react-store';
import { Suspense, lazy } from 'react';
import { secondsLeft } from '../lib/idle.ts';

const EndingSession = lazy(async () => ({
  default: (await import('../sign-in/public/ending-session.tsx')).EndingSession,
}));

/** The dialog that warns before an idle session ends, while it is about to. */
export function SessionWarning() {
  const seconds = useSelector(secondsLeft);
  if (seconds === null) return null;
  return (
    <Suspense>
      <EndingSession secondsLeft={seconds} />
    </Suspense>
  );
}
