import { createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { appConfigQuery } from '../lib/app-config.ts';
import { PATHS } from '../lib/paths.ts';
import { queryClient } from '../lib/query-client.ts';
import { parseSearch, writeSearch } from '../lib/search.ts';
import { documentRoutes } from './document-routes.ts';
import { FailedScreen } from './failed-screen.tsx';
import { requirePage } from './page-guard.ts';
import { checkSession, rootRoute, shellRoute, toSearch } from './shell-route.ts';

const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: PATHS.signIn,
  validateSearch: (search: Record<string, unknown>): { next?: string; ended?: string } => ({
    ...(typeof search['next'] === 'string' ? { next: search['next'] } : {}),
    ...(typeof search['ended'] === 'string' ? { ended: search['ended'] } : {}),
  }),
  beforeLoad: async () => {
    if (await checkSession()) throw redirect({ to: PATHS.root });
  },
  component: lazyRouteComponent(() => import('../sign-in/sign-in-screen.tsx'), 'SignInScreen'),
});

const forgotPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: PATHS.forgotPassword,
  component: lazyRouteComponent(
    () => import('../sign-in/password/forgot-password-screen.tsx'),
    'ForgotPasswordScreen',
  ),
});

/** The link of a mail: what it carries goes on in the state of the history, which no address shows (security.md C14). */
const passwordResetRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: PATHS.passwordReset,
  beforeLoad: ({ params }) => {
    throw redirect({ to: PATHS.newPassword, replace: true, state: { resetLink: params } });
  },
});

const newPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: PATHS.newPassword,
  component: lazyRouteComponent(
    () => import('../sign-in/password/new-password-screen.tsx'),
    'NewPasswordScreen',
  ),
});

/** The demo's; elsewhere there is none. */
const outboxRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: PATHS.outbox,
  beforeLoad: async () => {
    if (!(await queryClient.ensureQueryData(appConfigQuery)).OUTBOX) throw redirect({ to: PATHS.root });
  },
  component: lazyRouteComponent(() => import('../mail/outbox-screen.tsx'), 'OutboxScreen'),
});

const companiesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: PATHS.companies,
  validateSearch: toSearch,
  component: lazyRouteComponent(() => import('../companies/companies-screen.tsx'), 'CompaniesScreen'),
});

const portfolioRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: PATHS.myPortfolio,
  validateSearch: toSearch,
  beforeLoad: requirePage('My Portfolio'),
  component: lazyRouteComponent(() => import('../portfolio/portfolio-screen.tsx'), 'PortfolioScreen'),
});

const newsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: PATHS.news,
  validateSearch: toSearch,
  beforeLoad: requirePage('News'),
  component: lazyRouteComponent(() => import('../news/news-screen.tsx'), 'NewsScreen'),
});

const dashboardRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: PATHS.dashboard,
  validateSearch: toSearch,
  beforeLoad: requirePage('Dashboard'),
  component: lazyRouteComponent(() => import('../reports/dashboard-screen.tsx'), 'DashboardScreen'),
});

const importRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: PATHS.imports,
  validateSearch: toSearch,
  component: lazyRouteComponent(() => import('../imports/import-screen.tsx'), 'ImportScreen'),
});

const aboutRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: PATHS.aboutUs,
  component: lazyRouteComponent(() => import('../about/about-screen.tsx'), 'AboutScreen'),
});

const profileRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: PATHS.profile,
  component: lazyRouteComponent(() => import('../sign-in/profile/profile-screen.tsx'), 'ProfileScreen'),
});

const summaryRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: PATHS.companySummary,
  validateSearch: toSearch,
  beforeLoad: requirePage('Company Summary'),
  component: lazyRouteComponent(
    () => import('../companies/company-summary-screen.tsx'),
    'CompanySummaryScreen',
  ),
});

const usersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: PATHS.users,
  validateSearch: toSearch,
  beforeLoad: requirePage('Manage Users'),
  component: lazyRouteComponent(() => import('../users/users-screen.tsx'), 'UsersScreen'),
});

const clientsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: PATHS.clients,
  validateSearch: toSearch,
  beforeLoad: requirePage('Manage Clients'),
  component: lazyRouteComponent(() => import('../clients/clients-screen.tsx'), 'ClientsScreen'),
});

const templatesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: PATHS.templates,
  validateSearch: toSearch,
  beforeLoad: requirePage('Manage Templates'),
  component: lazyRouteComponent(() => import('../templates/templates-screen.tsx'), 'TemplatesScreen'),
});

const rolesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: PATHS.roles,
  validateSearch: toSearch,
  beforeLoad: requirePage('Manage Roles'),
  component: lazyRouteComponent(() => import('../access/roles/roles-screen.tsx'), 'RolesScreen'),
});

const subRoleRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: PATHS.subRole,
  validateSearch: toSearch,
  beforeLoad: requirePage('Manage Subroles'),
  component: lazyRouteComponent(() => import('../access/sub-roles/sub-role-screen.tsx'), 'SubRoleScreen'),
});

const feedsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: PATHS.feeds,
  validateSearch: toSearch,
  beforeLoad: requirePage('Manage News'),
  component: lazyRouteComponent(() => import('../news/manage-news-screen.tsx'), 'ManageNewsScreen'),
});

const auditRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: PATHS.audit,
  validateSearch: toSearch,
  beforeLoad: requirePage('Audit Log'),
  component: lazyRouteComponent(() => import('../audit/audit-screen.tsx'), 'AuditScreen'),
});

const eventsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: PATHS.companyEvents,
  validateSearch: toSearch,
  beforeLoad: requirePage('Screening'),
  component: lazyRouteComponent(() => import('../events/events-screen.tsx'), 'EventsScreen'),
});

/** The empty path, /home and every unknown path. */
const restRoutes = ([PATHS.root, PATHS.home, '$'] as const).map((path) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    beforeLoad: () => {
      throw redirect({ to: PATHS.companies, replace: true });
    },
  }),
);

const routeTree = rootRoute.addChildren([
  signInRoute,
  forgotPasswordRoute,
  passwordResetRoute,
  newPasswordRoute,
  outboxRoute,
  shellRoute.addChildren([
    companiesRoute,
    summaryRoute,
    eventsRoute,
    newsRoute,
    portfolioRoute,
    dashboardRoute,
    importRoute,
    ...documentRoutes,
    aboutRoute,
    profileRoute,
    usersRoute,
    clientsRoute,
    templatesRoute,
    rolesRoute,
    subRoleRoute,
    feedsRoute,
    auditRoute,
  ]),
  ...restRoutes,
]);

export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch: writeSearch,
  defaultErrorComponent: FailedScreen,
  defaultPendingMs: 300,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface HistoryState {
    /** What the link of a mail for a new password carries. */
    resetLink?: { readonly organization: string; readonly token: string };
  }
}
