import { expect, it } from 'vitest';
import { PATHS } from './paths.ts';

it('is the site map', () => {
  expect(PATHS).toMatchInlineSnapshot(`
    {
      "aboutUs": "/about-us",
      "audit": "/admin/audit",
      "clients": "/admin/clients",
      "companies": "/companies",
      "companyEvents": "/companies/summary/$companyId/events",
      "companySummary": "/companies/summary/$companyId",
      "dashboard": "/dashboard",
      "documentScreening": "/documents/summary/$documentId/screening/$childId",
      "documentSummary": "/documents/summary/$documentId",
      "documents": "/index/document/listing",
      "feeds": "/admin/news",
      "forgotPassword": "/forgot-password",
      "home": "/home",
      "imports": "/import",
      "interDocumentValidation": "/documents/summary/$documentId/screening/$childId/InterDocumentValidation",
      "myPortfolio": "/my-portfolio",
      "newPassword": "/password_reset",
      "news": "/news",
      "outbox": "/outbox",
      "passwordReset": "/password_reset/$organization/$token",
      "profile": "/profile",
      "roles": "/admin/roles",
      "root": "/",
      "signIn": "/login",
      "subRole": "/admin/editsubrole/$subRoleId",
      "templates": "/admin/templates",
      "upload": "/upload",
      "users": "/admin/users",
    }
  `);
});
