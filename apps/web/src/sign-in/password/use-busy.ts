import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { FocusEvent, PointerEvent } from 'react';

/** A pointer that has not moved for so long is at rest, in milliseconds. */
const REST_MS = 2000;

interface Busy {
  /** The person moves the pointer over the part, has the keyboard in it, or looks at another page. */
  readonly isBusy: boolean;
  /** To be put on the part. */
  readonly signs: {
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: () => void;
  };
}

/** Whether the person is busy with a part of the page, so that nothing there goes by itself. */
export function useBusy(): Busy {
  const [isMoving, setMoving] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHidden = useSyncExternalStore(onVisibility, () => document.hidden);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onPointerMove = useCallback(({ movementX, movementY }: PointerEvent) => {
    if (movementX === 0 && movementY === 0) return;
    setMoving(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setMoving(false), REST_MS);
  }, []);
  const onFocus = useCallback(({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')), []);
  const onBlur = useCallback(() => setFocused(false), []);
  return { isBusy: isMoving || isFocused || isHidden, signs: { onPointerMove, onFocus, onBlur } };
}

function onVisibility(listener: () => void): () => void {
  addEventListener('visibilitychange', listener);
  return () => removeEventListener('visibilitychange', listener);
}
