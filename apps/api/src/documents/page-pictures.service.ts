// Pictures of pages, drawn when they are first asked for and kept in the data folder: they can be drawn again at any time. Another attempt to read a
// document may turn its pages, so each attempt has pictures of its own.

import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { CallInput } from '@vigilo/contract/call';
import type { getPagePicture as PictureCall } from '@vigilo/contract/digitise';
import type { ReadPage } from '@vigilo/domain/digitise/page';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import type { FileReply } from '../frame/implementation.ts';
import { notFound } from '../frame/problem.ts';
import type { DocumentDetails } from './documents.queries.ts';
import { findPageContent } from './documents.queries.ts';
import { unpackPage } from './page-content.ts';
import { pictureFolder } from './picture-folder.ts';
import { withStoredDocument } from './stored-document.ts';
import { getVisibleDocument } from './visible-document.ts';

type Params = CallInput<typeof PictureCall>['params'];

const WIDTHS: Readonly<Record<Params['size'], number>> = { thumbnail: 160, page: 1240 };

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
function drawOnce(path: string, draws: () => Promise<Buffer>): Promise<Buffer> {
  const known = underWay.get(path);
  if (known) return known;
  const drawn = draws()
    .then(async (content) => {
      await keep(path, content);
      return content;
    })
    .finally(() => underWay.delete(path));
  underWay.set(path, drawn);
  return drawn;
}

async function draw(
  context: PictureContext,
  tenantId: string,
  document: DocumentDetails,
  number: number,
  width: number,
): Promise<Buffer> {
  const turn = await findPageTurn(context, tenantId, document.id, number);
  return withStoredDocument(context, tenantId, document, (opened, chosen) =>
    opened.drawPage(number, width, turn ?? chosen),
  );
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
