// Escape closes one thing at a time: an open list or sheet in the dialog first, then the dialog on top, then the one below it.

import { useEffect, useEffectEvent } from 'react';

const open: symbol[] = [];

/** Something in the dialog that Escape closes by itself: a list that drops from a field, a sheet that drops from a button. */
function hasOpenPart(target: EventTarget | null): boolean {
  const isOpenList =
    target instanceof Element &&
    target.getAttribute('aria-expanded') === 'true' &&
    target.getAttribute('aria-haspopup') === 'listbox';
  return (
    isOpenList || document.querySelector('.mantine-Popover-dropdown, [popover="auto"]:popover-open') !== null
  );
}

/** Calls back for Escape while this is the topmost of all that listen. */
export function useTopEscape(onEscape: () => void): void {
  const act = useEffectEvent(onEscape);
  useEffect(() => {
    const own = Symbol('dialog');
    let isTaken = false;
    // Before anything else hears of the key, so that the list is still open when it is looked for.
    function onCapture(event: KeyboardEvent): void {
      isTaken = event.isComposing || open.at(-1) !== own || hasOpenPart(event.target);
    }
    function onKey(event: KeyboardEvent): void {
      if (event.key === 'Escape' && !isTaken && !event.defaultPrevented) act();
    }
    open.push(own);
    addEventListener('keydown', onCapture, { capture: true });
    addEventListener('keydown', onKey);
    return () => {
      open.splice(open.indexOf(own), 1);
      removeEventListener('keydown', onCapture, { capture: true });
      removeEventListener('keydown', onKey);
    };
  }, []);
}
