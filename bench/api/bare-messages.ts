// The messages between bare-process.ts and bare-driver.ts.

import type { Statement } from '../testing/services.ts';

/** The statements of one call, in order. */
export type BareCall = readonly Statement[];

/** Texts are few and calls are many, so a call names its texts by their number. */
export type BareOrder =
  | { readonly kind: 'open'; readonly url: string }
  | {
      readonly kind: 'calls';
      readonly texts: readonly string[];
      readonly calls: readonly (readonly { readonly text: number; readonly values: readonly unknown[] }[])[];
    }
  | { readonly kind: 'run'; readonly connections: number; readonly ms: number };

export interface BareResult {
  /** Milliseconds of each call. */
  readonly latencies: readonly number[];
  readonly perSecond: number;
}
