// What document-reader.ts asks of the process that reads a file, and what it answers. One order at a time; opening a file closes the one before.

import type { Box, ReadPage, Ruling } from '@vigilo/domain/digitise/page';
import type { Quarter } from '@vigilo/domain/digitise/turning';
import type { FileKind } from '@vigilo/domain/documents/file-kind';
import type { DocumentFailure } from '@vigilo/domain/documents/document-failures';

export type Turn = 0 | 90 | 180 | 270;

/** Limits of one document: pages, pixels of a picture, megabytes of its process, milliseconds of a page, and of one pass of OCR. */
export interface ReadLimits {
  readonly pages: number;
  readonly pixels: number;
  readonly memoryMb: number;
  readonly pageMs: number;
  readonly ocrMs: number;
}

export type ReaderOrder =
  | {
      readonly type: 'open';
      /** The whole file. */
      readonly content: Uint8Array;
      readonly password: string;
      readonly limits: ReadLimits;
    }
  | { readonly type: 'read'; readonly number: number; readonly turn: Turn }
  | { readonly type: 'draw'; readonly number: number; readonly order: DrawOrder }
  /** For OCR: turned, grey, skew found and taken out. */
  | { readonly type: 'straighten'; readonly number: number; readonly turn: Turn; readonly width: number };

/** A page, or a part of it given as fractions of the turned page, so many pixels wide. */
export interface DrawOrder {
  readonly width: number;
  readonly box: Box | null;
  readonly turn: Turn;
  readonly isGrey: boolean;
}

export interface OpenedFile {
  readonly kind: FileKind;
  readonly pageCount: number;
}

/** What the file itself says about a page: no words of OCR yet, and how far the words it has are to be trusted. */
export interface PageOfFile {
  readonly page: ReadPage;
  /** The words of the text layer are to be used. */
  readonly isTrusted: boolean;
}

/** A page ready for OCR. */
export interface StraightPage {
  /** PNG, grey. */
  readonly picture: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** Pixels of the page before it was straightened, on the middle of whose picture it lies. */
  readonly sheet: { readonly width: number; readonly height: number };
  /** Degrees clockwise. */
  readonly skew: number;
  /** How it would have to be turned if it cannot be read as it lies. */
  readonly likelyTurn: Exclude<Quarter, 0>;
  /** Whether some part of it lies in a shadow or is printed on a ground. */
  readonly isUneven: boolean;
  /** Found in the pixels; fractions of the straightened picture. */
  readonly rulings: readonly Ruling[];
}

export type ReaderAnswer =
  | { readonly type: 'ready' }
  | { readonly type: 'opened'; readonly file: OpenedFile }
  | { readonly type: 'page'; readonly page: PageOfFile }
  | { readonly type: 'picture'; readonly picture: Uint8Array }
  | { readonly type: 'straight'; readonly page: StraightPage }
  /** `isLast`: the process cannot go on and must be replaced. */
  | { readonly type: 'failed'; readonly failure: DocumentFailure; readonly isLast: boolean };
