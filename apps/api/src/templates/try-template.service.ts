// A template is tried on documents before it is saved: what it would read from one, and which ones it would read differently. Nothing is stored.

import type { CallReply } from '@vigilo/contract/call';
import type {
  DifferentDocument,
  listDifferences as DifferencesCall,
} from '@vigilo/contract/template-versions';
import { DIFFERENCES_MOST } from '@vigilo/contract/template-versions';
import type { TriedDocument, TriedRow } from '@vigilo/contract/template-versions';
import type { DocumentType } from '@vigilo/domain/extraction/document-type';
import type { ExtractionRow } from '@vigilo/domain/extraction/extraction-row';
import type { ComparedRow } from '@vigilo/domain/templates/compare-readings';
import { compareReadings, isByHand } from '@vigilo/domain/templates/compare-readings';
import { listDocumentTypes, listTemplates } from '@vigilo/domain/templates/template';
import type { Template, TemplateDefinition } from '@vigilo/domain/templates/template';
import { ExtractionError, ExtractionRun } from '../extraction/extraction-run.ts';
import type { SeenReading } from '../extraction/typed-children.service.ts';
import {
  countSeenOfTypes,
  getSeenReading,
  listSeenByName,
  listSeenReadings,
} from '../extraction/typed-children.service.ts';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { Problem } from '../frame/problem.ts';
import { checkParts, requireFitting } from './change-template.ts';
import { listTemplateRows } from './templates.queries.ts';

type Context = Pick<AppContext, 'db'>;

/** Documents that one call looks at: seconds at most, so that whoever waits sees how far it is. */
const AT_ONCE = 10;
const MOST_LISTED = 20;

/** Child documents to try a template on; none for who sees no documents. */
export function listTriedDocuments(
  { db }: Context,
  caller: Caller,
  { documentType, search }: { readonly documentType: string; readonly search: string },
): Promise<TriedDocument[]> {
  return inTenant(db, caller.tenantId, async (tx) => {
    const templates = listTemplates(await listTemplateRows(tx, caller.tenantId));
    const own = templates.find(({ definition }) => definition.name === documentType);
    const names = own === undefined ? [documentType] : listNames(own);
    return listSeenByName(tx, caller, { names, search: search.trim(), limit: MOST_LISTED });
  });
}

/** What the child documents of a template are called. */
function listNames({ definition, formerNames }: Template): readonly string[] {
  return [definition.name, ...formerNames];
}

/** @throws Problem not-found where the caller does not see the child document, invalid-input, wrong-state where it cannot be read */
export async function tryTemplate(
  { db }: Context,
  caller: Caller,
  childId: string,
  given: TemplateDefinition,
): Promise<TriedRow[]> {
  const type = checkParts(given);
  const child = await inTenant(db, caller.tenantId, (tx) => getSeenReading(tx, caller, childId));
  const [row] = await readAll([child], type);
  return (row?.rows ?? []).map(toTriedRow);
}

function toTriedRow({ key, period, months, now, stored, isDifferent }: ComparedRow): TriedRow {
  return {
    key,
    period,
    months,
    now: now === null ? null : toTriedValue(now),
    stored: stored === null ? null : { ...toTriedValue(stored), isByHand: isByHand(stored) },
    isDifferent,
  };
}

function toTriedValue({ Value, RawValue, Confidence, LookReasons }: ExtractionRow) {
  return { value: Value, raw: RawValue, confidence: Confidence, reasons: [...LookReasons] };
}

/** The next few documents of a template's type. @throws Problem not-found, invalid-input, wrong-state where the template was removed or one cannot be read */
export async function listDifferences(
  { db }: Context,
  caller: Caller,
  id: string,
  { definition, offset }: { readonly definition: TemplateDefinition; readonly offset: number },
): Promise<CallReply<typeof DifferencesCall>['data']> {
  const type = checkParts(definition);
  const { total, children, before, after } = await inTenant(db, caller.tenantId, async (tx) => {
    const templates = listTemplates(await listTemplateRows(tx, caller.tenantId));
    const template = requireFitting(templates, id, 'edit');
    const names = listNames(template);
    const changed = templates.map((each) => (each.id === template.id ? { ...each, definition: type } : each));
    const limit = Math.min(AT_ONCE, DIFFERENCES_MOST - offset);
    return {
      total: Math.min(DIFFERENCES_MOST, await countSeenOfTypes(tx, caller, names)),
      children: await listSeenReadings(tx, caller, { names, offset, limit }),
      before: listDocumentTypes(templates),
      after: listDocumentTypes(changed),
    };
  });
  // Only what pages are recognised by can make them another type's.
  const own = before.find(({ template }) => template?.id === id.toLowerCase());
  const isSplitAsked = JSON.stringify(own?.cues) !== JSON.stringify(type.cues);
  const read = await readAll(children, type, isSplitAsked ? { before, after } : undefined);
  return { total, done: children.length, documents: read.flatMap(toDifferentDocument) };
}

interface ReadOne {
  readonly child: SeenReading;
  readonly rows: readonly ComparedRow[];
  readonly isSplitAlike: boolean;
}

function toDifferentDocument({ child, rows, isSplitAlike }: ReadOne): DifferentDocument[] {
  const differences = rows
    .filter(({ isDifferent }) => isDifferent)
    .map(({ key, period, months, now, stored }) => ({
      key,
      period,
      months,
      before: stored?.Value ?? '',
      after: now?.Value ?? '',
      isByHand: child.userStatus === 'Validated' || (stored !== null && isByHand(stored)),
    }));
  if (differences.length === 0 && isSplitAlike) return [];
  const { id, documentId, fileName, documentType, status, userStatus, hasValidated } = child;
  return [
    {
      id,
      documentId,
      fileName,
      documentType,
      Status: status,
      UserStatus: userStatus,
      hasValidated,
      differences,
      isOtherType: !isSplitAlike,
    },
  ];
}

/** All of them in one thread, with its limits on time and memory. @throws Problem wrong-state where one cannot be read */
async function readAll(
  children: readonly SeenReading[],
  type: DocumentType,
  split?: { readonly before: readonly DocumentType[]; readonly after: readonly DocumentType[] },
): Promise<readonly ReadOne[]> {
  if (children.length === 0) return [];
  const run = new ExtractionRun();
  try {
    const read: ReadOne[] = [];
    for (const child of children) {
      const { pages } = child;
      const { reading, isSplitAlike } = await run.readAs(
        split === undefined ? { pages, type } : { pages, type, split },
      );
      read.push({ child, rows: compareReadings(child.rows, reading), isSplitAlike });
    }
    return read;
  } catch (error) {
    if (!(error instanceof ExtractionError)) throw error;
    throw new Problem('wrong-state', 'refusals.wrongState', { description: 'templates.try.unreadable' });
  } finally {
    await run.close();
  }
}
