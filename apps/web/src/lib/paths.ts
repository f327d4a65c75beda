// Every address of the application. A test keeps this list as a snapshot: it is the site map.

export const PATHS = {
  root: '/',
  home: '/home',
  signIn: '/login',
  forgotPassword: '/forgot-password',
  /** The link of a mail; it leads on to the next at once, so that its token leaves the address bar. */
  passwordReset: '/password_reset/$organization/$token',
  newPassword: '/password_reset',
  outbox: '/outbox',
  profile: '/profile',
  companies: '/companies',
  companySummary: '/companies/summary/$companyId',
  companyEvents: '/companies/summary/$companyId/events',
  myPortfolio: '/my-portfolio',
  dashboard: '/dashboard',
  imports: '/import',
  upload: '/upload',
  documents: '/index/document/listing',
  documentSummary: '/documents/summary/$documentId',
  aboutUs: '/about-us',
  users: '/admin/users',
  roles: '/admin/roles',
  clients: '/admin/clients',
  templates: '/admin/templates',
  subRole: '/admin/editsubrole/$subRoleId',
  audit: '/admin/audit',
} as const;
