import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { startChart } from './chart-engine.ts';
import type { ChartPlaces } from './chart-places.ts';
import classes from './chart.module.css';

interface ChartPointerProps {
  /** Null until the chart is drawn. */
  readonly engine: ReturnType<typeof startChart> | null;
  readonly label: string;
  readonly places: ChartPlaces | undefined;
  readonly children: ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -7, PageDown: 7, Home: Number.NEGATIVE_INFINITY, End: Number.POSITIVE_INFINITY };

/** The line over the chart that follows the mouse and the arrow keys, with a card of what stands there. */
export function ChartPointer({ engine, label, places, children }: ChartPointerProps) {
  const [index, setIndex] = useState<number | null>(null);
  const line = useRef<HTMLDivElement>(null);
  const last = (places?.count ?? 0) - 1;
  const shown = index === null || index > last ? null : index;
  useEffect(() => {
    if (engine === null || shown === null) return;
    line.current?.style.setProperty('--x', `${engine.chart.convertToPixel({ xAxisIndex: 0 }, shown)}px`);
  }, [engine, shown]);
  if (engine === null || places === undefined || last < 0) return <div className={classes.stage}>{children}</div>;

  const show = (place: number): void => setIndex(Math.max(0, Math.min(last, place)));
  const follow = (event: PointerEvent<HTMLDivElement>): void => {
    const left = event.clientX - event.currentTarget.getBoundingClientRect().left;
    show(Math.round(engine.chart.convertFromPixel({ xAxisIndex: 0 }, left)));
  };
  const step = (event: KeyboardEvent): void => {
    const by = STEPS[event.key];
    if (event.key === 'Enter') places.onOpen?.(shown ?? last);
    if (event.key === 'Escape') setIndex(null);
    if (by === undefined) return;
    event.preventDefault();
    show((shown ?? last) + by);
  };
  return (
    <div
      className={classes.stage}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={shown ?? last}
      aria-valuetext={places.write(shown ?? last)}
      onPointerMove={follow}
      onPointerLeave={() => setIndex(null)}
      onBlur={() => setIndex(null)}
      onKeyDown={step}
    >
      {children}
      {shown !== null && (
        <div ref={line} className={classes.line} data-side={shown > last / 2 ? 'left' : 'right'} aria-hidden="true">
          <div className={classes.card}>{places.card(shown)}</div>
        </div>
      )}
    </div>
  );
}
