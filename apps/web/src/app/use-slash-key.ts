import { useEffect } from 'react';
import type { RefObject } from 'react';
import { isPageShortcut } from '../lib/page-shortcut.ts';

/** The key / brings the focus to the field, unless something is being typed or a dialog is open. */
export function useSlashKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (event.key !== '/' || !isPageShortcut(event)) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [field]);
}
