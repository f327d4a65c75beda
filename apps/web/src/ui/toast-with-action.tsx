import { Box, Button, Kbd } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTexts } from '../lib/texts.ts';

export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
  /** Ctrl+Z does it too, wherever the keyboard is. */
  readonly isUndo?: boolean;
}

interface ToastWithActionProps {
  readonly text: string;
  readonly actions: readonly ToastAction[];
  readonly onDone: () => void;
}

/** The words of a toast and the buttons that go with them. */
export function ToastWithAction({ text, actions, onDone }: ToastWithActionProps) {
  return (
    <>
      <span>{text}</span>
      <Box component="span" display="inline-flex" ml="xs">
        {actions.map((action) => (
          <ToastButton key={action.label} action={action} onDone={onDone} />
        ))}
      </Box>
    </>
  );
}

interface ToastButtonProps {
  readonly action: ToastAction;
  readonly onDone: () => void;
}

function ToastButton({ action, onDone }: ToastButtonProps) {
  const t = useTexts('shell');
  const own = useRef<HTMLButtonElement>(null);

  function press(): void {
    // The button goes with its toast; the keyboard goes on from the page.
    if (own.current?.closest('[role="group"]')?.contains(document.activeElement) === true)
      document.querySelector('main')?.focus();
    action.run();
    onDone();
  }

  const isUndo = action.isUndo === true;
  useUndoKey(isUndo, press);
  return (
    <Button
      ref={own}
      variant="subtle"
      size="compact-xs"
      onClick={press}
      {...(isUndo && { 'aria-keyshortcuts': 'Control+Z' })}
      rightSection={isUndo && <Kbd>{t('undoKey')}</Kbd>}
    >
      {action.label}
    </Button>
  );
}

/** The toasts that can be undone, the newest last: the key undoes that one. */
const undoable: symbol[] = [];

function useUndoKey(isOn: boolean, onUndo: () => void): void {
  const undo = useEffectEvent(onUndo);
  useEffect(() => {
    if (!isOn) return undefined;
    const own = Symbol('undo');
    undoable.push(own);
    function onKey(event: KeyboardEvent): void {
      if (
        event.key.toLowerCase() !== 'z' ||
        !(event.ctrlKey || event.metaKey) ||
        event.shiftKey ||
        event.defaultPrevented
      )
        return;
      if (undoable.at(-1) !== own || isWritten(event.target)) return;
      event.preventDefault();
      undo();
    }
    addEventListener('keydown', onKey);
    return () => {
      undoable.splice(undoable.indexOf(own), 1);
      removeEventListener('keydown', onKey);
    };
  }, [isOn]);
}

/** A field has an undo of its own. */
function isWritten(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('textarea, input:not([type="checkbox"]):not([type="radio"])'))
  );
}
