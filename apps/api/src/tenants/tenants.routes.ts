import { addIndustry, addSector, listIndustries, listSectors, removeIndustry, removeSector } from '@vigilo/contract/tenants';
import type { AppContext } from '../app/context.ts';
import type { Implementation } from '../app/implementation.ts';
import { implement } from '../app/implementation.ts';
import { addEntry, listOfCaller, removeEntry } from './own-lists.service.ts';

const DONE = { status: 'success' } as const;

export function tenantRoutes(context: AppContext): Implementation[] {
  return [
    implement(listSectors, async ({ caller }) => ({ ...DONE, data: await listOfCaller(context, caller, 'sectors') })),
    implement(addSector, async ({ body, caller }) => ({ ...DONE, message: 'Sector added Successfully', data: await addEntry(context, caller, 'sectors', body.name) })),
    implement(removeSector, async ({ params, caller }) => {
      await removeEntry(context, caller, 'sectors', params.id);
      return DONE;
    }),
    implement(listIndustries, async ({ caller }) => ({ ...DONE, data: await listOfCaller(context, caller, 'industries') })),
    implement(addIndustry, async ({ body, caller }) => ({ ...DONE, message: 'Industry added Successfully', data: await addEntry(context, caller, 'industries', body.name) })),
    implement(removeIndustry, async ({ params, caller }) => {
      await removeEntry(context, caller, 'industries', params.id);
      return DONE;
    }),
  ];
}
