// What is typed into the dialog of a user, and what is wrong with it (specification 1, section 5).

import { addUser } from '@vigilo/contract/schemas/users';
import type { User } from '@vigilo/contract/users';
import { findFaults } from '../lib/find-faults.ts';

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

/** Parts of the calls' bodies that are typed into an input of another name. */
export const USER_INPUTS = { roles: 'role' } as const;

export function toUserFields(user: User): UserFields {
  return {
    email: user.email,
    name: user.name,
    role: user.roles[0]?.parentRole._id ?? '',
    clients: user.clients.map(({ _id }) => _id),
    version: user.version,
  };
}

/** The fields as the calls take them. */
export function toUserBody({ email, name, role, clients }: UserFields) {
  return { email: email.trim(), name: name.trim(), roles: [{ parentRole: role }], clients: [...clients] };
}

/** What is wrong with each field; `needsClients` for every role but an Admin's. */
export function listUserFaults(fields: UserFields, needsClients: boolean): UserFaults {
  const body = toUserBody(fields);
  const isMissingClients = fields.role !== '' && needsClients && fields.clients.length === 0;
  const faults = {
    email: body.email === '' ? 'enterEmail' : 'enterValidEmail',
    name: 'enterName',
    role: 'enterRole',
  } as const;
  return {
    ...findFaults<keyof UserFaults, UserFault>(addUser, body, faults, USER_INPUTS),
    ...(isMissingClients && { clients: 'selectClient' }),
  };
}
