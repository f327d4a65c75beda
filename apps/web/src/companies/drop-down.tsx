// A button and the sheet that drops from it, by the browser's own popover: it lies in the top layer, Escape and a click beside it
// close it, and the focus goes back to the button.

import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import classes from './drop-down.module.css';

/** What the button needs so that it opens the sheet. */
export interface DropDownButton {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly 'aria-haspopup': 'dialog';
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string;
  readonly onPointerDown: () => void;
  readonly onClick: () => void;
}

interface DropDownProps {
  readonly label: string;
  readonly className?: string | undefined;
  readonly button: (props: DropDownButton) => ReactNode;
  /** The content of the sheet, drawn only while it is open. */
  readonly children: (close: () => void) => ReactNode;
}

/** Space between button and sheet, and at least between sheet and the window's edge, in pixels. */
const SPACE = 6;

export function DropDown({ label, className, button, children }: DropDownProps) {
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  // A press on the button closes an open sheet by itself (it lies beside the sheet); the click that follows must not open it again.
  const wasOpen = useRef(false);

  useEffect(() => {
    const element = sheet.current;
    if (!isOpen || element === null || anchor.current === null) return;
    element.showPopover();
    place(element, anchor.current.getBoundingClientRect());
    element.querySelector<HTMLElement>('input, button, select')?.focus();
  }, [isOpen]);

  function close(): void {
    sheet.current?.hidePopover();
    anchor.current?.focus();
  }

  return (
    <span className={classes.place}>
      {button({
        ref: anchor,
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
        'aria-controls': id,
        onPointerDown: () => {
          wasOpen.current = isOpen;
        },
        onClick: () => {
          if (!wasOpen.current) setOpen(true);
          wasOpen.current = false;
        },
      })}
      <div
        ref={sheet}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={className === undefined ? classes.sheet : `${classes.sheet} ${className}`}
        onToggle={(event) => {
          if (event.newState === 'closed') setOpen(false);
        }}
      >
        {isOpen && children(close)}
      </div>
    </span>
  );
}

/** Below the button, its right edge under the button's, inside the window. */
function place(sheet: HTMLElement, around: DOMRect): void {
  const { width } = sheet.getBoundingClientRect();
  const room = document.documentElement.clientWidth;
  sheet.style.left = `${Math.max(SPACE, Math.min(around.right - width, room - width - SPACE))}px`;
  sheet.style.top = `${around.bottom + SPACE}px`;
  sheet.style.setProperty('--room', `${window.innerHeight - around.bottom - 2 * SPACE}px`);
}
