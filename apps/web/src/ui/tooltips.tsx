import '@mantine/core/styles/Tooltip.layer.css';
import { Tooltip } from '@mantine/core';
import { useEffect, useState } from 'react';

/** How long the pointer must rest before the words show, in milliseconds. Focus shows them at once. */
const REST = 350;

const LANDMARKS = 'header, nav, main, aside, [role="dialog"], [data-full-screen]';

/** The element under the pointer or with the focus that has words, and whether they show yet. */
interface Pointed {
  readonly element: HTMLElement;
  readonly isShown: boolean;
}

/**
 * The page's one tooltip: words about the element that says them by `data-tooltip`, while the pointer rests on it or the keyboard is on it.
 * Elements keep their own accessible names; the tooltip is for the eye.
 */
export function Tooltips() {
  const [pointed, setPointed] = useState<Pointed | null>(null);
  useEffect(() => watchPointed(setPointed), []);
  if (pointed === null) return null;
  const { element, isShown } = pointed;
  return (
    <Tooltip
      target={element}
      label={element.dataset['tooltip']}
      opened={isShown}
      // In the landmark of the element, where the words belong.
      portalProps={{ target: element.closest<HTMLElement>(LANDMARKS) ?? document.body }}
      floatingStrategy="fixed"
      position={element.dataset['tooltipSide'] === 'right' ? 'right' : 'bottom'}
    />
  );
}

/** Calls back with what is pointed at; returns how to stop that. */
function watchPointed(onPointed: (pointed: Pointed | null) => void): () => void {
  const stop = new AbortController();
  const options = { capture: true, passive: true, signal: stop.signal };
  let timer: ReturnType<typeof setTimeout>;
  let current: HTMLElement | null = null;

  function show(target: EventTarget | null, wait: number): void {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
    if (element === current) return;
    if (element === null) return leave();
    hide();
    current = element;
    onPointed({ element, isShown: false });
    timer = setTimeout(() => onPointed({ element, isShown: true }), wait);
  }
  /** What moves under a resting pointer, or scrolls because the focus moved, takes nothing from the element with the focus. */
  function leave(): void {
    if (current?.matches(':focus-visible') !== true) hide();
  }
  function hide(): void {
    clearTimeout(timer);
    current = null;
    onPointed(null);
  }

  addEventListener(
    'pointerover',
    (event) => event.pointerType !== 'touch' && show(event.target, REST),
    options,
  );
  addEventListener(
    'focusin',
    ({ target }) => target instanceof Element && target.matches(':focus-visible') && show(target, 0),
    options,
  );
  addEventListener('pointerout', ({ relatedTarget }) => relatedTarget === null && leave(), options);
  addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), options);
  addEventListener('scroll', leave, options);
  for (const sign of ['pointerdown', 'focusout'] as const) addEventListener(sign, hide, options);
  // The page was first used by what is pointed at now.
  show(document.querySelector('[data-tooltip]:hover, [data-tooltip]:focus-visible'), REST);
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
