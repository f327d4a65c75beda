import { Button, Kbd } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useTexts } from '../lib/texts.ts';
import classes from './toast-with-action.module.css';
import { useCountdown } from './use-countdown.ts';

export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
  /** Ctrl+Z does it too, wherever the keyboard is. */
  readonly isUndo?: boolean;
}

interface ToastWithActionProps {
  readonly text: string;
  readonly action: ToastAction;
  readonly shownMs: number;
  readonly onDone: () => void;
}

/** The words of a toast and the button that goes with them. Its time stands still while the pointer or the keyboard is on it. */
export function ToastWithAction({ text, action, shownMs, onDone }: ToastWithActionProps) {
  const t = useTexts('shell');
  const own = useRef<HTMLButtonElement>(null);
  const isPaused = useAttention(own);
  useCountdown(shownMs / 1000, { isPaused, onEnd: onDone });

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
    <>
      <span>{text}</span>
      <Button
        ref={own}
        variant="subtle"
        size="compact-sm"
        className={classes.action}
        onClick={press}
        {...(isUndo && { 'aria-keyshortcuts': 'Control+Z' })}
        rightSection={isUndo && <Kbd>{t('undoKey')}</Kbd>}
      >
        {action.label}
      </Button>
    </>
  );
}

/** Whether the pointer or the keyboard is on the toast. */
function useAttention(inside: RefObject<HTMLElement | null>): boolean {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  useEffect(() => {
    const toast = inside.current?.closest<HTMLElement>('[role="group"]');
    if (!toast) return undefined;
    const stop = new AbortController();
    toast.addEventListener('pointerenter', () => setPointed(true), stop);
    toast.addEventListener('pointerleave', () => setPointed(false), stop);
    toast.addEventListener('focusin', () => setFocused(true), stop);
    toast.addEventListener('focusout', () => setFocused(false), stop);
    return () => stop.abort();
  }, [inside]);
  return isPointed || isFocused;
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
