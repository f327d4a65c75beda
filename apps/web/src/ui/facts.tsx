import type { ReactNode } from 'react';
import classes from './facts.module.css';

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

/** What is known of a thing: names at the left, values beside them. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A part of a dialog under a heading of its own. */
export function FactSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div role="group" className={classes.section} aria-label={title}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}
