// The package brings no types; this is the part that is used.
declare module 'pg-copy-streams' {
  import type { Writable } from 'node:stream';
  import type { Submittable } from 'pg';

  /** A COPY ... FROM STDIN that is written into. */
  export function from(text: string): Writable & Submittable;
}
