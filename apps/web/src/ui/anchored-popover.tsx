// A sheet under an element that is there already, such as a cell of a table: by the browser's own popover, so that it lies in the top layer,
// Escape and a press beside it close it, and the focus goes back to the element.

import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import classes from './dropdown.module.css';

interface AnchoredPopoverProps {
  readonly label: string;
  /** What it drops from; the focus goes back to it. */
  readonly anchor: HTMLElement;
  readonly className?: string | undefined;
  /** It begins to close: what is pressed from now on is no longer for it. */
  readonly onHide?: (() => void) | undefined;
  readonly onClose: () => void;
  /** The content, and how it closes the sheet. */
  readonly children: (close: () => void) => ReactNode;
}

/** Space between element and sheet, and at least between sheet and the window's edge, in pixels. */
const SPACE = 4;
/** Less room than this below, and the sheet lies above if there is more, in pixels. */
const MIN_ROOM = 300;

/** Draw it while it is open. */
export function AnchoredPopover({
  label,
  anchor,
  className,
  onHide,
  onClose,
  children,
}: AnchoredPopoverProps) {
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const hidden = useEffectEvent(() => onHide?.());
  const closed = useEffectEvent(onClose);

  useEffect(() => {
    if (element === null) return undefined;
    anchor.focus({ preventScroll: true });
    element.showPopover();
    const around = anchor.getBoundingClientRect();
    place(element, around);
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
    // Once the page scrolls below it, the sheet would point at nothing. The event of a scroll that ended before it opened comes late and moves nothing.
    function onScroll(): void {
      const { left, top } = anchor.getBoundingClientRect();
      if (left !== around.left || top !== around.top) element?.hidePopover();
    }
    function onToggle(event: ToggleEvent): void {
      if (event.newState === 'closed') closed();
    }
    function onBeforeToggle(event: ToggleEvent): void {
      if (event.newState === 'closed') hidden();
    }
    element.addEventListener('beforetoggle', onBeforeToggle);
    element.addEventListener('toggle', onToggle);
    addEventListener('scroll', onScroll, { capture: true });
    return () => {
      element.removeEventListener('beforetoggle', onBeforeToggle);
      element.removeEventListener('toggle', onToggle);
      removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [element, anchor]);

  return (
    <div
      ref={setElement}
      popover="auto"
      role="dialog"
      aria-label={label}
      className={className === undefined ? classes.sheet : `${classes.sheet} ${className}`}
    >
      {children(() => element?.hidePopover())}
    </div>
  );
}

/** Below the element, its left edge under the element's, inside the window; above it where there is more room. */
function place(element: HTMLElement, around: DOMRect): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const below = clientHeight - around.bottom - 2 * SPACE;
  const above = around.top - 2 * SPACE;
  const isBelow = below >= MIN_ROOM || below >= above;
  element.style.setProperty('--room', `${isBelow ? below : above}px`);
  element.style.setProperty('--least', `${around.width}px`);
  element.style.left = `${Math.max(SPACE, Math.min(around.left, clientWidth - element.offsetWidth - SPACE))}px`;
  if (isBelow) element.style.top = `${around.bottom + SPACE}px`;
  else element.style.bottom = `${clientHeight - around.top + SPACE}px`;
}
