// Old links lead to where their screens are now (specification 1, section 2.1; decisions.md section 6): a leading # goes; /documents becomes
// /companies; a company's /screening and /screening/{id} become /events. Links to live document screens stay: whether /documents/summary/{id} and its
// /screening/{id} are a document's or, of old, a company's, the server alone knows, and so those screens find it out and lead on.

interface Rule {
  readonly old: RegExp;
  readonly now: (id: string) => string;
}

const toEvents = (id: string): string => `/companies/summary/${id}/events`;

const RULES: readonly Rule[] = [
  { old: /^\/documents\/?$/, now: () => '/companies' },
  { old: /^\/companies\/summary\/([^/]+)\/screening(?:\/[^/]+)?\/?$/, now: toEvents },
  { old: /^\/documents\/summary\/([^/]+)\/(?:screening|events)\/?$/, now: toEvents },
];

/** The parts of an address that decide. */
export interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Where an old link leads now, or null when the link is not an old one. */
export function findModernLink(address: Address): string | null {
  const unhashed = withoutHash(address);
  const [path = '', query = ''] = splitOnce(unhashed ?? address.pathname + address.search, '?');
  for (const rule of RULES) {
    const found = rule.old.exec(path);
    if (found !== null) return rule.now(found[1] ?? '') + query;
  }
  return unhashed;
}

/** The path that stood behind the #, or null when there is none: `/#/companies?x=1` and `/#companies` mean /companies. */
function withoutHash({ hash, pathname }: Address): string | null {
  const inner = hash.replace(/^#!?/, '');
  if (inner === '' || (pathname !== '/' && !inner.startsWith('/'))) return null;
  return `/${inner.replace(/^\/+/, '')}`;
}

/** The text before the first mark, and the mark with the rest. */
function splitOnce(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}
