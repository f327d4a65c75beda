// Opens a document and reads its pages: words from the text layer or through OCR, rulings, fills and pictures, decided page by page. Everything that a
// stranger's file could harm happens in processes of their own (reader-client.ts).

import { stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { Box, ReadPage, SourceReason } from '@vigilo/domain/digitise/page';
import type { FileKind } from '@vigilo/domain/documents/file-kind';
import type { SeenWord } from '@vigilo/domain/digitise/ocr-words';
import type { OcrEngine } from './ocr-engine.ts';
import { readPicture } from './ocr-engine.ts';
import { readByOcr } from './ocr-page.ts';
import { DocumentReadError, ReaderClient } from './reader-client.ts';
import type { DrawOrder, OpenedFile, ReadLimits, Turn } from './reader-orders.ts';

export interface OpenOptions {
  readonly password?: string;
  /** Whether to trust the text layer as far as it deserves it, always, or never. */
  readonly text: 'auto' | 'text' | 'ocr';
  readonly languages: readonly ('eng' | 'spa')[];
  /** Degrees clockwise by which every page is turned; 0 lets the reader find out. */
  readonly turn: Turn;
  readonly limits?: Partial<ReadLimits>;
  /** Whose file it is: processes that read it may read another file of theirs afterwards. Without an owner they read no other. */
  readonly owner?: string;
  /** For tests and measurements: the engine that is found elsewhere than here. */
  readonly engine?: OcrEngine;
}

export interface OpenDocument {
  readonly kind: FileKind;
  readonly pageCount: number;
  /** Pages may be asked for at the same time. @throws DocumentReadError */
  readPage(number: number): Promise<ReadPage>;
  /** The page as PNG, turned as it was read, or as asked. @throws DocumentReadError */
  drawPage(number: number, widthPixels: number, turn?: Turn): Promise<Buffer>;
  /** A part of the page (fractions of the page as read), so wide. @throws DocumentReadError */
  drawPart(number: number, box: Box, widthPixels: number, turn?: Turn): Promise<Buffer>;
  /** What OCR sees in a part of the page, with its boxes on the page. @throws DocumentReadError */
  readPart(number: number, part: PagePart): Promise<readonly SeenWord[]>;
  close(): Promise<void>;
}

/** A part of a page: fractions of the page as shown, which is so many points wide. */
export interface PagePart {
  readonly box: Box;
  readonly pageWidth: number;
  readonly turn: Turn;
}

const LIMITS: ReadLimits = { pages: 300, pixels: 100_000_000, memoryMb: 512, pageMs: 20_000, ocrMs: 60_000 };
/** A document of fewer pages is read before another process would have started. */
const PAGES_FOR_MORE = 24;
const MOST_READERS = 4;
const WIDEST = 6000;
/** Dots an inch of what is given to OCR, and the narrowest picture of a part, in pixels. */
const OCR_DOTS = 300;
const POINTS = 72;
const NARROWEST_PART = 600;

/** @throws DocumentReadError where the file cannot be opened */
export async function openDocument(path: string, options: OpenOptions): Promise<OpenDocument> {
  const facts = await stat(path).catch(() => null);
  if (!facts?.isFile()) throw new DocumentReadError('file-missing');
  if (facts.size === 0) throw new DocumentReadError('empty-file');
  const file = {
    path: resolve(path),
    password: options.password ?? '',
    owner: options.owner ?? null,
    limits: { ...LIMITS, ...options.limits },
  };
  const first = new ReaderClient(file);
  try {
    return new DocumentOfReaders(first, await first.open(), file, options);
  } catch (error) {
    first.close();
    throw error;
  }
}

class DocumentOfReaders implements OpenDocument {
  readonly kind: FileKind;
  readonly pageCount: number;
  readonly #options: OpenOptions;
  readonly #limits: ReadLimits;
  readonly #readers: { readonly client: ReaderClient; orders: number }[];
  readonly #turns = new Map<number, Turn>();

  constructor(
    first: ReaderClient,
    opened: OpenedFile,
    file: ConstructorParameters<typeof ReaderClient>[0],
    options: OpenOptions,
  ) {
    this.kind = opened.kind;
    this.pageCount = opened.pageCount;
    this.#options = options;
    this.#limits = file.limits;
    const more = opened.pageCount < PAGES_FOR_MORE ? 0 : Math.min(MOST_READERS, availableParallelism()) - 1;
    const others = Array.from({ length: more }, () => new ReaderClient(file));
    this.#readers = [first, ...others].map((client) => ({ client, orders: 0 }));
  }

  async readPage(number: number): Promise<ReadPage> {
    const { text, turn } = this.#options;
    const { page, isTrusted } = await this.#ask(async (client) => {
      const answer = await client.ask({ type: 'read', number, turn });
      if (answer.type !== 'page') throw new DocumentReadError('reader-crashed', { page: number });
      return answer.page;
    });
    this.#turns.set(number, page.turn);
    if (text === 'text' || (text === 'auto' && isTrusted)) return page;
    const read = await readByOcr(
      (order) => this.#ask((client) => client.ask(order)),
      page,
      reasonOf(page, text),
      {
        languages: this.#options.languages,
        mostMs: this.#limits.ocrMs,
        mayTurn: turn === 0,
        ...(this.#options.engine && { engine: this.#options.engine }),
      },
    );
    this.#turns.set(number, read.turn);
    return read;
  }

  drawPage(number: number, widthPixels: number, turn?: Turn): Promise<Buffer> {
    return this.#draw(number, { box: null, width: widthPixels, turn: turn ?? this.#turnOf(number) });
  }

  drawPart(number: number, box: Box, widthPixels: number, turn?: Turn): Promise<Buffer> {
    return this.#draw(number, { box, width: widthPixels, turn: turn ?? this.#turnOf(number) });
  }

  async readPart(number: number, { box, pageWidth, turn }: PagePart): Promise<readonly SeenWord[]> {
    const [left, top, right, bottom] = box;
    const width = Math.max(NARROWEST_PART, ((right - left) * pageWidth * OCR_DOTS) / POINTS);
    const picture = await this.drawPart(number, box, width, turn);
    const { languages, engine } = this.#options;
    const { lines } = await readPicture(
      { picture, languages, mostMs: this.#limits.ocrMs, way: 'words' },
      engine,
    );
    const size = pictureSize(picture);
    return lines.flat().map((word) => ({
      ...word,
      box: [
        left + (word.box[0] / size.width) * (right - left),
        top + (word.box[1] / size.height) * (bottom - top),
        left + (word.box[2] / size.width) * (right - left),
        top + (word.box[3] / size.height) * (bottom - top),
      ],
    }));
  }

  async close(): Promise<void> {
    for (const { client } of this.#readers) client.close();
  }

  #turnOf(number: number): Turn {
    return this.#turns.get(number) ?? this.#options.turn;
  }

  async #draw(number: number, order: Pick<DrawOrder, 'box' | 'width' | 'turn'>): Promise<Buffer> {
    const width = Math.min(WIDEST, Math.max(1, Math.round(order.width)));
    const answer = await this.#ask((client) =>
      client.ask({
        type: 'draw',
        number,
        order: { ...order, width, isGrey: false },
      }),
    );
    if (answer.type !== 'picture') throw new DocumentReadError('reader-crashed', { page: number });
    return Buffer.from(answer.picture);
  }

  /** By the reader with the fewest orders. */
  async #ask<Result>(work: (client: ReaderClient) => Promise<Result>): Promise<Result> {
    const reader = this.#readers.reduce((idlest, one) => (one.orders < idlest.orders ? one : idlest));
    reader.orders += 1;
    try {
      return await work(reader.client);
    } finally {
      reader.orders -= 1;
    }
  }
}

/** Why a page goes through OCR: the file's own reason, or that a person chose it. */
function reasonOf({ sourceReason }: ReadPage, text: OpenOptions['text']): SourceReason {
  return text === 'ocr' && (sourceReason === '' || sourceReason === 'blank') ? 'chosen' : sourceReason;
}

/** Pixels of a PNG, as its header says. */
function pictureSize(png: Buffer): { readonly width: number; readonly height: number } {
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}
