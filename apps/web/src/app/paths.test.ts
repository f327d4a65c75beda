import { expect, it } from 'vitest';
import { PATHS } from './paths.ts';

it('is the site map', () => {
  expect(PATHS).toMatchInlineSnapshot(`
    {
      "aboutUs": "/about-us",
      "companies": "/companies",
      "companyEvents": "/companies/summary/$companyId/events",
      "companySummary": "/companies/summary/$companyId",
      "home": "/home",
      "imports": "/import",
      "root": "/",
      "signIn": "/login",
    }
  `);
});
