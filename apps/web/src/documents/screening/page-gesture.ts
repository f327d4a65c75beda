import type { PagePoint } from '@vigilo/domain/review/find-row-at';
import type { DrawnBox } from '../viewer/page-pointer.ts';

/** What a person last showed on the pages: a place, or a box. Each is a new one, also where it is the same place again. */
export type PageGesture =
  | { readonly kind: 'point'; readonly point: PagePoint }
  | { readonly kind: 'box'; readonly drawn: DrawnBox };
