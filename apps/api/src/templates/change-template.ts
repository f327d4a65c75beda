// How a template gets another version, whoever makes it: one at a time in a tenant, with its entry in the audit log, and the version kept for good.

import type { AuditAction } from '@vigilo/domain/audit/actions';
import { checkTemplate } from '@vigilo/domain/templates/check-template';
import { describeChange, isChange } from '@vigilo/domain/templates/describe-change';
import type { TemplateAction } from '@vigilo/domain/templates/template-actions';
import { fitsTemplate } from '@vigilo/domain/templates/template-actions';
import type { Template, TemplateDefinition } from '@vigilo/domain/templates/template';
import { findShipped, isOther, listFormerNames, listTemplates } from '@vigilo/domain/templates/template';
import type { NewVersion, VersionOrigin } from '@vigilo/domain/templates/template-version';
import { tidyTemplate } from '@vigilo/domain/templates/tidy-template';
import { auditCaller, auditSystem } from '../frame/audit-log.ts';
import type { Caller } from '../frame/caller.ts';
import { notFound, Problem } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { addVersion } from './template-versions.queries.ts';
import { listTemplateRows, lockTemplates, saveTemplateRow } from './templates.queries.ts';

/** Who makes a version, and when. */
export interface VersionMaker {
  readonly tenantId: string;
  /** Null: the night. */
  readonly caller: Pick<Caller, 'tenantId' | 'userId' | 'requestId'> | null;
  readonly now: Date;
}

/** The tenant's templates, which nobody else changes until the transaction ends. */
export async function holdTemplates(tx: TenantTransaction, tenantId: string): Promise<readonly Template[]> {
  await lockTemplates(tx, tenantId);
  return listTemplates(await listTemplateRows(tx, tenantId));
}

/** @throws Problem not-found */
export function findTemplate(templates: readonly Template[], id: string): Template {
  const found = templates.find((template) => template.id === id.toLowerCase());
  if (!found) throw notFound();
  return found;
}

/** @throws Problem not-found, wrong-state where the action does not fit it */
export function requireFitting(templates: readonly Template[], id: string, action: TemplateAction): Template {
  const template = findTemplate(templates, id);
  if (!fitsTemplate(action, template)) throw new Problem('wrong-state', 'refusals.wrongState');
  return template;
}

/** What is wrong with a template that stands in the place of this id. */
export function checkFaults(
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
export function checkDefinition(
  given: TemplateDefinition,
  id: string,
  templates: readonly Template[],
): TemplateDefinition {
  const definition = tidyTemplate(given);
  refuseFaults(checkFaults(definition, id, templates));
  return definition;
}

function refuseFaults(faults: ReturnType<typeof checkTemplate>): void {
  if (faults.length === 0) return;
  throw new Problem('invalid-input', 'refusals.valuesUnusable', {
    fields: Object.fromEntries(
      faults.map(({ path, code }) => [`body.definition.${path}`, `templates.fault.${code}` as const]),
    ),
  });
}

/** A template as far as documents are read by it, to be tried: its name and what pages are recognised by may still be wrong. @throws Problem invalid-input */
export function checkParts(given: TemplateDefinition): TemplateDefinition {
  const definition = tidyTemplate(given);
  const faults = checkTemplate(definition, { otherNames: [], isOther: definition.layout === 'none' }).filter(
    ({ path }) => path !== 'name' && !path.startsWith('cues'),
  );
  refuseFaults(faults);
  return definition;
}

const ACTIONS: Readonly<Record<VersionOrigin, AuditAction>> = {
  added: 'templates.add',
  changed: 'templates.change',
  returned: 'templates.return',
  removed: 'templates.remove',
  learned: 'templates.learn',
  undone: 'templates.undo',
};

/** Stores what a template is from now on: nothing but its version where that is what was shipped. */
export async function storeDefinition(
  tx: TenantTransaction,
  maker: VersionMaker,
  before: Template,
  definition: TemplateDefinition,
  { origin, lesson = null }: Pick<NewVersion, 'origin'> & Partial<Pick<NewVersion, 'lesson'>>,
): Promise<Template> {
  const { id } = before;
  const shipped = findShipped(id);
  const isShipped = shipped !== null && !isChange(shipped, definition);
  const formerNames = listFormerNames(before, definition.name);
  const version = before.version + 1;
  const stored = isShipped ? null : definition;
  await storeVersion(tx, maker, {
    id,
    version,
    formerNames,
    isRemoved: false,
    definition: stored,
    origin,
    lesson,
  });
  const entry = {
    action: isShipped && origin === 'changed' ? ('templates.return' as const) : ACTIONS[origin],
    entity: 'template' as const,
    entityId: id,
    ...describeChange(before.definition, definition),
  };
  if (maker.caller === null) await auditSystem(tx, maker.tenantId, entry);
  else await auditCaller(tx, maker.caller, entry);
  const changed = shipped === null ? 'own' : 'changed';
  return { id, state: isShipped ? 'shipped' : changed, definition, formerNames, version };
}

/** Puts a version in the place of what was stored, and keeps it among the versions. */
export async function storeVersion(
  tx: TenantTransaction,
  { tenantId, caller, now }: VersionMaker,
  version: NewVersion,
): Promise<void> {
  // What is learned has no author, whoever asked for it.
  const userId = version.origin === 'learned' ? null : (caller?.userId ?? null);
  await saveTemplateRow(tx, tenantId, version, { userId, now });
  await addVersion(tx, tenantId, version, { userId, now });
}
