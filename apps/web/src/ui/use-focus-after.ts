import { useEffect, useLayoutEffect, useRef } from 'react';

interface Places {
  /** Where the focus waits meanwhile, if it was in there: in a dialog in which nothing can be pressed, Tab would lead to the page behind it. */
  readonly findPlace?: () => HTMLElement | null;
  /** Where it goes if what had it is gone. */
  readonly findNext?: () => HTMLElement | null;
}

/** What waits for the server cannot be pressed and loses the focus: it comes back where it was, unless it has been put elsewhere. */
export function useFocusAfter(isBusy: boolean, { findPlace, findNext }: Places): void {
  const focused = useRef<HTMLElement | null>(null);
  const wasBusy = useRef(false);
  // Noted as it comes: what cannot be pressed any more may have lost it before anybody asks.
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      if (!wasBusy.current && target instanceof HTMLElement) focused.current = target;
    };
    addEventListener('focusin', note);
    return () => removeEventListener('focusin', note);
  }, []);
  useLayoutEffect(() => {
    if (isBusy === wasBusy.current) return;
    wasBusy.current = isBusy;
    if (isBusy) waitIn(findPlace?.(), focused.current);
    else comeBack(focused.current?.isConnected ? focused.current : findNext?.());
  });
}

function waitIn(place: HTMLElement | null | undefined, focused: HTMLElement | null): void {
  if (place?.contains(focused) === true) place.focus({ preventScroll: true });
}

function comeBack(to: HTMLElement | null | undefined): void {
  if (to && document.activeElement?.contains(to)) to.focus();
}
