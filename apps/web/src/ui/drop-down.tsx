// A button and the sheet that drops from it, by the browser's own popover: it lies in the top layer, Escape and a click beside it
// close it, the focus goes back to the button, and assistive technology is told whether it is open.

import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import classes from './drop-down.module.css';

/** What the button needs so that it opens the sheet. */
export interface OpensSheet {
  readonly popoverTarget: string;
  readonly 'aria-haspopup': 'dialog';
}

/** What a button in the sheet needs so that it closes it. */
export interface ClosesSheet {
  readonly popoverTarget: string;
  readonly popoverTargetAction: 'hide';
}

interface DropDownProps {
  readonly label: string;
  readonly className?: string | undefined;
  readonly button: (opens: OpensSheet) => ReactNode;
  /** The content of the sheet, drawn only while it is open. */
  readonly children: (closes: ClosesSheet) => ReactNode;
}

/** Space between button and sheet, and at least between sheet and the window's edge, in pixels. */
const SPACE = 6;

export function DropDown({ label, className, button, children }: DropDownProps) {
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!isOpen || sheet.current === null) return;
    const opener = document.querySelector(`[popovertarget="${CSS.escape(id)}"]:not([popovertargetaction])`);
    if (opener !== null) place(sheet.current, opener.getBoundingClientRect());
    sheet.current.querySelector<HTMLElement>('input, button, select')?.focus();
  }, [isOpen, id]);

  return (
    <>
      {button({ popoverTarget: id, 'aria-haspopup': 'dialog' })}
      <div
        ref={sheet}
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
function place(sheet: HTMLElement, around: DOMRect): void {
  sheet.style.setProperty('--room', `${window.innerHeight - around.bottom - 2 * SPACE}px`);
  const left = Math.min(
    around.right - sheet.offsetWidth,
    document.documentElement.clientWidth - sheet.offsetWidth - SPACE,
  );
  sheet.style.left = `${Math.max(SPACE, left)}px`;
  sheet.style.top = `${around.bottom + SPACE}px`;
}
