import type { ReactNode } from 'react';
import classes from './fill-page.module.css';
import { useRoomBelow } from './use-room-below.ts';

/** A page that fills the window below what stands above it. */
export function FillPage({ children }: { readonly children: ReactNode }) {
  const page = useRoomBelow();
  return (
    <div ref={page} className={classes.page}>
      {children}
    </div>
  );
}
