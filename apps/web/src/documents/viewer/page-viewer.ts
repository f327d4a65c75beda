// The pages of a document in pdf.js's own viewer, with what this product adds: rectangles that are scrolled to, pictures of pages, and read words.

import type * as Library from 'pdfjs-dist';
import type { PDFDocumentLoadingTask } from 'pdfjs-dist';
import type { EventBus, PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs';
import type { PagePoint } from '@vigilo/domain/review/find-row-at';
import type { PageLayers } from './page-layers.ts';
import { createPageLayers } from './page-layers.ts';
import type { DrawnBox } from './page-pointer.ts';
import { watchPointer } from './page-pointer.ts';
import { turnPages } from './page-turns.ts';
import { replaceWords } from './page-words.ts';
import { loadPdfjs } from './pdfjs.ts';
import { findScrollLeft, findScrollTop } from './scroll-place.ts';
import type { Turn, ViewerMark } from './viewer-page.ts';
import { boxOfMark, toTurn, turnBox } from './viewer-page.ts';
import type { PageWord } from './word-text.ts';

export type Fit = 'page-width' | 'page-fit';

/** What the tools of the viewer show. */
export interface ViewerState {
  readonly page: number;
  readonly pageCount: number;
  readonly scale: number;
  /** Null where the size was chosen by steps. */
  readonly fit: Fit | null;
}

export interface FoundState {
  readonly kind: 'found' | 'none' | 'searching';
  /** From 1; 0 where nothing is found yet. */
  readonly current: number;
  readonly total: number;
}

export interface PageViewer {
  readonly showMarks: (marks: readonly ViewerMark[]) => void;
  readonly goTo: (page: number) => void;
  readonly zoom: (direction: 'in' | 'out') => void;
  readonly fit: (fit: Fit) => void;
  readonly turn: () => void;
  /** Whether the pointer draws boxes. */
  readonly setDrawing: (isDrawing: boolean) => void;
  /** An empty text ends the search. */
  readonly search: (text: string, step: 'first' | 'next' | 'previous') => void;
}

/** What the document is made of, as the opener found it. */
export interface DocumentSource {
  readonly open: (library: typeof Library) => PDFDocumentLoadingTask;
  /** By how much a page is shown turned beyond its own rotation. */
  readonly turnOf: (page: number) => Turn;
  readonly hasReadWords: (page: number) => boolean;
  readonly loadWords: (page: number) => Promise<readonly PageWord[]>;
  readonly loadPicture: ((page: number) => Promise<Blob>) | null;
}

interface ViewerOptions {
  /** What scrolls; its one child holds the pages. */
  readonly container: HTMLDivElement;
  readonly source: DocumentSource;
  readonly signal: AbortSignal;
  readonly namePage: (page: number) => string;
  readonly onState: (state: ViewerState) => void;
  readonly onFound: (found: FoundState) => void;
  /** The first page is drawn. */
  readonly onDrawn: () => void;
  readonly onPoint: (point: PagePoint) => void;
  readonly onBox: (drawn: DrawnBox) => void;
}

type Pdfjs = Awaited<ReturnType<typeof loadPdfjs>>;

/** Opens a document in the container. Throws where that cannot be done; the signal ends everything. */
export async function openPageViewer(options: ViewerOptions): Promise<PageViewer> {
  const { container, source, signal } = options;
  const pdfjs = await loadPdfjs();
  signal.throwIfAborted();
  const { bus, viewer, links } = createParts(pdfjs, options);
  const task = source.open(pdfjs.library);
  signal.addEventListener('abort', () => {
    viewer.setDocument(null as never); // the library's own way to let go of a document, which its types leave out
    void destroyOnceBegun(task);
  });
  const file = await task.promise;
  signal.throwIfAborted();
  turnPages(file, source.turnOf);
  replaceWords(file, source.hasReadWords, source.loadWords);
  const findPage = (page: number): HTMLElement | null =>
    container.querySelector<HTMLElement>(`.page[data-page-number="${page}"]`);
  const layers = createPageLayers({ findPage, loadPicture: source.loadPicture, onSeen: options.onDrawn });
  signal.addEventListener('abort', layers.clear);
  const getTurn = (): Turn => toTurn(viewer.pagesRotation);
  const aim = createAim(container, findPage, getTurn, signal);
  const pointer = watchPointer({ ...options, getTurn });
  const pagesReady = new Promise<void>((resolve) => bus.on('pagesinit', () => resolve()));
  watchPages(bus, viewer, { ...options, layers, aim });
  // The viewer hands the document to the search itself, once its first page is drawn: a search made before waits for that.
  viewer.setDocument(file);
  links.setDocument(file);
  await pagesReady;
  signal.throwIfAborted();
  return {
    showMarks: (marks) => {
      layers.setMarks(marks);
      aim.set(marks[0] ?? null);
    },
    goTo: (page) => {
      aim.set(null);
      if (page >= 1 && page <= viewer.pagesCount) viewer.currentPageNumber = page;
    },
    zoom: (direction) => (direction === 'in' ? viewer.increaseScale() : viewer.decreaseScale()),
    fit: (fit) => {
      viewer.currentScaleValue = fit;
    },
    turn: () => {
      viewer.pagesRotation += 90;
    },
    setDrawing: pointer.setDrawing,
    search: (text, step) => {
      aim.set(null);
      bus.dispatch('find', {
        source: container,
        type: step === 'first' ? '' : 'again',
        query: text,
        caseSensitive: false,
        entireWord: false,
        highlightAll: true,
        findPrevious: step === 'previous',
        matchDiacritics: false,
      });
    },
  };
}

/** How long the worker of a document may take to begin on a busy machine, in milliseconds. */
const BEGINNING = 10_000;

/** A document that is let go of while its worker begins makes the worker fail with an error that nobody can catch: it is let begin first. */
async function destroyOnceBegun(task: PDFDocumentLoadingTask): Promise<void> {
  const beginning = new Promise((resolve) => setTimeout(resolve, BEGINNING));
  await Promise.race([task.promise.catch(() => undefined), beginning]);
  await task.destroy();
}

function createParts({ library, parts }: Pdfjs, { container, signal }: ViewerOptions) {
  const bus = new parts.EventBus();
  const links = new parts.PDFLinkService({ eventBus: bus, externalLinkTarget: parts.LinkTarget.BLANK });
  const finder = new parts.PDFFindController({ eventBus: bus, linkService: links });
  const settings = {
    container,
    eventBus: bus,
    linkService: links,
    findController: finder,
    // Links work; fields of forms are drawn and not filled in.
    annotationMode: library.AnnotationMode.ENABLE,
    annotationEditorMode: library.AnnotationEditorType.DISABLE,
    enableAutoLinking: false,
    enableSelectionRendering: false,
    abortSignal: signal,
  };
  const viewer = new parts.PDFViewer(settings);
  links.setViewer(viewer);
  return { bus, viewer, links };
}

interface PagesWatch extends ViewerOptions {
  readonly layers: PageLayers;
  readonly aim: Aim;
}

function watchPages(bus: EventBus, viewer: PDFViewer, watch: PagesWatch): void {
  const { container, layers, aim, onState, onFound, namePage } = watch;
  const tell = (): void =>
    onState({
      page: viewer.currentPageNumber,
      pageCount: viewer.pagesCount,
      scale: viewer.currentScale,
      fit: toFit(viewer.currentScaleValue),
    });
  bus.on('pagesinit', () => {
    namePages(container, namePage);
    viewer.currentScaleValue = 'page-width';
    tell();
  });
  bus.on('pagechanging', tell);
  bus.on('scalechanging', () => {
    layers.placeAll();
    aim.renew();
    tell();
  });
  bus.on('rotationchanging', () => {
    layers.setTurn(toTurn(viewer.pagesRotation));
    aim.renew();
  });
  bus.on('pagerendered', ({ pageNumber }: { readonly pageNumber: number }) => {
    layers.place(pageNumber, true);
    aim.renew();
  });
  bus.on('textlayerrendered', ({ pageNumber }: { readonly pageNumber: number }) => {
    // The keyboard scrolls the pages as one: a page is no stop of its own.
    const text = container.querySelector<HTMLElement>(`.page[data-page-number="${pageNumber}"] .textLayer`);
    if (text !== null) text.tabIndex = -1;
  });
  const counts = { current: 0, total: 0 };
  bus.on('updatefindmatchescount', ({ matchesCount }: { readonly matchesCount: typeof counts }) => {
    Object.assign(counts, matchesCount);
    onFound({ kind: 'found', ...counts });
  });
  bus.on(
    'updatefindcontrolstate',
    ({ state, matchesCount }: { readonly state: number; readonly matchesCount: typeof counts }) => {
      Object.assign(counts, matchesCount);
      onFound({ kind: FOUND_KINDS[state] ?? 'found', ...counts });
    },
  );
  const observer = new ResizeObserver(() => {
    const fit = toFit(viewer.currentScaleValue);
    if (fit !== null) viewer.currentScaleValue = fit;
  });
  observer.observe(container);
  watch.signal.addEventListener('abort', () => observer.disconnect());
}

/** By the number of pdf.js's FindState: found, not found, wrapped, pending. */
const FOUND_KINDS: readonly FoundState['kind'][] = ['found', 'none', 'found', 'searching'];

function toFit(value: unknown): Fit | null {
  return value === 'page-width' || value === 'page-fit' ? value : null;
}

/** pdf.js names its pages in English; here they are named in the language of the page, and are groups and not landmarks. */
function namePages(container: HTMLElement, namePage: (page: number) => string): void {
  for (const page of container.querySelectorAll<HTMLElement>('.page')) {
    delete page.dataset['l10nId'];
    delete page.dataset['l10nArgs'];
    page.setAttribute('role', 'group');
    page.setAttribute('aria-label', namePage(Number(page.dataset['pageNumber'])));
  }
}

interface Aim {
  readonly set: (mark: ViewerMark | null) => void;
  readonly renew: () => void;
}

/**
 * Keeps a rectangle in sight. A page that is not fetched yet is taken to be as large as the first, so what was centred moves once pages come:
 * the place is found anew whenever one was drawn, until the person scrolls.
 */
function createAim(
  container: HTMLElement,
  findPage: (page: number) => HTMLElement | null,
  getTurn: () => Turn,
  signal: AbortSignal,
): Aim {
  let mark: ViewerMark | null = null;
  const renew = (): void => {
    const page = mark === null ? null : findPage(mark.page_n);
    if (mark === null || page === null) return;
    const box = turnBox(boxOfMark(mark), getTurn());
    const { clientWidth, clientHeight, scrollLeft } = container;
    container.scrollTo({
      top: findScrollTop(box, { start: page.offsetTop, length: page.clientHeight }, clientHeight),
      left: findScrollLeft(
        box,
        { start: page.offsetLeft, length: page.clientWidth },
        { start: scrollLeft, length: clientWidth },
      ),
    });
  };
  const letGo = (): void => {
    mark = null;
  };
  for (const sign of ['wheel', 'pointerdown', 'keydown', 'touchmove'] as const)
    container.addEventListener(sign, letGo, { passive: true, signal });
  return {
    set: (next) => {
      mark = next;
      renew();
    },
    renew,
  };
}
