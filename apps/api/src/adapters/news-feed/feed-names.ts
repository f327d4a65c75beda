// How elements of feeds are called. Files use any prefix for a namespace, leave its declaration out, or spell its address in their own way: each namespace
// that matters has one short family name here, and elements of RSS, of none and of unknown ones without a prefix have none.

/** Declarations of namespaces from the innermost outward. */
export interface Scope {
  readonly prefix: string;
  readonly family: string;
  readonly outer: Scope | null;
}

const FAMILIES: readonly (readonly [start: string, family: string])[] = [
  ['www.w3.org/2005/atom', 'atom'],
  ['purl.org/atom', 'atom'],
  ['www.w3.org/1999/02/22-rdf-syntax-ns', 'rdf'],
  ['www.w3.org/1999/xhtml', 'xhtml'],
  ['purl.org/dc/terms', 'dcterms'],
  ['purl.org/dc/elements', 'dc'],
  ['purl.org/rss/1.0/modules/content', 'content'],
  ['purl.org/rss/1.0/modules/syndication', 'sy'],
  ['purl.org/rss/1.0/modules', 'module'],
  ['purl.org/rss/1.0', ''],
  ['purl.org/net/rss1', ''],
  ['channel.netscape.com/rdf/simple', ''],
  ['my.netscape.com/rdf/simple', ''],
  ['my.netscape.com/publish/formats/rss', ''],
  ['backend.userland.com/rss', ''],
  ['blogs.law.harvard.edu/tech/rss', ''],
  ['cyber.law.harvard.edu/rss', ''],
  ['cyber.harvard.edu/rss', ''],
  ['search.yahoo.com/mrss', 'media'],
  ['www.itunes.com/dtds/podcast', 'itunes'],
  ['rssnamespace.org/feedburner', 'feedburner'],
];

/** Farther out than any file has cause to go. */
const MOST_SCOPES = 400;

/** The family of a namespace's address, or null for one that does not matter. */
function findFamily(uri: string): string | null {
  const address = uri
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '');
  return FAMILIES.find(([start]) => address.startsWith(start))?.[1] ?? null;
}

/** The family of a prefix whose declaration is missing or unknown: what it is commonly used for. */
function familyFromPrefix(prefix: string): string {
  const plain = prefix.toLowerCase();
  if (plain === 'a10' || plain === 'atom10' || plain === 'atom03') return 'atom';
  return plain === 'rss' ? '' : plain;
}

/** `family:local` or, where the family has no name, `local`; in small letters. */
export function toElementKey(name: string, scope: Scope | null): string {
  const colon = name.indexOf(':');
  const prefix = colon === -1 ? '' : name.slice(0, colon).toLowerCase();
  const local = name.slice(colon + 1).toLowerCase();
  const family = familyIn(scope, prefix) ?? familyFromPrefix(prefix);
  return family === '' ? local : `${family}:${local}`;
}

function familyIn(scope: Scope | null, prefix: string): string | null {
  let steps = 0;
  for (let each = scope; each !== null && steps < MOST_SCOPES; each = each.outer) {
    if (each.prefix === prefix) return each.family;
    steps += 1;
  }
  return null;
}

const CONTAINERS = new Set(['rss', 'rdf', 'feed', 'channel']);
/** Fields that never hold items: an item within one of them says that its end is missing. */
const TEXT_FIELDS = new Set([
  'title',
  'link',
  'description',
  'pubdate',
  'guid',
  'id',
  'summary',
  'content',
  'updated',
  'published',
  'category',
  'author',
]);
/** Those that hold no fields either. */
const PLAIN_FIELDS = new Set([...TEXT_FIELDS].filter((name) => !/^(?:author|category|content)$/.test(name)));
const NEXT_FIELDS = new Set([
  ...PLAIN_FIELDS,
  'category',
  'dc:date',
  'dc:creator',
  'content:encoded',
  'comments',
  'enclosure',
]);

function withoutAtom(key: string): string {
  return key.replace('atom:', '');
}

/** Whether an element holds items. */
export function isContainer(key: string): boolean {
  return CONTAINERS.has(key.slice(key.lastIndexOf(':') + 1));
}

export function isItem(key: string): boolean {
  return key === 'item' || key === 'entry' || key === 'atom:entry' || key === 'rdf:item';
}

/** Whether a field never holds items. */
export function isTextField(key: string): boolean {
  return TEXT_FIELDS.has(withoutAtom(key));
}

/** Whether an element can only begin where a field has ended. */
export function endsField(field: string, element: string): boolean {
  return PLAIN_FIELDS.has(withoutAtom(field)) && NEXT_FIELDS.has(withoutAtom(element));
}

/** The namespaces within an element that declares some by its attributes. */
export function extendScope(outer: Scope | null, attributes: ReadonlyMap<string, string>): Scope | null {
  let scope = outer;
  for (const [name, value] of attributes) {
    if (name === 'xmlns') scope = { prefix: '', family: findFamily(value) ?? '', outer: scope };
    else if (name.startsWith('xmlns:'))
      scope = {
        prefix: name.slice(6),
        family: findFamily(value) ?? familyFromPrefix(name.slice(6)),
        outer: scope,
      };
  }
  return scope;
}

/** The namespaces within the outermost element of a feed: what it is called says what it is of, whatever its prefix or its default declares. */
export function rootScope(name: string, scope: Scope | null): Scope | null {
  const [local = '', prefix = ''] = name.toLowerCase().split(':').toReversed();
  const family = familyIn(scope, prefix);
  if (local === 'rss' && family !== '') return { prefix, family: '', outer: scope };
  const isUnknown =
    prefix !== '' && family === null && familyFromPrefix(prefix) === prefix && prefix !== 'atom';
  return local === 'feed' && isUnknown ? { prefix, family: 'atom', outer: scope } : scope;
}
