// The versions of a template, and the way back to each of them.

import type { TemplateReply } from '@vigilo/contract/templates';
import type { TemplateChangeReply, TemplateVersionReply } from '@vigilo/contract/template-versions';
import { can } from '@vigilo/domain/access/can';
import { holdsProposal, undoLearned } from '@vigilo/domain/templates/learned';
import type { Lesson } from '@vigilo/domain/templates/learned';
import { listTemplateChanges } from '@vigilo/domain/templates/list-changes';
import { fitsTemplate } from '@vigilo/domain/templates/template-actions';
import type { Template, TemplateDefinition } from '@vigilo/domain/templates/template';
import { findShipped, listTemplates } from '@vigilo/domain/templates/template';
import { definitionOf } from '@vigilo/domain/templates/template-version';
import type { SeenChild } from '../extraction/typed-children.service.ts';
import { listSeenChildren } from '../extraction/typed-children.service.ts';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { notFound, Problem } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import {
  checkFaults,
  findTemplate,
  holdTemplates,
  requireFitting,
  storeDefinition,
} from './change-template.ts';
import { toChangeReply, toTemplateReply } from './template-reply.ts';
import type { VersionRecord } from './template-versions.queries.ts';
import { listVersions } from './template-versions.queries.ts';
import { listTemplateRows } from './templates.queries.ts';

type Context = Pick<AppContext, 'db' | 'now'>;

/** Which version of a template is meant, and which one was there when it was looked at. */
interface VersionChoice {
  readonly id: string;
  readonly version: number;
  readonly current: number;
}

/** The versions of a template, the newest first. @throws Problem not-found */
export function listTemplateVersions(
  { db }: Context,
  caller: Caller,
  id: string,
): Promise<TemplateVersionReply[]> {
  return inTenant(db, caller.tenantId, async (tx) => {
    const template = findTemplate(listTemplates(await listTemplateRows(tx, caller.tenantId)), id);
    const versions = await listVersions(tx, caller.tenantId, template.id);
    const shown = versions.flatMap(
      ({ lesson }) => lesson?.learned.flatMap(({ documents }) => documents) ?? [],
    );
    const children = new Map((await listSeenChildren(tx, caller, shown)).map((child) => [child.id, child]));
    return versions
      .map((record, at) =>
        toVersionReply(caller, template, record, {
          before: listSaid(template.id, versions.slice(0, at)),
          children,
        }),
      )
      .toReversed();
  });
}

/** What the latest of these versions says; as shipped, or nothing, where there is none. */
function listSaid(id: string, versions: readonly VersionRecord[]): TemplateDefinition | null {
  const last = versions.findLast((version) => definitionOf(id, version) !== null);
  return last === undefined ? findShipped(id) : definitionOf(id, last);
}

function toVersionReply(
  caller: Caller,
  template: Template,
  record: VersionRecord,
  around: { readonly before: TemplateDefinition | null; readonly children: ReadonlyMap<string, SeenChild> },
): TemplateVersionReply {
  const { version, origin, lesson } = record;
  const own = definitionOf(template.id, record);
  const isCurrent = version === template.version;
  const mayChange = can(caller.access, 'update-template') && fitsTemplate('edit', template);
  const isUndoable = lesson?.learned.some((each) => holdsProposal(template.definition, each)) === true;
  const can_: TemplateVersionReply['can'] = [
    ...(mayChange && !isCurrent && own !== null ? (['return'] as const) : []),
    ...(mayChange && isUndoable ? (['undo'] as const) : []),
  ];
  return {
    version,
    origin,
    createdOn: record.createdAt.toISOString(),
    createdBy: record.createdBy,
    changes:
      own === null || around.before === null
        ? []
        : listTemplateChanges(around.before, own).map(toChangeReply),
    lesson: lesson === null ? null : toLessonReply(own ?? template.definition, lesson, around.children),
    isCurrent,
    can: can_,
  };
}

function toLessonReply(
  { keys }: TemplateDefinition,
  { learned, before, after }: Lesson,
  children: ReadonlyMap<string, SeenChild>,
): TemplateVersionReply['lesson'] {
  return {
    learned: learned.map(({ field, synonym, place, documents }) => ({
      key: keys.find((key) => key.field === field)?.key ?? field,
      synonym,
      place,
      documents: documents.flatMap((childId) => {
        const child = children.get(childId);
        return child === undefined
          ? []
          : [{ id: childId, documentId: child.documentId, fileName: child.fileName }];
      }),
      count: documents.length,
    })),
    before: { ...before },
    after: { ...after },
  };
}

/** What differs between two versions of a template. @throws Problem not-found */
export function compareTemplateVersions(
  { db }: Context,
  caller: Caller,
  choice: { readonly id: string; readonly version: number; readonly other: number },
): Promise<TemplateChangeReply[]> {
  return inTenant(db, caller.tenantId, async (tx) => {
    const template = findTemplate(listTemplates(await listTemplateRows(tx, caller.tenantId)), choice.id);
    const versions = await listVersions(tx, caller.tenantId, template.id);
    const one = requireDefinition(template.id, versions, choice.version);
    return listTemplateChanges(one, requireDefinition(template.id, versions, choice.other)).map(
      toChangeReply,
    );
  });
}

/** What a version says; 0 is what was shipped. @throws Problem not-found */
function requireDefinition(
  id: string,
  versions: readonly VersionRecord[],
  wanted: number,
): TemplateDefinition {
  const version = versions.find((each) => each.version === wanted);
  const shipped = wanted === 0 ? findShipped(id) : null;
  const said = version === undefined ? shipped : definitionOf(id, version);
  if (said === null) throw notFound();
  return said;
}

/** @throws Problem not-found, changed-meanwhile, wrong-state where it was removed, already-exists where another has its name */
export function returnToVersion(
  context: Context,
  caller: Caller,
  choice: VersionChoice,
): Promise<TemplateReply> {
  return change(context, caller, choice, async (tx, templates, template) => {
    const versions = await listVersions(tx, caller.tenantId, template.id);
    const definition = requireDefinition(template.id, versions, choice.version);
    if (checkFaults(definition, template.id, templates).length > 0)
      throw new Problem('already-exists', 'templates.fault.name-taken');
    return { definition, origin: 'returned' };
  });
}

/** @throws Problem not-found, changed-meanwhile, wrong-state where nothing was learned, or it is not there any more */
export function undoLesson(context: Context, caller: Caller, choice: VersionChoice): Promise<TemplateReply> {
  return change(context, caller, choice, async (tx, _templates, template) => {
    const versions = await listVersions(tx, caller.tenantId, template.id);
    const found = versions.find(({ version }) => version === choice.version);
    if (found === undefined) throw notFound();
    const learned = found.lesson?.learned.filter((each) => holdsProposal(template.definition, each)) ?? [];
    if (learned.length === 0) throw new Problem('wrong-state', 'refusals.wrongState');
    return { definition: undoLearned(template.definition, learned), origin: 'undone' };
  });
}

function change(
  { db, now }: Context,
  caller: Caller,
  { id, current }: VersionChoice,
  decide: (
    tx: TenantTransaction,
    templates: readonly Template[],
    template: Template,
  ) => Promise<{ readonly definition: TemplateDefinition; readonly origin: 'returned' | 'undone' }>,
): Promise<TemplateReply> {
  return inTenant(db, caller.tenantId, async (tx) => {
    const templates = await holdTemplates(tx, caller.tenantId);
    const template = requireFitting(templates, id, 'edit');
    if (current !== template.version) throw new Problem('changed-meanwhile', 'refusals.changedMeanwhile');
    const { definition, origin } = await decide(tx, templates, template);
    const maker = { tenantId: caller.tenantId, caller, now: new Date(now()) };
    return toTemplateReply(caller.access, await storeDefinition(tx, maker, template, definition, { origin }));
  });
}
