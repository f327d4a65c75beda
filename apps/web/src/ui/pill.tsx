import type { ReactNode } from 'react';
import classes from './pill.module.css';

export type Tone = 'neutral' | 'good' | 'bad' | 'caution' | 'action';

/** A small fact in a rounded box: a count, a status, a category. Colour never says it alone. */
export function Pill({ tone = 'neutral', children }: { readonly tone?: Tone; readonly children: ReactNode }) {
  return (
    <span className={classes.pill} data-tone={tone}>
      {children}
    </span>
  );
}
