import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, ReactNode, RefObject } from 'react';
import classes from './tooltip.module.css';

export interface TooltipProps {
  readonly label: string;
  readonly side?: 'below' | 'right';
  readonly isDisabled?: boolean;
  /** The one element the words belong to. It keeps its own accessible name; the tooltip is for the eye. */
  readonly children: ReactNode;
}

/** How long the pointer must rest before the words show, in milliseconds. Focus shows them at once. */
const SHOW_DELAY_MS = 350;
/** Space between element and words, and at least between words and the window's edge, in pixels. */
const SPACE = 6;

/** Words about an element while the pointer rests on it or the keyboard is on it. They lie in the top layer, so nothing cuts them off. */
export function Tooltip({ label, side = 'below', isDisabled = false, children }: TooltipProps) {
  const [isShown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const anchor = useRef<HTMLSpanElement>(null);

  function show(wait: number): void {
    clearTimeout(timer.current);
    if (!isDisabled) timer.current = setTimeout(() => setShown(true), wait);
  }

  function hide(): void {
    clearTimeout(timer.current);
    setShown(false);
  }

  function onFocus(event: FocusEvent<HTMLElement>): void {
    if (event.target.matches(':focus-visible')) show(0);
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <span
      ref={anchor}
      className={classes.anchor}
      onPointerEnter={(event) => event.pointerType !== 'touch' && show(SHOW_DELAY_MS)}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={onFocus}
      onBlur={hide}
    >
      {children}
      {isShown && !isDisabled && <TooltipText label={label} side={side} anchor={anchor} onEscape={hide} />}
    </span>
  );
}

interface TooltipTextProps {
  readonly label: string;
  readonly side: 'below' | 'right';
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onEscape: () => void;
}

function TooltipText({ label, side, anchor, onEscape }: TooltipTextProps) {
  const tooltip = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const element = anchor.current?.firstElementChild;
    if (tooltip.current === null || element === null || element === undefined) return undefined;
    tooltip.current.showPopover();
    place(tooltip.current, element.getBoundingClientRect(), side);
    function onKey(event: KeyboardEvent): void {
      if (event.key === 'Escape') onEscape();
    }
    addEventListener('keydown', onKey);
    addEventListener('scroll', onEscape, { capture: true, once: true });
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('scroll', onEscape, { capture: true });
    };
  });

  return (
    <span ref={tooltip} popover="manual" role="tooltip" className={classes.words}>
      {label}
    </span>
  );
}

function place(tooltip: HTMLElement, around: DOMRect, side: 'below' | 'right'): void {
  const { width, height } = tooltip.getBoundingClientRect();
  const room = { width: document.documentElement.clientWidth, height: document.documentElement.clientHeight };
  const isBelow = around.bottom + SPACE + height <= room.height;
  const left = side === 'right' ? around.right + SPACE : around.left + (around.width - width) / 2;
  const below = isBelow ? around.bottom + SPACE : around.top - SPACE - height;
  const top = side === 'right' ? around.top + (around.height - height) / 2 : below;
  tooltip.style.left = `${Math.max(SPACE, Math.min(left, room.width - width - SPACE))}px`;
  tooltip.style.top = `${Math.max(SPACE, top)}px`;
}
