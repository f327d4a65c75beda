import { useEffect } from 'react';
import type { RefObject } from 'react';
import { isFreeKey } from '../lib/free-key.ts';

/** The key / brings the focus to the field, unless something is being typed or a dialog is open. */
export function useSlashKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (event.key !== '/' || !isFreeKey(event)) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [field]);
}
