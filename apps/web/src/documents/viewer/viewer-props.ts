import type { PagePoint } from '@vigilo/domain/review/find-row-at';
import type { DrawnBox } from './page-pointer.ts';
import type { ViewerMark, ViewerPage } from './viewer-page.ts';

export interface DocumentViewerProps {
  /** Of its file: tells its pages from those of another document beside it. */
  readonly name: string;
  readonly documentId: string;
  /** 'pdf', or the kind of picture, whose pages are shown as pictures. */
  readonly fileKind: string;
  /** The pages as they were read; empty where they are not read yet, which only a PDF can be shown without. */
  readonly pages: readonly ViewerPage[];
  /** Rectangles in red, on any pages; the first is scrolled to. Another list points anew, so keep it the same while nothing else is pointed at. */
  readonly highlights: readonly ViewerMark[];
  /** The page that is shown, from 1; changing it goes there. */
  readonly page?: number | undefined;
  readonly onPage?: ((page: number) => void) | undefined;
  /** The person clicked there. */
  readonly onPoint?: ((point: PagePoint) => void) | undefined;
  /** The person drew a box; without it none can be drawn. */
  readonly onBox?: ((drawn: DrawnBox) => void) | undefined;
}
