import type { ReactNode } from 'react';
import classes from './row-icons.module.css';

/** The icons at the end of a row: what can be done with it, quietly. */
export function RowIcons({ children }: { readonly children: ReactNode }) {
  return <span className={classes.icons}>{children}</span>;
}
