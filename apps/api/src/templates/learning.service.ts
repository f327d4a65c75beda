// Templates learn from what people put right in documents that they approved: each night, and when asked. What is learned is a version of its own.

import type { LearnedReply } from '@vigilo/contract/template-versions';
import { listRefused } from '@vigilo/domain/templates/learned';
import type { LearningResult } from '@vigilo/domain/templates/learn-from-corrections';
import type { Template } from '@vigilo/domain/templates/template';
import { isOther, listTemplates } from '@vigilo/domain/templates/template';
import { listApprovedReadings } from '../extraction/typed-children.service.ts';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { Problem } from '../frame/problem.ts';
import { listTenants } from '../tenants/tenants.service.ts';
import {
  checkFaults,
  findTemplate,
  holdTemplates,
  requireFitting,
  storeDefinition,
} from './change-template.ts';
import { runLearning } from './run-learning.ts';
import { listVersions } from './template-versions.queries.ts';
import { listTemplateRows } from './templates.queries.ts';

type Context = Pick<AppContext, 'db' | 'now'>;

/** The newest approved child documents of a type are learned from: what suppliers wrote long ago may be gone, and the time is bounded. */
const MOST_DOCUMENTS = 100;

/** Learns for every template of every tenant. What cannot be stored, since somebody changed the template meanwhile, is for the next night. */
export async function learnAll(context: Context): Promise<{ readonly learned: number }> {
  let learned = 0;
  for (const { id: tenantId } of await listTenants(context.db)) {
    const templates = await inTenant(context.db, tenantId, async (tx) =>
      listTemplates(await listTemplateRows(tx, tenantId)),
    );
    for (const template of templates.filter(({ id, state }) => state !== 'removed' && !isOther(id))) {
      const result = await learn(context, tenantId, template);
      if (
        result.lesson !== null &&
        (await keep(context, { tenantId, caller: null }, template, result)) !== null
      )
        learned += 1;
    }
  }
  return { learned };
}

/** Learns for one template now. @throws Problem not-found, wrong-state for one that was removed and for 'Other', changed-meanwhile */
export async function learnTemplate(context: Context, caller: Caller, id: string): Promise<LearnedReply> {
  const { tenantId } = caller;
  const template = await inTenant(context.db, tenantId, async (tx) =>
    requireFitting(listTemplates(await listTemplateRows(tx, tenantId)), id, 'edit'),
  );
  if (isOther(template.id)) throw new Problem('wrong-state', 'refusals.wrongState');
  const result = await learn(context, tenantId, template);
  const version = result.lesson === null ? null : await keep(context, { tenantId, caller }, template, result);
  if (result.lesson !== null && version === null)
    throw new Problem('changed-meanwhile', 'refusals.changedMeanwhile');
  return {
    version,
    approved: result.approved,
    trials: result.trials.map(({ field, synonym, place, documents, outcome }) => ({
      key: template.definition.keys.find((key) => key.field === field)?.key ?? field,
      synonym,
      place,
      count: documents.length,
      outcome,
    })),
  };
}

interface Learning extends LearningResult {
  /** Child documents that it looked at. */
  readonly approved: number;
}

async function learn({ db }: Context, tenantId: string, template: Template): Promise<Learning> {
  const { definition, formerNames } = template;
  const { documents, lessons } = await inTenant(db, tenantId, async (tx) => ({
    documents: await listApprovedReadings(tx, tenantId, [definition.name, ...formerNames], MOST_DOCUMENTS),
    lessons: (await listVersions(tx, tenantId, template.id)).flatMap(({ lesson }) => lesson ?? []),
  }));
  const isCorrected = documents.some(({ rows }) => rows.some(({ IsModified }) => IsModified));
  if (!isCorrected) return { definition, lesson: null, trials: [], approved: documents.length };
  // Outside of any transaction: this takes seconds.
  const refused = listRefused(definition, lessons);
  return { ...(await runLearning({ definition, documents, refused })), approved: documents.length };
}

/** Stores what was learned as a version and answers its number; null where the template changed meanwhile. */
async function keep(
  { db, now }: Context,
  by: { readonly tenantId: string; readonly caller: Caller | null },
  before: Template,
  { definition, lesson }: LearningResult,
): Promise<number | null> {
  return inTenant(db, by.tenantId, async (tx) => {
    const templates = await holdTemplates(tx, by.tenantId);
    const present = templates.find(({ id }) => id === before.id);
    if (present?.version !== before.version || present.state === 'removed') return null;
    if (checkFaults(definition, before.id, templates).length > 0) return null;
    const maker = { ...by, now: new Date(now()) };
    const stored = await storeDefinition(tx, maker, findTemplate(templates, before.id), definition, {
      origin: 'learned',
      lesson,
    });
    return stored.version;
  });
}
