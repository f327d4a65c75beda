import type { ReactNode } from 'react';
import classes from './form-grid.module.css';

/** The fields of a dialog in two columns; on small screens in one. */
export function FormGrid({ children }: { readonly children: ReactNode }) {
  return <div className={classes.grid}>{children}</div>;
}

/** A field over the whole width. */
export function FormWide({ children }: { readonly children: ReactNode }) {
  return <div className={classes.wide}>{children}</div>;
}
