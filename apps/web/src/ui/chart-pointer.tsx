import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { startChart } from './chart-engine.ts';
import type { ChartPoints } from './chart-points.ts';
import classes from './chart.module.css';

type Engine = ReturnType<typeof startChart>;

interface ChartPointerProps {
  /** Null until the chart is drawn. */
  readonly engine: Engine | null;
  readonly label: string;
  readonly points: ChartPoints | undefined;
  readonly children: ReactNode;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  PageUp: -7,
  PageDown: 7,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** A shorter drag, in pixels, is a click. */
const CLICK_SLACK = 6;

/** The line over the chart that follows the mouse and the arrow keys, with a card of what stands there. */
export function ChartPointer({ engine, label, points, children }: ChartPointerProps) {
  const last = (points?.count ?? 0) - 1;
  const { shown, anchor, handlers } = useChartPointer(engine, points, last);
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (engine === null || shown === null) return;
    line.current?.style.setProperty('--x', `${toPixel(engine, shown)}px`);
  }, [engine, shown]);
  if (engine === null || points === undefined || last < 0)
    return <div className={classes.stage}>{children}</div>;
  return (
    <div
      className={classes.stage}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={shown ?? last}
      aria-valuetext={points.describe(shown ?? last)}
      {...handlers}
    >
      {children}
      {anchor !== null && shown !== null && (
        <SelectedRange engine={engine} from={Math.min(anchor, shown)} to={Math.max(anchor, shown)} />
      )}
      {shown !== null && (
        <div
          ref={line}
          className={classes.line}
          data-side={shown > last / 2 ? 'left' : 'right'}
          aria-hidden="true"
        >
          <div className={classes.card}>{points.renderCard(shown)}</div>
        </div>
      )}
    </div>
  );
}

function toPixel(engine: Engine, point: number): number {
  return engine.chart.convertToPixel({ xAxisIndex: 0 }, point);
}

/** The place under the mouse or chosen by key, and where the part that is being chosen began. */
function useChartPointer(engine: Engine | null, points: ChartPoints | undefined, last: number) {
  const [index, setIndex] = useState<number | null>(null);
  const [anchor, setAnchor] = useState<number | null>(null);
  const pressed = useRef<number | null>(null);
  const shown = index === null || index > last ? null : index;

  const within = (point: number): number => Math.max(0, Math.min(last, point));
  const getOffsetX = (event: PointerEvent<HTMLDivElement>): number =>
    event.clientX - event.currentTarget.getBoundingClientRect().left;
  const pointAt = (left: number): number =>
    within(Math.round(engine?.chart.convertFromPixel({ xAxisIndex: 0 }, left) ?? 0));
  function forget(): void {
    setIndex(null);
    setAnchor(null);
    pressed.current = null;
  }
  function choose(): void {
    if (anchor !== null && shown !== null && anchor !== shown)
      points?.onRange?.(Math.min(anchor, shown), Math.max(anchor, shown));
    forget();
  }
  function onPointerMove(event: PointerEvent<HTMLDivElement>): void {
    const left = getOffsetX(event);
    setIndex(pointAt(left));
    if (pressed.current !== null && anchor === null && Math.abs(left - pressed.current) >= CLICK_SLACK)
      setAnchor(pointAt(pressed.current));
  }
  function enter(): void {
    if (anchor === null) points?.onOpen?.(shown ?? last);
    else choose();
  }
  function step(by: number, isChoosing: boolean): void {
    const from = shown ?? last;
    if (points?.onRange !== undefined) setAnchor(isChoosing ? (anchor ?? from) : null);
    setIndex(within(from + by));
  }
  function onKeyDown(event: KeyboardEvent): void {
    const by = STEPS[event.key];
    if (event.key === 'Enter') enter();
    if (event.key === 'Escape') forget();
    if (by === undefined) return;
    event.preventDefault();
    step(by, event.shiftKey);
  }
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      if (event.button === 0 && points?.onRange !== undefined) pressed.current = getOffsetX(event);
    },
    onPointerMove,
    onPointerUp: () => {
      pressed.current = null;
      if (anchor !== null) choose();
    },
    onPointerLeave: forget,
    onBlur: forget,
    onKeyDown,
  };
  return { shown, anchor, handlers };
}

/** The part of the chart that is being chosen. */
function SelectedRange({
  engine,
  from,
  to,
}: {
  readonly engine: Engine;
  readonly from: number;
  readonly to: number;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.style.setProperty('--x', `${toPixel(engine, from)}px`);
    box.current?.style.setProperty('--width', `${toPixel(engine, to) - toPixel(engine, from)}px`);
  }, [engine, from, to]);
  return <div ref={box} className={classes.chosen} aria-hidden="true" />;
}
