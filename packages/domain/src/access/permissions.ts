// The 61 permission keys of the specification (3, section 6). Screens also spell them in upper case (EDIT_COMPANY, LIST_CRR,
// UPLOAD_DOUMENTS): the same permissions in another spelling, read through `findPermission`.

export const PERMISSION_KEYS = [
  'view-document-stats',
  'post-documents',
  'upload-documents',
  'view-documents',
  'redigitize-documents',
  'force-delete-documents',
  'delete-documents',
  'restore-documents',
  'download-original-file',
  'view-deleted-documents',
  'view-dataset',
  'edit-company',
  'list-creditriskrating',
  'edit-event',
  'add-event',
  'view-processed-document-stats',
  'view-processed-documents',
  'clone-processed-documents',
  'edit-processed-documents',
  'save-processed-documents',
  'download-processed-documents',
  'add-processed-documents',
  'delete-processed-documents',
  'tag-processed-documents',
  'reconcile-processed-documents',
  'view-processed-document-relations',
  'update-processed-document-relations',
  'perform-actions',
  'view-comments',
  'add-comments',
  'view-workflow',
  'update-workflow',
  'list-client',
  'view-client',
  'create-client',
  'update-client',
  'delete-client',
  'force-delete-client',
  'restore-client',
  'retrieve-template',
  'update-template',
  'create-template',
  'delete-template',
  'list-user',
  'create-user',
  'update-user',
  'restore-user',
  'delete-user',
  'change-password',
  'view-user',
  'create-role',
  'update-role',
  'view-role',
  'delete-role',
  'force-delete-role',
  'create-subrole',
  'update-subrole',
  'view-subrole',
  'delete-subrole',
  'force-delete-subrole',
  'admin-dash',
] as const;

export type PermissionKey = (typeof PERMISSION_KEYS)[number];

/** Spellings that differ from the key by more than case and hyphens. */
const IRREGULAR: Readonly<Record<string, PermissionKey>> = {
  'list-crr': 'list-creditriskrating',
  'list-credit-risk-rating': 'list-creditriskrating',
  'upload-douments': 'upload-documents',
};

/** The permission with this name, in either spelling, or null. */
export function findPermission(name: string): PermissionKey | null {
  const key = name.trim().toLowerCase().replaceAll('_', '-');
  return IRREGULAR[key] ?? PERMISSION_KEYS.find((known) => known === key) ?? null;
}

/**
 * A key in the upper-case spelling that screens use.
 * @public
 */
export function upperCaseTwin(key: PermissionKey): string {
  return key.toUpperCase().replaceAll('-', '_');
}
