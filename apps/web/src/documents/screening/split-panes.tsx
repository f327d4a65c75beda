import type { CSSProperties, KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { useRef } from 'react';
import { useRememberedSetting } from '../../lib/remembered-setting.ts';
import { useTexts } from '../../lib/texts.ts';
import classes from './screening.module.css';

const LEAST = 0.25;
const MOST = 0.75;
const STEP = 0.05;

interface Widths extends CSSProperties {
  readonly '--left': string;
  readonly '--right': string;
}

function readShare(kept: unknown): number {
  return typeof kept === 'number' && kept >= LEAST && kept <= MOST ? kept : 0.5;
}

interface SplitPanesProps {
  /** Of the screen that they are on: each remembers its own line. */
  readonly name: 'screening' | 'inter-validation';
  readonly left: ReactNode;
  readonly right: ReactNode;
}

/** Two panes beside each other, half and half until the line between them is moved; where it stands is remembered. */
export function SplitPanes({ name, left, right }: SplitPanesProps) {
  const t = useTexts('review');
  const [share, setShare] = useRememberedSetting(`documents.${name}-split`, readShare);
  const frame = useRef<HTMLDivElement>(null);
  const move = (next: number): void => setShare(Math.min(MOST, Math.max(LEAST, next)));
  const style: Widths = { '--left': `${share}fr`, '--right': `${1 - share}fr` };
  function drag(event: PointerEvent): void {
    const box = frame.current?.getBoundingClientRect();
    if (box !== undefined && event.currentTarget.hasPointerCapture(event.pointerId))
      move((event.clientX - box.left) / box.width);
  }
  function answerKey(event: KeyboardEvent): void {
    const step = event.key === 'ArrowLeft' ? -STEP : event.key === 'ArrowRight' ? STEP : 0;
    if (step === 0) return;
    event.preventDefault();
    move(share + step);
  }
  return (
    <div ref={frame} className={classes.split} style={style}>
      <div className={classes.pane}>{left}</div>
      <div
        role="separator"
        aria-orientation="vertical"
        aria-label={t('split')}
        aria-valuenow={Math.round(share * 100)}
        aria-valuemin={LEAST * 100}
        aria-valuemax={MOST * 100}
        tabIndex={0}
        className={classes.handle}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onDoubleClick={() => move(0.5)}
        onKeyDown={answerKey}
      />
      <div className={classes.pane}>{right}</div>
    </div>
  );
}
