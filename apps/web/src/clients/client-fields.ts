// What is typed into the dialog of a client, and what is wrong with it (specification 1, section 5).

import type { Client } from '@vigilo/contract/clients';
import { addClient } from '@vigilo/contract/schemas/clients';
import { areClientDates } from '@vigilo/domain/clients/client-dates';
import { findFaults } from '../lib/find-faults.ts';

export type ClientFields = Readonly<{
  name: string;
  email: string;
  phone: string;
  description: string;
  /** Days, YYYY-MM-DD, or null where open. */
  startDate: string | null;
  endDate: string | null;
  companyIDs: readonly string[];
  /** The version that was looked at; 0 for a new client. */
  version: number;
}>;

export type ClientFault =
  | 'enterName'
  | 'exists'
  | 'wrongEmail'
  | 'wrongPhone'
  | 'wrongDates'
  | 'selectCompany';

export type ClientFaults = Partial<
  Record<'name' | 'email' | 'phone' | 'endDate' | 'companyIDs', ClientFault>
>;

const FAULTS: Required<ClientFaults> = {
  name: 'enterName',
  email: 'wrongEmail',
  phone: 'wrongPhone',
  endDate: 'wrongDates',
  companyIDs: 'selectCompany',
};

export const NEW_CLIENT: ClientFields = {
  name: '',
  email: '',
  phone: '',
  description: '',
  startDate: null,
  endDate: null,
  companyIDs: [],
  version: 0,
};

export function toClientFields({
  name,
  email,
  phone,
  description,
  startDate,
  endDate,
  companyIDs,
  version,
}: Client): ClientFields {
  return { name, email, phone, description, startDate, endDate, companyIDs, version };
}

/** The fields as the calls take them. */
export function toClientBody({
  name,
  email,
  phone,
  description,
  startDate,
  endDate,
  companyIDs,
}: ClientFields) {
  const texts = { name: name.trim(), email: email.trim(), phone, description };
  return { ...texts, startDate, endDate, companyIDs: [...companyIDs] };
}

/**
 * What is wrong with each field.
 * @param takenNames names that no other client may have, whatever their case
 */
export function listClientFaults(fields: ClientFields, takenNames: readonly string[]): ClientFaults {
  const body = toClientBody(fields);
  const wanted = body.name.toLocaleLowerCase();
  const isTaken = takenNames.some((taken) => taken.trim().toLocaleLowerCase() === wanted);
  return {
    ...(isTaken && { name: 'exists' }),
    // The call compares the days once everything else is right; here all is said at once.
    ...(!areClientDates(body.startDate, body.endDate) && { endDate: 'wrongDates' }),
    ...findFaults(addClient, body, FAULTS),
  };
}
