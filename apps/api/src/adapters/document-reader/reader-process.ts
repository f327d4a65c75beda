// The process that reads a file: started by reader-client.ts, told what to open, asked for pages one after the other. Whatever a file does to it, it
// answers with a failure or ends, and is replaced. Where all went well it may be given another file, of which the one before has left nothing: pdfium's
// memory is made anew for each file.

import { findFileKind } from '@vigilo/domain/documents/file-kind';
import { closeNetwork } from './closed-process.ts';
import { FileFailure } from './file-failure.ts';
import type { FileOfPages } from './pdf-document.ts';
import type { ReaderAnswer, ReaderOrder } from './reader-orders.ts';

closeNetwork();

/** The kind of a file shows in as many first bytes. */
const KIND_BYTES = 1024;

let file: FileOfPages | null = null;

async function obey(order: ReaderOrder): Promise<ReaderAnswer> {
  if (order.type === 'open') return open(order);
  if (!file) throw new FileFailure('reader-crashed');
  if (order.type === 'read') return { type: 'page', page: await file.read(order.number, order.turn) };
  // Each kind of file loads what it needs: most PDFs are text, for which nothing that handles pictures is loaded.
  const { straighten, writePng } = await import('./straight-picture.ts');
  if (order.type === 'draw')
    return { type: 'picture', picture: await writePng(await file.draw(order.number, order.order)) };
  const { number, turn } = order;
  const width = await file.decideWidth(number, turn, order.width);
  const picture = await file.draw(number, { turn, width, box: null, isGrey: true });
  return { type: 'straight', page: await straighten(picture) };
}

async function open({
  content,
  password,
  limits,
}: Extract<ReaderOrder, { type: 'open' }>): Promise<ReaderAnswer> {
  file = null;
  if (content.length === 0) throw new FileFailure('empty-file');
  const kind = findFileKind(content.subarray(0, KIND_BYTES));
  if (!kind) throw new FileFailure('unknown-kind');
  if (kind === 'pdf') {
    const { openPdf } = await import('./pdf-document.ts');
    file = await openPdf(content, password, limits);
  } else {
    const { openPicture } = await import('./picture-document.ts');
    file = await openPicture(content, kind, limits);
  }
  return { type: 'opened', file: { kind, pageCount: file.pageCount } };
}

async function answer(order: ReaderOrder): Promise<void> {
  const said = await obey(order).catch(failureOf);
  process.send?.(said);
}

function failureOf(error: unknown): ReaderAnswer {
  if (error instanceof FileFailure)
    return {
      type: 'failed',
      failure: { code: error.code, values: error.values },
      // A module that was refused memory keeps what it has, and is of no more use.
      isLast: error.code === 'too-much-memory',
    };
  // A trap inside WebAssembly or an error that nobody foresaw: what the module holds can no longer be relied upon.
  return { type: 'failed', failure: { code: 'reader-crashed', values: {} }, isLast: true };
}

// Only reader-client.ts speaks to this process, and it sends orders.
process.on('message', (message) => void answer(message as ReaderOrder));
process.on('disconnect', () => process.exit(0));
const ready: ReaderAnswer = { type: 'ready' };
process.send?.(ready);
