// Explains why a user can or cannot see something ('why can this user not see this?', decisions.md section 2). Inactive users and users
// without a role get nothing, Admins everything, everyone else the page filters of their role's first active sub-role. A page without a
// filter is denied with all its components; a component is denied on a page whose filter does not list it.

import type { PageFilter } from './can.ts';
import type { Page } from './pages.ts';
import { PAGES } from './pages.ts';

export type AccessBasis = 'inactive' | 'no-role' | 'admin' | 'no-sub-role' | 'sub-role';

/** What is missing: the basis itself, the page's filter, or the component in it. */
export type AccessLack = 'basis' | 'page-filter' | 'component';

export interface AccessFacts {
  readonly isActive: boolean;
  /** The first active role, or null. */
  readonly role: { readonly isAdmin: boolean } | null;
  /** The page filters of the role's first active sub-role; null without one. */
  readonly pageFilters: readonly PageFilter[] | null;
}

export interface ExplainedComponent {
  readonly key: string;
  readonly isAllowed: boolean;
  /** Null when allowed. */
  readonly lack: AccessLack | null;
}

export interface ExplainedPage {
  readonly name: string;
  readonly category: string;
  readonly url: string;
  readonly isAllowed: boolean;
  readonly lack: AccessLack | null;
  readonly components: readonly ExplainedComponent[];
}

export interface ExplainedAccess {
  readonly basis: AccessBasis;
  /** Every page, in catalogue order. */
  readonly pages: readonly ExplainedPage[];
}

/** For every page and component, whether it is allowed and, if not, what is missing. */
export function explainAccess(facts: AccessFacts): ExplainedAccess {
  const basis = decideBasis(facts);
  const filters = basis === 'sub-role' ? (facts.pageFilters ?? []) : [];
  return {
    basis,
    pages: PAGES.map((page) =>
      explainPage(page, basis, filters.find(({ name }) => name === page.name) ?? null),
    ),
  };
}

function decideBasis({ isActive, role, pageFilters }: AccessFacts): AccessBasis {
  if (!isActive) return 'inactive';
  if (!role) return 'no-role';
  if (role.isAdmin) return 'admin';
  return pageFilters === null ? 'no-sub-role' : 'sub-role';
}

function explainPage(page: Page, basis: AccessBasis, filter: PageFilter | null): ExplainedPage {
  const lack = pageLack(basis, filter);
  const components = page.components.map((key) => {
    const missing = lack ?? (basis === 'admin' || filter?.allowed.includes(key) ? null : 'component');
    return { key, isAllowed: missing === null, lack: missing };
  });
  return {
    name: page.name,
    category: page.category,
    url: page.url,
    isAllowed: lack === null,
    lack,
    components,
  };
}

function pageLack(basis: AccessBasis, filter: PageFilter | null): AccessLack | null {
  if (basis === 'admin') return null;
  if (basis !== 'sub-role') return 'basis';
  return filter ? null : 'page-filter';
}
