import { createElement } from 'react';
import { noteUse } from '../lib/first-use.ts';
import type { ToastAction } from './toast-with-action.tsx';

export interface Toast {
  /** 'info': it went well, and there is something to know about it. */
  readonly kind: 'success' | 'error' | 'info';
  readonly title: string;
  readonly text: string;
  /** A button in the toast; pressing it closes the toast. */
  readonly action?: ToastAction;
  /** A second one beside it. */
  readonly otherAction?: ToastAction;
  /** How long it stays, in milliseconds; absent: the specification's time; null: until somebody acts on it. */
  readonly shownMs?: number | null;
}

/** How long a toast stays, in milliseconds (specification 1, section 9). */
const SHOWN = 5000;

/** How long what was done can be undone, in milliseconds. */
export const UNDO_SHOWN = 10_000;

const COLOURS = { success: 'good', error: 'bad', info: 'action' } as const;

let toasts = 0;
let last = { id: '', words: '' };

/** Says in the corner what was done or could not be. Its part of the program is loaded when it is first needed. */
export function showToast(toast: Toast): void {
  toasts += 1;
  noteUse();
  const id = `toast-${toasts}`;
  const words = JSON.stringify([toast.kind, toast.title, toast.text]);
  // The same words again take the place of the first: a key pressed three times is not refused three times side by side.
  const replaced = toast.action === undefined && words === last.words ? last.id : null;
  last = { id, words };
  void drawToast(id, replaced, toast);
}

async function drawToast(
  id: string,
  replaced: string | null,
  { kind, title, text, action, otherAction, shownMs = SHOWN }: Toast,
): Promise<void> {
  const [{ notifications }, part] = await Promise.all([
    import('@mantine/notifications'),
    action === undefined ? null : import('./toast-with-action.tsx'),
  ]);
  if (replaced !== null) notifications.hide(replaced);
  notifications.show({
    id,
    title,
    message:
      part === null || action === undefined
        ? text
        : createElement(part.ToastWithAction, {
            text,
            actions: otherAction === undefined ? [action] : [action, otherAction],
            onDone: () => notifications.hide(id),
          }),
    color: COLOURS[kind],
    autoClose: shownMs ?? false,
    role: 'group',
    'aria-label': title,
  });
}
