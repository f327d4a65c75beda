// What is printed within a box on a page: the words that were read there, or, where there are none or they are doubtful, what OCR sees in that part alone.

import type { Box, ReadPage } from '@vigilo/domain/digitise/page';
import type { BoxText } from '@vigilo/domain/review/box-text';
import { readBoxText } from '@vigilo/domain/review/box-text';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { notFound } from '../frame/problem.ts';
import { findPageContent } from './documents.queries.ts';
import { unpackPage } from './page-content.ts';
import { withStoredDocument } from './stored-document.ts';
import { getVisibleDocument } from './visible-document.ts';

/** Words that are less sure than this are read a second time, by themselves. */
const SURE = 0.9;
/** Shown to OCR around the box, fractions of the page: letters at the very edge of a picture are read badly. */
const MARGIN = 0.01;

export interface ReadBox {
  /** As it was read as a whole. */
  readonly page: ReadPage;
  /** Null where nothing is printed there. */
  readonly found: BoxText | null;
  readonly source: 'text' | 'ocr';
}

/** @throws Problem not-found where the caller does not see the document, the page is not read, or its file cannot be opened */
export async function readPageBox(
  context: Pick<AppContext, 'db' | 'config'>,
  caller: Caller,
  documentId: string,
  number: number,
  box: Box,
): Promise<ReadBox> {
  const { document, content } = await inTenant(context.db, caller.tenantId, async (tx) => ({
    document: await getVisibleDocument(tx, caller, documentId),
    content: await findPageContent(tx, caller.tenantId, documentId, number),
  }));
  if (content === null) throw notFound();
  const page = await unpackPage(content);
  const known = readBoxText(page.words, box);
  const isKnown = known !== null && known.confidence >= SURE;
  if (isKnown) return { page, found: known, source: page.source === 'ocr' ? 'ocr' : 'text' };
  const seen = await withStoredDocument(context, caller.tenantId, document, (opened) =>
    opened.readPart(number, { box: widen(box), pageWidth: page.width, turn: page.turn }),
  );
  const again = readBoxText(seen, box);
  const found = again === null || (known !== null && known.confidence >= again.confidence) ? known : again;
  return { page, found, source: found === known && page.source === 'text' ? 'text' : 'ocr' };
}

function widen([x0, y0, x1, y1]: Box): Box {
  return [
    Math.max(0, x0 - MARGIN),
    Math.max(0, y0 - MARGIN),
    Math.min(1, x1 + MARGIN),
    Math.min(1, y1 + MARGIN),
  ];
}
