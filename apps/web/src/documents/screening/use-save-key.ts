import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/** Control+S saves also from outside the table, in whose keys it is: nobody who edits wants the browser to save the page. Only of the tab in sight. */
export function useSaveKey(place: RefObject<HTMLElement | null>, onSave: () => void): void {
  const save = useEffectEvent(onSave);
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      const isSave = event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey);
      if (!isSave || event.altKey || event.shiftKey || event.defaultPrevented) return;
      const isInDialog = event.target instanceof Element && event.target.closest('[role="dialog"]') !== null;
      if (isInDialog || place.current?.checkVisibility() !== true) return;
      event.preventDefault();
      save();
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [place]);
}
