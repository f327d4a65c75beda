// What is typed into the dialog of a client, and what is wrong with it (specification 1, section 5).

import type { Client } from '@vigilo/contract/clients';
import { areClientDates } from '@vigilo/domain/clients/client-dates';
import { isPhone } from '@vigilo/domain/clients/phone';

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

export type ClientFaults = Partial<Record<'name' | 'email' | 'phone' | 'endDate' | 'companies', ClientFault>>;

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

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

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

/**
 * What is wrong with each field.
 * @param takenNames names that no other client may have, whatever their case
 */
export function listClientFaults(
  { name, email, phone, startDate, endDate, companyIDs }: ClientFields,
  takenNames: readonly string[],
): ClientFaults {
  const wanted = name.trim().toLocaleLowerCase();
  const isTaken = takenNames.some((taken) => taken.trim().toLocaleLowerCase() === wanted);
  return {
    ...(wanted === '' ? { name: 'enterName' } : isTaken && { name: 'exists' }),
    ...(email.trim() !== '' && !EMAIL.test(email.trim()) && { email: 'wrongEmail' }),
    ...(!isPhone(phone) && { phone: 'wrongPhone' }),
    ...(!areClientDates(startDate, endDate) && { endDate: 'wrongDates' }),
    ...(companyIDs.length === 0 && { companies: 'selectCompany' }),
  };
}
