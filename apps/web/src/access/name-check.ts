import { checkRoleName, checkSubRoleName } from '@vigilo/contract/access';
import { callApi } from '../lib/call-api.ts';

/** Whether another role has the name; `id` is that of the role itself, or empty. */
export async function isRoleNameTaken(id: string, name: string): Promise<boolean> {
  return (await callApi(checkRoleName, { body: { _id: id, name } })).nameExist;
}

/** Whether another sub-role of the role has the name; `id` is that of the sub-role itself, or empty. */
export async function isSubRoleNameTaken(roleId: string, id: string, name: string): Promise<boolean> {
  return (await callApi(checkSubRoleName, { body: { _id: id, name, parentRoleId: roleId } })).found;
}
