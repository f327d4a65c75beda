// The document types of a tenant as they are now: what its documents are read and checked by.

import type { CallReply } from '@vigilo/contract/call';
import type { listDocumentTypes as TypesCall, listSsotKeys as KeysCall } from '@vigilo/contract/templates';
import type { DocumentType } from '@vigilo/domain/extraction/document-type';
import { listDocumentTypes as listTypes, listTemplates } from '@vigilo/domain/templates/template';
import { countChildren } from '../extraction/child-documents.service.ts';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { listTemplateRows } from './templates.queries.ts';

type Context = Pick<AppContext, 'db'>;

/** In the order in which a page is offered to them. */
export function listTenantTypes({ db }: Context, tenantId: string): Promise<readonly DocumentType[]> {
  return inTenant(db, tenantId, (tx) => readTenantTypes(tx, tenantId));
}

/** The same as part of a transaction. */
export async function readTenantTypes(
  tx: TenantTransaction,
  tenantId: string,
): Promise<readonly DocumentType[]> {
  return listTypes(listTemplates(await listTemplateRows(tx, tenantId)));
}

/** The document types, with how many child documents of each the caller sees. */
export function listDocumentTypes(
  { db }: Context,
  caller: Caller,
): Promise<CallReply<typeof TypesCall>['data']> {
  return inTenant(db, caller.tenantId, async (tx) => {
    const counts = await countChildren(tx, caller);
    const types = await readTenantTypes(tx, caller.tenantId);
    return types.map(({ name }) => ({ name, count: counts.get(name) ?? 0 }));
  });
}

/** What is looked for in documents of a type; nothing where there is no such type. */
export async function listSsotKeys(
  context: Context,
  caller: Caller,
  documentType: string,
): Promise<CallReply<typeof KeysCall>['data']> {
  const types = await listTenantTypes(context, caller.tenantId);
  const type = types.find(({ name }) => name === documentType);
  if (!type) return [];
  return [
    ...type.keys.map(({ key, category, dataType, allowedValues, pattern }) => ({
      key,
      category,
      dataFormat: { DataType: dataType, AllowedValues: [...allowedValues], Pattern: pattern },
      isTable: false,
    })),
    ...type.tables.map(({ key, category }) => ({
      key,
      category,
      dataFormat: { DataType: 'string' as const, AllowedValues: [], Pattern: '' },
      isTable: true,
    })),
  ];
}
