import { useEffect, useEffectEvent, useState } from 'react';

export interface CountdownOptions {
  readonly isPaused?: boolean;
  /** Called when nothing is left. */
  readonly onEnd?: () => void;
}

/** Counts down from some seconds, from when the part is first drawn; what is left of them. While paused it stands still. */
export function useCountdown(seconds: number, { isPaused = false, onEnd }: CountdownOptions = {}): number {
  const [left, setLeft] = useState(seconds);
  const end = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (isPaused) return undefined;
    if (left <= 0) {
      end();
      return undefined;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left, isPaused]);
  return Math.max(left, 0);
}
