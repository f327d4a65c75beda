// The package brings no types; this is the part that is used.
declare module 'pg-copy-streams' {
  import type { Readable, Writable } from 'node:stream';
  import type { Submittable } from 'pg';

  /** A COPY ... FROM STDIN that is written into. */
  export function from(text: string): Writable & Submittable;

  /** A COPY ... TO STDOUT that is read from. */
  export function to(text: string): Readable & Submittable;
}
