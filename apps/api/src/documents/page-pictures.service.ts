// Pictures of pages, drawn when they are first asked for and kept in the data folder: they can be drawn again at any time. Another attempt to read a
// document may turn its pages, so each attempt has pictures of its own.

import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { CallInput } from '@vigilo/contract/call';
import type { getPagePicture as PictureCall } from '@vigilo/contract/digitise';
import type { ReadPage } from '@vigilo/domain/digitise/page';
import { openDocument } from '../adapters/document-reader/document-reader.ts';
import { DocumentReadError } from '../adapters/document-reader/reader-client.ts';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import type { FileReply } from '../frame/implementation.ts';
import { notFound } from '../frame/problem.ts';
import { openDocumentStore } from './document-contents.ts';
import type { DocumentDetails } from './documents.queries.ts';
import { findPageContent } from './documents.queries.ts';
import { unpackPage } from './page-content.ts';
import { pictureFolder } from './picture-folder.ts';
import { getVisibleDocument } from './visible-document.ts';

type Params = CallInput<typeof PictureCall>['params'];

const WIDTHS: Readonly<Record<Params['size'], number>> = { thumbnail: 160, page: 1240 };

/** Drawn at once by this process, so that many thumbnails asked for together leave room for other work. */
const AT_ONCE = 2;

type PictureContext = Pick<AppContext, 'db' | 'config'>;

/** @throws Problem not-found where the caller does not see the document, or it has no such page or cannot be drawn */
export async function getPagePicture(
  context: PictureContext,
  caller: Caller,
  { id, number, size }: Params,
): Promise<FileReply> {
  const document = await inTenant(context.db, caller.tenantId, (tx) => getVisibleDocument(tx, caller, id));
  if (document.page_count === null || number > document.page_count) throw notFound();
  const path = join(
    pictureFolder(context.config, caller.tenantId, id),
    String(document.attempt),
    `${number}-${size}.png`,
  );
  const content =
    (await readFile(path).catch(() => null)) ??
    (await drawOnce(path, () => draw(context, caller.tenantId, document, number, WIDTHS[size])));
  return { name: `${number}.png`, content };
}

/** What is being drawn, by its path: asked for twice it is drawn once. */
const underWay = new Map<string, Promise<Buffer>>();
const waiting: (() => void)[] = [];
let busy = 0;

function drawOnce(path: string, draws: () => Promise<Buffer>): Promise<Buffer> {
  const known = underWay.get(path);
  if (known) return known;
  const drawn = inTurn(draws)
    .then(async (content) => {
      await keep(path, content);
      return content;
    })
    .finally(() => underWay.delete(path));
  underWay.set(path, drawn);
  return drawn;
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (busy >= AT_ONCE)
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
  else busy += 1;
  try {
    return await work();
  } finally {
    // Whoever waits takes this turn over.
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  }
}

async function draw(
  context: PictureContext,
  tenantId: string,
  document: DocumentDetails,
  number: number,
  width: number,
): Promise<Buffer> {
  const file = await openDocumentStore(context, tenantId).openLocal(document.sha256);
  if (file === null) throw notFound();
  const { turn: chosen = 0, password } = document.reading_choices;
  const turn = (await findPageTurn(context, tenantId, document.id, number)) ?? chosen;
  try {
    const opened = await openDocument(file.path, {
      text: 'auto',
      languages: ['eng'],
      turn,
      limits: { pages: context.config.DOCUMENT_PAGES },
      owner: tenantId,
      ...(password === undefined ? {} : { password }),
    });
    try {
      return await opened.drawPage(number, width, turn);
    } finally {
      await opened.close();
    }
  } catch (error) {
    if (error instanceof DocumentReadError) throw notFound();
    throw error;
  } finally {
    await file.close();
  }
}

/** By how much a page was turned when it was read: the boxes of its words are of the page turned so. Null where it is not read. */
async function findPageTurn(
  { db }: PictureContext,
  tenantId: string,
  documentId: string,
  number: number,
): Promise<ReadPage['turn'] | null> {
  const content = await inTenant(db, tenantId, (tx) => findPageContent(tx, tenantId, documentId, number));
  return content === null ? null : (await unpackPage(content)).turn;
}

/** Under another name first, so that nobody ever reads half a picture. */
async function keep(path: string, content: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, content, { mode: 0o600 });
  await rename(unfinished, path);
}
