// Every address of the application. A test keeps this list as a snapshot: it is the site map.

export const PATHS = {
  root: '/',
  home: '/home',
  signIn: '/login',
  companies: '/companies',
  companySummary: '/companies/summary/$companyId',
  companyEvents: '/companies/summary/$companyId/events',
  imports: '/import',
  aboutUs: '/about-us',
} as const;
