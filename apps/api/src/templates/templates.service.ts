// The templates of a tenant: its document types, which administrators change (decisions.md section 5). What is stored is only what differs from
// what is shipped.

import type { CallReply } from '@vigilo/contract/call';
import type { listTemplates as ListCall, TemplateReply } from '@vigilo/contract/templates';
import { isChange } from '@vigilo/domain/templates/describe-change';
import { decideTemplateActions } from '@vigilo/domain/templates/template-actions';
import type { Template, TemplateDefinition } from '@vigilo/domain/templates/template';
import { findShipped, listTemplates as combine, TEMPLATE_LIMITS } from '@vigilo/domain/templates/template';
import { countChildren } from '../extraction/child-documents.service.ts';
import { auditCaller } from '../frame/audit-log.ts';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { newId } from '../frame/ids.ts';
import { notFound, Problem } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import type { VersionMaker } from './change-template.ts';
import {
  checkDefinition,
  checkFaults,
  findTemplate,
  holdTemplates,
  requireFitting,
  storeDefinition,
  storeVersion,
} from './change-template.ts';
import { toTemplateReply } from './template-reply.ts';
import { listTemplateRows, removeTemplateRow } from './templates.queries.ts';

type Context = Pick<AppContext, 'db' | 'now'>;

/** Every template, removed shipped ones too, in the order in which a page is offered to them. */
export function listTemplates({ db }: Context, caller: Caller): Promise<CallReply<typeof ListCall>['data']> {
  return inTenant(db, caller.tenantId, async (tx) => {
    const rows = await listTemplateRows(tx, caller.tenantId);
    const changes = new Map(rows.map(({ id, updatedAt }) => [id, updatedAt.toISOString()]));
    const counts = await countChildren(tx, caller);
    return combine(rows).map((template) => ({
      _id: template.id,
      name: template.definition.name,
      layout: template.definition.layout,
      state: template.state,
      keys: template.definition.keys.length,
      documents: counts.get(template.definition.name) ?? 0,
      lastUpdatedOn: changes.get(template.id) ?? null,
      can: decideTemplateActions(caller.access, template),
    }));
  });
}

/** @throws Problem not-found */
export function getTemplate({ db }: Context, caller: Caller, id: string): Promise<TemplateReply> {
  return inTenant(db, caller.tenantId, async (tx) => {
    const templates = combine(await listTemplateRows(tx, caller.tenantId));
    return toTemplateReply(caller.access, findTemplate(templates, id));
  });
}

/** @throws Problem invalid-input with the faults of the parts, wrong-state where there are too many templates */
export function addTemplate(
  context: Context,
  caller: Caller,
  given: TemplateDefinition,
): Promise<TemplateReply> {
  return change(context, caller, async (tx, templates) => {
    if (templates.length >= TEMPLATE_LIMITS.templates)
      throw new Problem('wrong-state', 'refusals.wrongState', { description: 'refusals.manyTemplates' });
    const id = newId(context.now());
    const definition = checkDefinition(given, id, templates);
    const version = { id, definition, formerNames: [], isRemoved: false, version: 1 };
    await storeVersion(tx, madeBy(context, caller), { ...version, origin: 'added', lesson: null });
    await auditCaller(tx, caller, {
      action: 'templates.add',
      entity: 'template',
      entityId: id,
      after: definition,
    });
    return { id, state: 'own', definition, formerNames: [], version: 1 };
  });
}

/** @throws Problem not-found, changed-meanwhile, wrong-state for one that was removed, invalid-input with the faults of the parts */
export function changeTemplate(
  context: Context,
  caller: Caller,
  id: string,
  input: { readonly version: number; readonly definition: TemplateDefinition },
): Promise<TemplateReply> {
  return change(context, caller, async (tx, templates) => {
    const template = requireFitting(templates, id, 'edit');
    if (input.version !== template.version)
      throw new Problem('changed-meanwhile', 'refusals.changedMeanwhile');
    const definition = checkDefinition(input.definition, template.id, templates);
    if (!isChange(template.definition, definition)) return template;
    return storeDefinition(tx, madeBy(context, caller), template, definition, { origin: 'changed' });
  });
}

/** Removes a template; one that is shipped can be returned. @throws Problem not-found, wrong-state for 'Other' and what is removed already */
export async function removeTemplate(context: Context, caller: Caller, id: string): Promise<void> {
  await change(context, caller, async (tx, templates) => {
    const template = requireFitting(templates, id, 'delete');
    const { definition, formerNames, version } = template;
    if (template.state === 'own') await removeTemplateRow(tx, caller.tenantId, template.id);
    else
      await storeVersion(tx, madeBy(context, caller), {
        id: template.id,
        definition: null,
        formerNames,
        isRemoved: true,
        version: version + 1,
        origin: 'removed',
        lesson: null,
      });
    await auditCaller(tx, caller, {
      action: 'templates.remove',
      entity: 'template',
      entityId: template.id,
      before: definition,
    });
    return template;
  });
}

/** Returns a shipped template to what was shipped. @throws Problem not-found, wrong-state where it is that, already-exists where another has its name */
export function returnTemplate(context: Context, caller: Caller, id: string): Promise<TemplateReply> {
  return change(context, caller, async (tx, templates) => {
    const template = requireFitting(templates, id, 'return');
    const shipped = findShipped(template.id);
    if (shipped === null) throw notFound();
    if (checkFaults(shipped, template.id, templates).length > 0)
      throw new Problem('already-exists', 'templates.fault.name-taken');
    return storeDefinition(tx, madeBy(context, caller), template, shipped, { origin: 'returned' });
  });
}

/** Does a change while nobody else makes one. */
function change(
  { db }: Context,
  caller: Caller,
  work: (tx: TenantTransaction, templates: readonly Template[]) => Promise<Template>,
): Promise<TemplateReply> {
  return inTenant(db, caller.tenantId, async (tx) =>
    toTemplateReply(caller.access, await work(tx, await holdTemplates(tx, caller.tenantId))),
  );
}

function madeBy({ now }: Context, caller: Caller): VersionMaker {
  return { tenantId: caller.tenantId, caller, now: new Date(now()) };
}
