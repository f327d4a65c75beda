import { expect, it } from 'vitest';
import { pageFromPath } from './current-page.ts';

it.each([
  ['/companies', 'documents'],
  ['/companies/summary/7', 'summary'],
  ['/companies/summary/7/events', 'screening/events'],
  ['/dashboard', 'dashboard'],
  ['/import', 'upload'],
  ['/admin/users', 'admin'],
  ['/documents/summary/1/screening/2', 'screening/events'],
  ['/documents/summary/1/screening/2/InterDocumentValidation', 'inter-document validation'],
  ['/profile', '/profile'],
  ['/password_reset/scry/secret', '/password_reset'],
])('%s is %s', (pathname, part) => {
  expect(pageFromPath(pathname)).toBe(part);
});
