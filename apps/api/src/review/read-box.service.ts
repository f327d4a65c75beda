import type { CallInput, CallReply } from '@vigilo/contract/call';
import type { readBox as ReadBoxCall } from '@vigilo/contract/review';
import { coordinatesOf } from '@vigilo/domain/extraction/build-row';
import { decideConventions } from '@vigilo/domain/extraction/form-conventions';
import { readBoxValue } from '@vigilo/domain/review/box-text';
import { readPageBox } from '../documents/box-words.service.ts';
import { getSeenChild, listRowsOf } from '../extraction/reviewed-children.service.ts';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { notFound, Problem } from '../frame/problem.ts';

/**
 * What is printed in a box, as the value of a row; nothing is changed by it.
 * @throws Problem not-found where the caller does not see the child document, or it has no such row or page; wrong-state where nothing is printed there
 */
export async function readBoxFor(
  context: Pick<AppContext, 'db' | 'config'>,
  caller: Caller,
  id: string,
  { rowId, page, box }: CallInput<typeof ReadBoxCall>['body'],
): Promise<CallReply<typeof ReadBoxCall>['data']> {
  const childId = id.toLowerCase();
  const { documentId, row } = await inTenant(context.db, caller.tenantId, async (tx) => {
    const child = await getSeenChild(tx, caller, childId);
    const rows = await listRowsOf(tx, caller.tenantId, childId);
    return {
      documentId: child.documentId,
      row: rows.find((each) => each.id === rowId && each.ValueType === 'entity'),
    };
  });
  if (row === undefined) throw notFound();
  const { page: read, found, source } = await readPageBox(context, caller, documentId, page, box);
  if (found === null)
    throw new Problem('wrong-state', 'refusals.wrongState', { description: 'review.box.empty' });
  return {
    Value: readBoxValue(found.text, row.DataFormat, decideConventions([read])),
    RawValue: found.text,
    ValueCoordinates: [coordinatesOf(page, found.box)],
    confidence: found.confidence,
    source,
  };
}
