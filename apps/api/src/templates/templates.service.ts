// The templates of a tenant: its document types, which administrators change (decisions.md section 5). What is stored is only what differs from
// what is shipped.

import type { CallReply } from '@vigilo/contract/call';
import type { listTemplates as ListCall, TemplateReply } from '@vigilo/contract/templates';
import { checkTemplate } from '@vigilo/domain/templates/check-template';
import { describeChange, isChange } from '@vigilo/domain/templates/describe-change';
import type { TemplateAction } from '@vigilo/domain/templates/template-actions';
import { decideTemplateActions, fitsTemplate } from '@vigilo/domain/templates/template-actions';
import type { StoredTemplate, Template, TemplateDefinition } from '@vigilo/domain/templates/template';
import {
  findShipped,
  isOther,
  listFormerNames,
  listTemplates as combine,
  TEMPLATE_LIMITS,
} from '@vigilo/domain/templates/template';
import { tidyTemplate } from '@vigilo/domain/templates/tidy-template';
import { countChildren } from '../extraction/child-documents.service.ts';
import { auditCaller } from '../frame/audit-log.ts';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { newId } from '../frame/ids.ts';
import { notFound, Problem } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { toTemplateReply } from './template-reply.ts';
import { listTemplateRows, lockTemplates, removeTemplateRow, saveTemplateRow } from './templates.queries.ts';

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

function findTemplate(templates: readonly Template[], id: string): Template {
  const found = templates.find((template) => template.id === id.toLowerCase());
  if (!found) throw notFound();
  return found;
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
    await save(context, tx, caller, { id, definition, formerNames: [], isRemoved: false, version: 1 });
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
    const formerNames = listFormerNames(template, definition.name);
    return store(context, tx, caller, template, { definition, formerNames });
  });
}

/** Removes a template; one that is shipped can be returned. @throws Problem not-found, wrong-state for 'Other' and what is removed already */
export async function removeTemplate(context: Context, caller: Caller, id: string): Promise<void> {
  await change(context, caller, async (tx, templates) => {
    const template = requireFitting(templates, id, 'delete');
    const { definition, formerNames, version } = template;
    if (template.state === 'own') await removeTemplateRow(tx, caller.tenantId, template.id);
    else
      await save(context, tx, caller, {
        id: template.id,
        definition: null,
        formerNames,
        isRemoved: true,
        version: version + 1,
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
    const formerNames = listFormerNames(template, shipped.name);
    return store(context, tx, caller, template, { definition: shipped, formerNames });
  });
}

/** Does a change while nobody else makes one. */
function change(
  { db }: Context,
  caller: Caller,
  work: (tx: TenantTransaction, templates: readonly Template[]) => Promise<Template>,
): Promise<TemplateReply> {
  return inTenant(db, caller.tenantId, async (tx) => {
    await lockTemplates(tx, caller.tenantId);
    const templates = combine(await listTemplateRows(tx, caller.tenantId));
    return toTemplateReply(caller.access, await work(tx, templates));
  });
}

function requireFitting(templates: readonly Template[], id: string, action: TemplateAction): Template {
  const template = findTemplate(templates, id);
  if (!fitsTemplate(action, template)) throw new Problem('wrong-state', 'refusals.wrongState');
  return template;
}

function checkFaults(
  definition: TemplateDefinition,
  id: string,
  templates: readonly Template[],
): ReturnType<typeof checkTemplate> {
  const others = templates.filter((other) => other.id !== id && other.state !== 'removed');
  return checkTemplate(definition, {
    otherNames: others.map((other) => other.definition.name),
    isOther: isOther(id),
  });
}

/** The template in the form in which it is stored. @throws Problem invalid-input with the fault of each part */
function checkDefinition(
  given: TemplateDefinition,
  id: string,
  templates: readonly Template[],
): TemplateDefinition {
  const definition = tidyTemplate(given);
  const faults = checkFaults(definition, id, templates);
  if (faults.length === 0) return definition;
  throw new Problem('invalid-input', 'refusals.valuesUnusable', {
    fields: Object.fromEntries(
      faults.map(({ path, code }) => [`body.definition.${path}`, `templates.fault.${code}` as const]),
    ),
  });
}

/** Stores what a template is from now on: nothing but its version where that is what was shipped. */
async function store(
  context: Context,
  tx: TenantTransaction,
  caller: Caller,
  before: Template,
  { definition, formerNames }: Pick<Template, 'definition' | 'formerNames'>,
): Promise<Template> {
  const { id } = before;
  const shipped = findShipped(id);
  const isShipped = shipped !== null && !isChange(shipped, definition);
  const version = before.version + 1;
  await save(context, tx, caller, {
    id,
    definition: isShipped ? null : definition,
    formerNames,
    isRemoved: false,
    version,
  });
  await auditCaller(tx, caller, {
    action: isShipped ? 'templates.return' : 'templates.change',
    entity: 'template',
    entityId: id,
    ...describeChange(before.definition, definition),
  });
  const changed = shipped === null ? 'own' : 'changed';
  return { id, state: isShipped ? 'shipped' : changed, definition, formerNames, version };
}

function save(
  context: Context,
  tx: TenantTransaction,
  caller: Caller,
  template: StoredTemplate,
): Promise<void> {
  return saveTemplateRow(tx, caller.tenantId, template, {
    userId: caller.userId,
    now: new Date(context.now()),
  });
}
