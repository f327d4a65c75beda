import {
  addIndustry,
  addSector,
  addSource,
  addTopic,
  listIndustries,
  listSectors,
  listSources,
  listTopics,
  removeIndustry,
  removeSector,
  removeSource,
  removeTopic,
} from '@vigilo/contract/tenants';
import type { AppContext } from '../frame/context.ts';
import type { Implementation } from '../frame/implementation.ts';
import { implement } from '../frame/implementation.ts';
import { addEntry, listForCaller, removeEntry } from './own-lists.service.ts';

const DONE = { status: 'success' } as const;

const CALLS = [
  {
    table: 'sectors',
    list: listSectors,
    add: addSector,
    remove: removeSector,
    added: 'Sector added Successfully',
  },
  {
    table: 'industries',
    list: listIndustries,
    add: addIndustry,
    remove: removeIndustry,
    added: 'Industry added Successfully',
  },
  {
    table: 'sources',
    list: listSources,
    add: addSource,
    remove: removeSource,
    added: 'Source added Successfully',
  },
  // The specification says it of topics too.
  {
    table: 'topics',
    list: listTopics,
    add: addTopic,
    remove: removeTopic,
    added: 'Source added Successfully',
  },
] as const;

export function tenantRoutes(context: AppContext): Implementation[] {
  return CALLS.flatMap(({ table, list, add, remove, added }) => [
    implement(list, async ({ caller }) => ({ ...DONE, data: await listForCaller(context, caller, table) })),
    implement(add, async ({ body, caller }) => ({
      ...DONE,
      message: added,
      data: await addEntry(context, caller, table, body.name),
    })),
    implement(remove, async ({ params, caller }) => {
      await removeEntry(context, caller, table, params.id);
      return DONE;
    }),
  ]);
}
