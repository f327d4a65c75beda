// The roles every tenant starts with (decisions.md section 2). Admin passes every check; every other role has one sub-role, 'Default'.
// Analysts edit companies and events and work on documents but cannot delete them; Approvers can. Licensed Clients read lists,
// summaries, portfolio, ratings and downloads; Clients the same without ratings.

import type { PageName } from './pages.ts';
import { PAGES } from './pages.ts';
import type { PermissionKey } from './permissions.ts';
import type { RoleKind } from './role-kind.ts';

export interface DefaultRole {
  /** Its kind too, which stays when it is called something else. */
  readonly name: Exclude<RoleKind, 'Other'>;
  readonly type: 'Admin' | 'User';
  readonly description: string;
  readonly filters: readonly { readonly page: PageName; readonly allowed: readonly PermissionKey[] }[];
}

const DELETES: readonly PermissionKey[] = [
  'delete-documents',
  'force-delete-documents',
  'delete-processed-documents',
];
const STAFF_PAGES: readonly PageName[] = [
  'Document Listing',
  'Company Summary',
  'Screening',
  'News',
  'My Portfolio',
  'Dashboard',
  'Upload',
  'Documents',
  'Document Summary',
  'Document Screening',
  'Inter Document Validation',
];
const READER_PAGES: readonly PageName[] = [
  'Document Listing',
  'Company Summary',
  'Screening',
  'My Portfolio',
  'Dashboard',
];

function staffFilters(denied: readonly PermissionKey[]): DefaultRole['filters'] {
  return buildFilters(STAFF_PAGES, (key) => !denied.includes(key));
}

function buildFilters(
  pages: readonly PageName[],
  allows: (key: PermissionKey) => boolean,
): DefaultRole['filters'] {
  return PAGES.filter((page) => pages.includes(page.name)).map((page) => ({
    page: page.name,
    allowed: page.components.filter((key) => key !== 'admin-dash' && allows(key)),
  }));
}

export const DEFAULT_ROLES: readonly DefaultRole[] = [
  { name: 'Admin', type: 'Admin', description: 'Everything within the own tenant', filters: [] },
  {
    name: 'Analyst',
    type: 'User',
    description: 'Rates and edits companies, events and documents',
    filters: staffFilters(DELETES),
  },
  { name: 'Approver', type: 'User', description: 'Validates and deletes as well', filters: staffFilters([]) },
  {
    name: 'Client',
    type: 'User',
    description: 'Reads the companies of the own clients',
    filters: buildFilters(READER_PAGES, () => false),
  },
  {
    name: 'Licensed Client',
    type: 'User',
    description: 'Reads the companies of the own clients with their credit ratings',
    filters: buildFilters(READER_PAGES, (key) => key === 'list-creditriskrating'),
  },
];
