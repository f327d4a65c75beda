import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Whether a key pressed here belongs to what is being typed. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]'));
}

/** The key / brings the focus to the field, unless something is being typed or a dialog is open. */
export function useSlashKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isTyping(event.target) || document.querySelector('[role="dialog"][aria-modal="true"]') !== null) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [field]);
}
