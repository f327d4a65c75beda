// The names a tenant has of its own: sectors and industries of companies, sources and topics of events (specification 2, sections 2.5, 3 and 7; 3, sections 2.2 and 7).

import { z } from 'zod';
import { defineCall } from './call.ts';
import { messageKey } from './messages/message.ts';

const named = z.object({ _id: z.string(), name: z.string() });
const nameBody = z.strictObject({
  name: z.string().normalize('NFC').trim().min(1, messageKey('refusals.fillMandatory')).max(200),
});
const id = z.strictObject({ id: z.uuid() });
const list = z.object({ status: z.literal('success'), data: z.array(named) });
const added = z.object({ status: z.literal('success'), message: z.string(), data: named });
const done = z.object({ status: z.literal('success') });

export const listSectors = defineCall({
  method: 'GET',
  path: '/vigilo-rti/sector/',
  permission: 'signed-in',
  summary: "The tenant's sectors, by name",
  reply: list,
  problems: [],
});

export const addSector = defineCall({
  method: 'POST',
  path: '/vigilo-rti/sector/',
  permission: 'edit-company',
  creates: true,
  summary: 'Add a sector',
  body: nameBody,
  reply: added,
  problems: ['already-exists'],
});

export const removeSector = defineCall({
  method: 'DELETE',
  path: '/vigilo-rti/sector/{id}',
  permission: 'edit-company',
  summary: 'Delete a sector that no company has',
  params: id,
  reply: done,
  problems: ['not-found', 'wrong-state'],
});

export const listIndustries = defineCall({
  method: 'GET',
  path: '/vigilo-rti/industry/',
  permission: 'signed-in',
  summary: "The tenant's industries, by name",
  reply: list,
  problems: [],
});

export const addIndustry = defineCall({
  method: 'POST',
  path: '/vigilo-rti/industry/',
  permission: 'edit-company',
  creates: true,
  summary: 'Add an industry',
  body: nameBody,
  reply: added,
  problems: ['already-exists'],
});

export const removeIndustry = defineCall({
  method: 'DELETE',
  path: '/vigilo-rti/industry/{id}',
  permission: 'edit-company',
  summary: 'Delete an industry that no company has',
  params: id,
  reply: done,
  problems: ['not-found', 'wrong-state'],
});

export const listSources = defineCall({
  method: 'GET',
  path: '/vigilo-rti/source/',
  permission: 'signed-in',
  summary: "The tenant's sources of events, by name",
  reply: list,
  problems: [],
});

export const addSource = defineCall({
  method: 'POST',
  path: '/vigilo-rti/source/',
  permission: 'add-event',
  creates: true,
  summary: 'Add a source',
  body: nameBody,
  reply: added,
  problems: ['already-exists'],
});

export const removeSource = defineCall({
  method: 'DELETE',
  path: '/vigilo-rti/source/{id}',
  permission: 'add-event',
  summary: 'Delete a source from the list that is offered; events keep its name',
  params: id,
  reply: done,
  problems: ['not-found'],
});

export const listTopics = defineCall({
  method: 'GET',
  path: '/vigilo-rti/topic/',
  permission: 'signed-in',
  summary: "The tenant's topics of events, by name",
  reply: list,
  problems: [],
});

export const addTopic = defineCall({
  method: 'POST',
  path: '/vigilo-rti/topic/',
  permission: 'add-event',
  creates: true,
  summary: 'Add a topic',
  body: nameBody,
  reply: added,
  problems: ['already-exists'],
});

export const removeTopic = defineCall({
  method: 'DELETE',
  path: '/vigilo-rti/topic/{id}',
  permission: 'add-event',
  summary: 'Delete a topic from the list that is offered; events keep its name',
  params: id,
  reply: done,
  problems: ['not-found'],
});
