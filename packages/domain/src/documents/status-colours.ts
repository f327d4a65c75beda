// The chip of each status in the document list (specification 3, section 3, 'Document status list entry'): colour of its words and of its ground. The
// words are legible on their ground (contrast of at least 4.5 to 1, WCAG 2.2, 1.4.3).

import type { DocumentStatus } from './document-status.ts';

export interface StatusColours {
  /** Of the words. */
  readonly statuscolor: string;
  readonly background: string;
}

const WAITING: StatusColours = { statuscolor: '#495057', background: '#f1f3f5' };
const AT_WORK: StatusColours = { statuscolor: '#1864ab', background: '#e7f5ff' };
const DONE: StatusColours = { statuscolor: '#2b6a30', background: '#ebfbee' };
const BROKEN: StatusColours = { statuscolor: '#b02525', background: '#fff5f5' };

export const STATUS_COLOURS: Readonly<Record<DocumentStatus, StatusColours>> = {
  New: WAITING,
  'In Queue': WAITING,
  'In Process': AT_WORK,
  Digitized: AT_WORK,
  Processed: DONE,
  Posted: { statuscolor: '#5f3dc4', background: '#f3f0ff' },
  'Digitization Failed': BROKEN,
  Failed: BROKEN,
};
