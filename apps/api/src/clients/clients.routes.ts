import {
  addClient as addCall,
  changeClient as changeCall,
  forceRemoveClient as forceRemoveCall,
  getClient as getCall,
  listClients as listCall,
  removeClient as removeCall,
  restoreClient as restoreCall,
} from '@vigilo/contract/clients';
import type { AppContext } from '../frame/context.ts';
import type { Implementation } from '../frame/implementation.ts';
import { implement, ReadyJson } from '../frame/implementation.ts';
import {
  addClient,
  changeClient,
  forceRemoveClient,
  getClient,
  listClients,
  setClientDeleted,
} from './clients.service.ts';

const DONE = { status: 'success' } as const;

export function clientRoutes(context: AppContext): Implementation[] {
  return [
    implement(
      listCall,
      async ({ body, caller }) => new ReadyJson(await listClients(context, caller, body.all)),
    ),
    implement(getCall, async ({ params, caller }) => ({
      ...DONE,
      client: await getClient(context, caller, params.id),
    })),
    implement(addCall, async ({ body, caller }) => ({
      ...DONE,
      client: await addClient(context, caller, body),
    })),
    implement(changeCall, async ({ body, caller }) => ({
      ...DONE,
      client: await changeClient(context, caller, body),
    })),
    implement(removeCall, async ({ params, caller }) => {
      await setClientDeleted(context, caller, params.id, true);
      return DONE;
    }),
    implement(forceRemoveCall, async ({ params, caller }) => {
      await forceRemoveClient(context, caller, params.id);
      return DONE;
    }),
    implement(restoreCall, async ({ body, caller }) => {
      await setClientDeleted(context, caller, body.clientId, false);
      return DONE;
    }),
  ];
}
