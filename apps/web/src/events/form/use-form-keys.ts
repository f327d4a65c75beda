// The keys of a form, wherever in it the focus is: Ctrl+Enter saves it, with Shift it goes on to the next, F2 is the form's own.

import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

export interface FormKeys {
  readonly onSave: () => void;
  /** Absent: nothing comes next. */
  readonly onNext?: (() => void) | undefined;
  /** F2, with the element that has the focus. */
  readonly onOwn?: ((target: Element) => void) | undefined;
}

/** @param inside something in the form */
export function useFormKeys(inside: RefObject<HTMLElement | null>, keys: FormKeys): void {
  const press = useEffectEvent((key: 'save' | 'next' | 'own', target: Element) => {
    if (key === 'own') keys.onOwn?.(target);
    else if (key === 'next') keys.onNext?.();
    else keys.onSave();
  });

  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      const key = findFormKey(event);
      const { target } = event;
      // A list that dropped from a field has the keys first.
      if (
        key === null ||
        event.isComposing ||
        !(target instanceof Element) ||
        target.closest('[popover]') !== null
      )
        return;
      if (inside.current?.closest('form')?.contains(target) !== true) return;
      event.preventDefault();
      // What is typed in a field is taken over by it first, and drawn.
      setTimeout(() => press(key, target));
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [inside]);
}

function findFormKey({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): 'save' | 'next' | 'own' | null {
  if (key === 'F2') return 'own';
  if (key !== 'Enter' || !(ctrlKey || metaKey)) return null;
  return shiftKey ? 'next' : 'save';
}
