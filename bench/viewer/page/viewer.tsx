// The viewer alone on a page.

import '../../../apps/web/src/app/styles.ts';
import './page.css';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { DocumentViewer } from '../../../apps/web/src/documents/public/document-viewer.tsx';
import { ThemeProvider } from '../../../apps/web/src/ui/theme-provider.tsx';
import { countFrames, nextPaint } from '../../heat-map/page/frames.ts';
import type { MeasuredViewer } from './measured-viewer.ts';

/** A page that is not there by then does not come. */
const LIMIT_MS = 20_000;
const NO_MARKS: readonly never[] = [];
const place = document.getElementById('viewer');
let root: Root | null = null;

/** The first page is drawn once its cover is gone. */
function isDrawn(): boolean {
  return (
    place?.querySelector('.canvasWrapper canvas') !== null && place?.querySelector('[role="status"]') === null
  );
}

let framesCounted: MeasuredViewer['framesCounted'] = () => ({ frames: 0, milliseconds: 0, long: 0 });

window.measuredViewer = {
  async firstPage(documentId, pages) {
    root?.unmount();
    if (place === null) throw new Error('There is no place for the viewer.');
    root = createRoot(place);
    await nextPaint();
    const began = performance.now();
    const drawn = new Promise<void>((resolve, reject) => {
      setTimeout(() => reject(new Error('The first page was not drawn.')), LIMIT_MS);
      const observer = new MutationObserver(() => {
        if (!isDrawn()) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(place, { childList: true, subtree: true });
    });
    root.render(
      <ThemeProvider>
        <DocumentViewer
          documentId={documentId}
          name="document.pdf"
          fileKind="pdf"
          pages={Array.from({ length: pages }, (_, index) => ({
            number: index + 1,
            width: 612,
            height: 792,
            source: 'text',
            turn: 0,
          }))}
          highlights={NO_MARKS}
        />
      </ThemeProvider>,
    );
    await drawn;
    return (await nextPaint()) - began;
  },
  countFrames() {
    framesCounted = countFrames();
  },
  framesCounted: () => framesCounted(),
};
