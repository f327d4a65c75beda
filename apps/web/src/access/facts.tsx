import type { ReactNode } from 'react';
import classes from './facts.module.css';

interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

/** What is known of something: names above their values. */
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
