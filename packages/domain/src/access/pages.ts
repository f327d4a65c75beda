// The pages that a page filter can allow, with their routes and components (permissions). Names as the
// specification's route guards use them (1, section 6); * stands for one path segment.

import type { PermissionKey } from './permissions.ts';

export interface Page {
  readonly name: string;
  readonly category: string;
  readonly subCategory: string;
  readonly url: string;
  readonly components: readonly PermissionKey[];
}

const COMPANY_COMPONENTS = ['edit-company', 'list-creditriskrating'] as const;
const DOCUMENT_COMPONENTS = [
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
  'download-processed-documents',
] as const;
const COMMENT_COMPONENTS = ['view-comments', 'add-comments'] as const;
const PROCESSED_COMPONENTS = [
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
  ...COMMENT_COMPONENTS,
  'view-workflow',
  'update-workflow',
  'view-documents',
] as const;

export const PAGES = [
  {
    name: 'Document Listing',
    category: 'Companies',
    subCategory: 'Listing',
    url: '/companies',
    components: COMPANY_COMPONENTS,
  },
  {
    name: 'Company Summary',
    category: 'Companies',
    subCategory: 'Summary',
    url: '/companies/summary/*',
    components: COMPANY_COMPONENTS,
  },
  {
    name: 'Screening',
    category: 'Companies',
    subCategory: 'Events',
    url: '/companies/summary/*/events',
    components: [...COMPANY_COMPONENTS, 'add-event', 'edit-event'],
  },
  {
    name: 'News',
    category: 'Companies',
    subCategory: 'News',
    url: '/news',
    components: ['add-event', 'edit-event'],
  },
  {
    name: 'My Portfolio',
    category: 'Companies',
    subCategory: 'Portfolio',
    url: '/my-portfolio',
    components: COMPANY_COMPONENTS,
  },
  { name: 'Dashboard', category: 'Reports', subCategory: 'Summary', url: '/dashboard', components: [] },
  {
    name: 'Upload',
    category: 'Documents',
    subCategory: 'Upload',
    url: '/upload',
    components: ['upload-documents'],
  },
  {
    name: 'Documents',
    category: 'Documents',
    subCategory: 'Listing',
    url: '/index/document/listing',
    components: [...DOCUMENT_COMPONENTS, 'view-comments'],
  },
  {
    name: 'Document Summary',
    category: 'Documents',
    subCategory: 'Summary',
    url: '/documents/summary/*',
    components: [
      ...DOCUMENT_COMPONENTS,
      ...COMMENT_COMPONENTS,
      'view-processed-documents',
      'add-processed-documents',
      'perform-actions',
      'view-workflow',
    ],
  },
  {
    name: 'Document Screening',
    category: 'Documents',
    subCategory: 'Screening',
    url: '/documents/summary/*/screening/*',
    components: PROCESSED_COMPONENTS,
  },
  {
    name: 'Inter Document Validation',
    category: 'Documents',
    subCategory: 'Validation',
    url: '/documents/summary/*/screening/*/InterDocumentValidation',
    components: PROCESSED_COMPONENTS,
  },
  {
    name: 'Manage Users',
    category: 'Admin',
    subCategory: 'Users',
    url: '/admin/users',
    components: [
      'list-user',
      'create-user',
      'update-user',
      'restore-user',
      'delete-user',
      'change-password',
      'view-user',
    ],
  },
  {
    name: 'Manage Roles',
    category: 'Admin',
    subCategory: 'Roles',
    url: '/admin/roles',
    components: [
      'create-role',
      'update-role',
      'view-role',
      'delete-role',
      'force-delete-role',
      'create-subrole',
      'view-subrole',
      'delete-subrole',
      'force-delete-subrole',
    ],
  },
  {
    name: 'Manage Subroles',
    category: 'Admin',
    subCategory: 'Roles',
    url: '/admin/editsubrole/*',
    components: ['update-subrole', 'view-subrole'],
  },
  {
    name: 'Manage Clients',
    category: 'Admin',
    subCategory: 'Clients',
    url: '/admin/clients',
    components: [
      'list-client',
      'view-client',
      'create-client',
      'update-client',
      'delete-client',
      'force-delete-client',
      'restore-client',
    ],
  },
  {
    name: 'Manage Templates',
    category: 'Admin',
    subCategory: 'Templates',
    url: '/admin/templates',
    components: ['retrieve-template', 'update-template', 'create-template', 'delete-template'],
  },
  {
    name: 'Manage News',
    category: 'Admin',
    subCategory: 'News',
    url: '/admin/news',
    components: ['admin-dash'],
  },
  {
    name: 'Audit Log',
    category: 'Admin',
    subCategory: 'Audit',
    url: '/admin/audit',
    components: ['admin-dash'],
  },
] as const satisfies readonly Page[];

export type PageName = (typeof PAGES)[number]['name'];

/** The page with this name, or null. */
export function findPage(name: string): Page | null {
  return PAGES.find((page) => page.name === name) ?? null;
}

const PAGES_WITH_PREVIEW: readonly string[] = [
  'Document Listing',
  'Company Summary',
  'Screening',
  'News',
  'My Portfolio',
  'Dashboard',
  'Upload',
  'Manage Users',
  'Manage Roles',
  'Manage Subroles',
  'Manage Clients',
  'Manage Templates',
  'Manage News',
  'Audit Log',
] satisfies PageName[];

/** Path of a page's preview picture, or null for a page that has none to show without a document. */
export function findPreview(page: Pick<Page, 'name'>): string | null {
  return PAGES_WITH_PREVIEW.includes(page.name)
    ? `/previews/${page.name.toLowerCase().replaceAll(' ', '-')}.webp`
    : null;
}
