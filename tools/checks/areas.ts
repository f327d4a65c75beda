// One word per area, the same in every place: folders of the domain, the API and the browser, files of the contract and of the messages.
// A new area begins with its word here.

export const AREAS: ReadonlySet<string> = new Set([
  // news -> events -> scoring -> heat map -> portfolio -> companies (summary) -> reports
  'news',
  'events',
  'scoring',
  'heat-map',
  'portfolio',
  'companies',
  'reports',
  // documents (upload) -> digitise -> tables -> extraction -> validation -> relations
  'documents',
  'digitise',
  'tables',
  'extraction',
  'validation',
  'relations',
  // beside them
  'sign-in',
  'users',
  'clients',
  'access',
  'audit',
  'imports',
  'share-prices',
  'tenants',
  'health',
  'about',
  'demo',
  'drafts',
  'mail',
]);

/** What is no area and may stand beside areas, by place. */
export const FRAME_NAMES: Readonly<
  Record<'domain' | 'contract' | 'messages' | 'api' | 'web', ReadonlySet<string>>
> = {
  // How the fields of any record are described.
  domain: new Set(['records']),
  contract: new Set(['call', 'records', 'problems', 'messages']),
  // The import wizard, what opens over the events screen, the RTI Summary and reports on paper say so much that their sentences have a file of their own.
  messages: new Set([
    'shell',
    'problems',
    'refusals',
    'import-wizard',
    'event-dialogs',
    'rti-summary',
    'printed-reports',
  ]),
  api: new Set(['app', 'frame', 'flows', 'adapters']),
  web: new Set(['app', 'ui', 'lib']),
};
