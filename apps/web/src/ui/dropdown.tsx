// A button and the sheet that drops from it, by the browser's own popover: it lies in the top layer, Escape and a click beside it
// close it, the focus goes back to the button, and assistive technology is told whether it is open.

import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import classes from './dropdown.module.css';

/** What the button needs so that it opens the sheet. */
export interface OpenButtonProps {
  readonly popoverTarget: string;
  readonly 'aria-haspopup': 'dialog';
}

/** What a button in the sheet needs so that it closes it. */
export interface CloseButtonProps {
  readonly popoverTarget: string;
  readonly popoverTargetAction: 'hide';
}

interface DropdownProps {
  readonly label: string;
  readonly className?: string | undefined;
  readonly button: (opens: OpenButtonProps) => ReactNode;
  /** The content of the sheet, drawn only while it is open. */
  readonly children: (closes: CloseButtonProps) => ReactNode;
}

/** Space between button and sheet, and at least between sheet and the window's edge, in pixels. */
const SPACE = 6;

export function Dropdown({ label, className, button, children }: DropdownProps) {
  const id = useId();
  const popoverRef = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!isOpen || popoverRef.current === null) return;
    const opener = document.querySelector(`[popovertarget="${CSS.escape(id)}"]:not([popovertargetaction])`);
    if (opener !== null) place(popoverRef.current, opener.getBoundingClientRect());
    popoverRef.current.querySelector<HTMLElement>('input, button, select')?.focus();
  }, [isOpen, id]);

  return (
    <>
      {button({ popoverTarget: id, 'aria-haspopup': 'dialog' })}
      <div
        ref={popoverRef}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={className === undefined ? classes.sheet : `${classes.sheet} ${className}`}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {isOpen && children({ popoverTarget: id, popoverTargetAction: 'hide' })}
      </div>
    </>
  );
}

/** Below the button, its right edge under the button's, inside the window. */
function place(popoverRef: HTMLElement, around: DOMRect): void {
  popoverRef.style.setProperty('--room', `${window.innerHeight - around.bottom - 2 * SPACE}px`);
  const left = Math.min(
    around.right - popoverRef.offsetWidth,
    document.documentElement.clientWidth - popoverRef.offsetWidth - SPACE,
  );
  popoverRef.style.left = `${Math.max(SPACE, left)}px`;
  popoverRef.style.top = `${around.bottom + SPACE}px`;
}
