// What is typed into the dialog of a user, and what is wrong with it (specification 1, section 5).

import type { User } from '@vigilo/contract/users';

export type UserFields = Readonly<{
  email: string;
  name: string;
  /** Id of the role, or empty. */
  role: string;
  /** Ids. */
  clients: readonly string[];
  /** The version that was looked at; 0 for a new user. */
  version: number;
}>;

export type UserFault = 'enterEmail' | 'enterValidEmail' | 'enterName' | 'enterRole' | 'selectClient';

export type UserFaults = Partial<Record<'email' | 'name' | 'role' | 'clients', UserFault>>;

export const NEW_USER: UserFields = { email: '', name: '', role: '', clients: [], version: 0 };

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function toUserFields(user: User): UserFields {
  return {
    email: user.email,
    name: user.name,
    role: user.roles[0]?.parentRole._id ?? '',
    clients: user.clients.map(({ _id }) => _id),
    version: user.version,
  };
}

/** What is wrong with each field; `needsClients` for every role but an Admin's. */
export function listUserFaults(
  { email, name, role, clients }: UserFields,
  needsClients: boolean,
): UserFaults {
  const address = email.trim();
  return {
    ...(address === '' ? { email: 'enterEmail' } : EMAIL.test(address) ? {} : { email: 'enterValidEmail' }),
    ...(name.trim() === '' && { name: 'enterName' }),
    ...(role === '' && { role: 'enterRole' }),
    ...(role !== '' && needsClients && clients.length === 0 && { clients: 'selectClient' }),
  };
}
