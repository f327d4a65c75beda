// The documents of the demo, made in the background after its first start: nobody waits for them. They are uploaded as by the screen, so most go the real
// way; those that are to stop on it have no job, and are taken as far as they go. Doing it again does nothing: the same files are there already.

import { Readable } from 'node:stream';
import { dayFromTimestamp } from '@vigilo/domain/scoring/day';
import type { Day } from '@vigilo/domain/scoring/day';
import type { DocumentStatus } from '@vigilo/domain/documents/document-status';
import type { DemoDocument } from '../../../../db/demo/document-types.ts';
import { openDocument } from '../adapters/document-reader/document-reader.ts';
import { sharedPrinter } from '../adapters/pdf/printer.ts';
import { findActiveClientByName } from '../clients/own-clients.service.ts';
import { sendDocuments } from '../delivery/delivery.service.ts';
import {
  giveUp,
  holdDocument,
  moveHeld,
  openContent,
  savePageCount,
  savePages,
} from '../documents/document-run.service.ts';
import type { FormPart } from '../documents/upload-form.ts';
import { uploadDocuments } from '../documents/upload.service.ts';
import { listDeliveredChildren } from '../extraction/delivered-children.service.ts';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { sendJob } from '../frame/job-queue.ts';
import { getImporter } from '../imports/importer.ts';
import { changeLinks, holdLinks } from '../relations/change-links.service.ts';
import { findTenant } from '../tenants/tenants.service.ts';
import { makeDemoFile } from './demo-files.ts';
import {
  findDemoTenant,
  findUserByEmail,
  hadDocuments,
  listByName,
  makeNew,
  reviewChildren,
} from './demo-documents.queries.ts';

type DemoContext = Pick<AppContext, 'db' | 'config' | 'now'> & {
  readonly jobs: Pick<AppContext['jobs'], 'send'>;
};

/** The first attempt of a document, which an upload asks for. */
const ATTEMPT = 1;
const ADMIN = 'admin@demo.test';
/** So long the people of the demo wait for a document, looking every few seconds. */
const LOOK_SECONDS = 5;
const MOST_LOOKS = 240;
/** Where the real flow ends; a document that is to stop elsewhere has no job. */
const ENDS: ReadonlySet<DocumentStatus> = new Set(['Processed', 'Posted', 'Digitization Failed']);

/** Has the documents made where the demo never had one, and does not wait for them. */
export async function askForDemoDocuments(context: Omit<DemoContext, 'now'>): Promise<void> {
  const { db, config, jobs } = context;
  const tenant = await findTenant(db, config.DEFAULT_TENANT);
  if (!config.DEMO_DOCUMENTS || !tenant?.is_demo) return;
  await inTenant(db, tenant.id, async (tx) => {
    if (!(await hadDocuments(tx, tenant.id)))
      await sendJob(jobs, tx, 'demo.documents', { tenantId: tenant.id });
  });
}

/** Makes and uploads all of them, and has them reviewed later. */
export async function addDemoDocuments(context: DemoContext, tenantId: string): Promise<void> {
  const demo = await planDemoDocuments(context, tenantId);
  if (demo === null) return;
  for (const document of demo.documents) {
    const content = await makeDemoFile(sharedPrinter(), document, demo.day);
    await addDocument(context, demo.caller, document, content);
  }
  await lookLater(context, tenantId, 1);
}

/** Does what the people of the demo have done with the documents, once they are processed. */
export async function reviewDemoDocuments(
  context: AppContext,
  tenantId: string,
  looks: number,
): Promise<void> {
  const demo = await planDemoDocuments(context, tenantId);
  if (demo === null) return;
  const wanted = new Map(demo.documents.map((document) => [document.fileName, document]));
  const there = await inTenant(context.db, tenantId, (tx) => listByName(tx, tenantId, [...wanted.keys()]));
  const isOnItsWay = ({ fileName, status }: (typeof there)[number]) =>
    ENDS.has(wanted.get(fileName)?.status ?? 'New') && !ENDS.has(status) && status !== 'Failed';
  if (looks < MOST_LOOKS && there.some(isOnItsWay)) return lookLater(context, tenantId, looks + 1);
  for (const { id, fileName, status } of there.filter((document) => document.status === 'Processed')) {
    const { userStatus = 'Not Reviewed', status: end = status } = wanted.get(fileName) ?? {};
    await inTenant(context.db, tenantId, (tx) => reviewChildren(tx, tenantId, id, userStatus));
    if (end === 'Posted') await sendDocuments(context, demo.caller, [id]);
  }
  const pairs = Map.groupBy(
    there.filter(({ status }) => status === 'Processed'),
    ({ fileName }) => wanted.get(fileName)?.pair ?? '',
  );
  pairs.delete('');
  for (const documents of pairs.values()) await linkDocuments(context, demo.caller, documents);
}

/** Links the first child document of each of these documents to that of the first one. */
async function linkDocuments(
  context: AppContext,
  caller: Caller,
  documents: readonly { readonly id: string }[],
): Promise<void> {
  await inTenant(context.db, caller.tenantId, async (tx) => {
    const children = [];
    for (const { id } of documents)
      children.push(...(await listDeliveredChildren(tx, caller.tenantId, id)).slice(0, 1));
    const [own, ...others] = children;
    if (own && others.length > 0)
      await changeLinks(context, tx, caller, await holdLinks(tx, caller, own.id, others));
  });
}

async function lookLater({ jobs }: DemoContext, tenantId: string, looks: number): Promise<void> {
  await jobs.send('demo.documents', { tenantId, looks }, { startAfter: LOOK_SECONDS });
}

interface DemoPlan {
  readonly caller: Caller;
  readonly documents: readonly DemoDocument[];
  readonly day: Day;
}

/** What there is to be, as of the day that the demo was made; null where the tenant is none. */
async function planDemoDocuments({ db }: DemoContext, tenantId: string): Promise<DemoPlan | null> {
  const tenant = await findDemoTenant(db, tenantId);
  if (!tenant) return null;
  // Loaded when it is needed, which is once.
  const { createDocuments } = await import('../../../../db/demo/documents.ts');
  const { DEMO_SEED, planDemo } = await import('../../../../db/demo/plan.ts');
  const day = dayFromTimestamp(tenant.createdAt.getTime());
  const caller = await inTenant(db, tenantId, async (tx) =>
    getImporter(tx, tenantId, await findUserByEmail(tx, tenantId, ADMIN)),
  );
  return { caller, day, documents: createDocuments(planDemo(DEMO_SEED).companies, DEMO_SEED, day) };
}

async function addDocument(
  context: DemoContext,
  caller: Caller,
  document: DemoDocument,
  content: Buffer,
): Promise<void> {
  const { tenantId } = caller;
  const client = await inTenant(context.db, tenantId, (tx) =>
    findActiveClientByName(tx, caller, document.client),
  );
  // Somebody may have renamed or ended it.
  if (!client) return;
  const jobs = ENDS.has(document.status) ? context.jobs : { send: async () => null };
  const [uploaded] = await uploadDocuments(
    { ...context, jobs },
    caller,
    listParts(client.id, document, content),
  );
  if (!uploaded || ENDS.has(document.status)) return;
  if (document.status === 'New')
    await inTenant(context.db, tenantId, (tx) => makeNew(tx, tenantId, uploaded.id));
  else if (document.status !== 'In Queue')
    await takeAlong(context, { tenantId, documentId: uploaded.id, attempt: ATTEMPT }, document.status);
}

/** The form that the upload screen would send. */
async function* listParts(
  clientId: string,
  { fileName, region }: DemoDocument,
  content: Buffer,
): AsyncGenerator<FormPart> {
  yield { kind: 'field', name: 'client_id', value: clientId };
  yield { kind: 'field', name: 'Region', value: region };
  yield { kind: 'file', name: fileName, content: Readable.from([content]), isCutOff: () => false };
}

/** Takes a document as far as it is to go: half its pages, all of them, or a failure after that. */
async function takeAlong(
  context: DemoContext,
  order: { readonly tenantId: string; readonly documentId: string; readonly attempt: number },
  end: DocumentStatus,
): Promise<void> {
  const held = await holdDocument(context, order);
  const file = held && (await openContent(context, held));
  if (!held || !file) return;
  try {
    const opened = await openDocument(file.path, { text: 'auto', languages: ['eng', 'spa'], turn: 0 });
    try {
      await savePageCount(context, held, opened.pageCount);
      const count = end === 'In Process' ? Math.ceil(opened.pageCount / 2) : opened.pageCount;
      for (let number = 1; number <= count; number += 1)
        await savePages(context, held, [await opened.readPage(number)]);
    } finally {
      await opened.close();
    }
  } finally {
    await file.close();
  }
  if (end !== 'In Process') await moveHeld(context, held, 'digitized');
  if (end === 'Failed') await giveUp(context, held, { code: 'extraction-failed', values: {} });
}
