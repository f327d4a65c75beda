import { checkRoleName, checkSubRoleName } from '@vigilo/contract/access';
import { useState } from 'react';
import { callApi } from '../lib/call-api.ts';

export interface NameCheck {
  /** Whether the name, as it stands in the field, is known to be taken. */
  readonly isTaken: (name: string) => boolean;
  /** Asks about a name that was typed. */
  readonly check: (name: string) => void;
  /** Notes that the server refused a name as taken. */
  readonly note: (name: string) => void;
}

/** Asks the server whether names are taken, as they are typed; a failure says nothing, for the save checks again. */
export function useNameCheck(ask: (name: string) => Promise<boolean>): NameCheck {
  const [taken, setTaken] = useState<string | null>(null);
  return {
    isTaken: (name) => taken !== null && name.trim() === taken,
    note: (name) => setTaken(name.trim()),
    check: (name) => {
      const asked = name.trim();
      if (asked === '') return;
      void ask(asked)
        .then((isFound) => setTaken((known) => (isFound ? asked : known === asked ? null : known)))
        .catch(() => undefined);
    },
  };
}

/** Whether another role has the name; `id` is that of the role itself, or empty. */
export async function isRoleNameTaken(id: string, name: string): Promise<boolean> {
  return (await callApi(checkRoleName, { body: { _id: id, name } })).nameExist;
}

/** Whether another sub-role of the role has the name; `id` is that of the sub-role itself, or empty. */
export async function isSubRoleNameTaken(roleId: string, id: string, name: string): Promise<boolean> {
  return (await callApi(checkSubRoleName, { body: { _id: id, name, parentRoleId: roleId } })).found;
}
