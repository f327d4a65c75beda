// Clients (specification 1, sections 2.7, 3 to 5 and 7): their details, their dates, and the companies their users see.

import { areClientDates } from '@vigilo/domain/clients/client-dates';
import { isPhone } from '@vigilo/domain/clients/phone';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { day } from './companies.ts';
import { messageKey } from './messages/message.ts';

const done = z.object({ status: z.literal('success') });
const id = z.strictObject({ id: z.uuid() });

/** The actions the caller may take on a client; screens offer exactly these. */
export const CLIENT_ACTIONS = ['view', 'edit', 'webhook', 'delete', 'restore', 'force-delete'] as const;

export type ClientAction = (typeof CLIENT_ACTIONS)[number];

const person = z.object({ _id: z.string(), email: z.string(), name: z.string() });

/** A client in the list. Without list-client, callers get only the names and ids of their own clients. */
export const clientRow = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string().optional(),
  phone: z.string().optional(),
  description: z.string().optional(),
  startDate: z.string().nullable().optional(),
  endDate: z.string().nullable().optional(),
  isDeleted: z.boolean().optional(),
  /** Number of its companies visible to the caller. */
  companies: z.number().int().optional(),
  version: z.number().int().optional(),
  can: z.array(z.enum(CLIENT_ACTIONS)).optional(),
});

export type ClientRow = z.output<typeof clientRow>;

/** True, or empty (specification 1, section 7). */
const filterFlag = z.union([z.boolean(), z.literal('').transform(() => false)]);

export const listClients = defineCall({
  method: 'POST',
  isRead: true,
  path: '/client/getAllClients',
  permission: 'signed-in',
  summary:
    "Clients by name: with list-client every one, deleted ones too where `all` is set; without it the caller's own, name and id alone",
  body: z.strictObject({ all: filterFlag.default(false) }),
  reply: z.object({ status: z.literal('success'), clients: z.array(clientRow) }),
  problems: [],
});

const client = clientRow.required().extend({
  companyIDs: z.array(z.string()),
  /** Active users by role: Analyst, Approver, others. */
  users: z.array(person),
  analysts: z.array(person),
  approvers: z.array(person),
  lastUpdatedOn: z.string(),
});

export type Client = z.output<typeof client>;

export const getClient = defineCall({
  method: 'GET',
  path: '/api/v1/clients/{id}',
  permission: 'view-client',
  summary: 'One client with its companies that the caller sees, and its users',
  params: id,
  reply: z.object({ status: z.literal('success'), client }),
  problems: ['not-found'],
});

/** These ids take about four megabytes. */
const MOST_COMPANIES = 100_000;
const BODY_BYTES = 5 * 1024 * 1024;

const fields = {
  name: z.string().normalize('NFC').trim().min(1, messageKey('refusals.enterName')).max(200),
  email: z.union([z.literal(''), z.email().max(254)]).default(''),
  phone: z.string().max(14).refine(isPhone, messageKey('refusals.phoneFormat')).default(''),
  description: z.string().trim().max(2000).default(''),
  startDate: day.nullable().default(null),
  endDate: day.nullable().default(null),
  companyIDs: z.array(z.uuid()).min(1, messageKey('refusals.selectCompany')).max(MOST_COMPANIES),
};

const DATES = { path: ['endDate'], message: messageKey('refusals.endAfterStart') };

export const addClient = defineCall({
  method: 'POST',
  path: '/client/createClient',
  permission: 'create-client',
  creates: true,
  summary: 'Adds a client with its companies',
  bodyBytes: BODY_BYTES,
  body: z.strictObject(fields).refine(({ startDate, endDate }) => areClientDates(startDate, endDate), DATES),
  reply: z.object({ status: z.literal('success'), client }),
  problems: ['already-exists'],
});

export const changeClient = defineCall({
  method: 'POST',
  path: '/client/editClient',
  permission: 'update-client',
  summary: 'Changes a client; companies of it that the caller does not see stay',
  bodyBytes: BODY_BYTES,
  body: z
    .strictObject({ _id: z.uuid(), version: z.number().int().optional(), ...fields })
    .refine(({ startDate, endDate }) => areClientDates(startDate, endDate), DATES),
  reply: z.object({ status: z.literal('success'), client }),
  problems: ['not-found', 'already-exists', 'changed-meanwhile', 'wrong-state'],
});

export const removeClient = defineCall({
  method: 'DELETE',
  path: '/client/deleteClient/{id}',
  permission: 'delete-client',
  summary: 'Deletes a client; it can be restored',
  params: id,
  reply: done,
  problems: ['not-found', 'wrong-state'],
});

export const forceRemoveClient = defineCall({
  method: 'DELETE',
  path: '/client/forceDeleteClient/{id}',
  permission: 'force-delete-client',
  summary: 'Removes a deleted client for good',
  params: id,
  reply: done,
  problems: ['not-found', 'wrong-state'],
});

export const restoreClient = defineCall({
  method: 'POST',
  path: '/client/restoreClientByID',
  permission: 'restore-client',
  summary: 'Restores a deleted client',
  body: z.strictObject({ clientId: z.uuid() }),
  reply: done,
  problems: ['not-found', 'wrong-state'],
});
