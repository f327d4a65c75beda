// One word per area, used for folders of the domain, the API and the browser and for files of the contract and the messages. A new area begins with
// its word here.

/**
 * The areas from the ground up. In the domain and in the API an area imports only areas before it: what two areas share is moved down,
 * and whoever needs both stands above both (`areas-in-order` of .dependency-cruiser.mjs).
 */
export const AREAS: readonly string[] = [
  // who is there, and who may see and do what
  'tenants',
  'access',
  'audit',
  'clients',
  'mail',
  'drafts',
  'health',
  'about',
  // companies with their scores and prices
  'changes',
  'scoring',
  'companies',
  'share-prices',
  'summary',
  'heat-map',
  'portfolio',
  // events and where they come from
  'stories',
  'events',
  'news',
  'imports',
  // documents (upload) -> digitise -> tables -> extraction -> validation -> templates, relations
  'documents',
  'digitise',
  'tables',
  'extraction',
  'validation',
  'templates',
  'relations',
  'delivery',
  // what people correct in what was read, and what they decide about documents, which need everything above
  'review',
  'workflow',
  // people at work, and what is made of everything below
  'sign-in',
  'users',
  // what people say to each other about documents
  'comments',
  'reports',
  'demo',
];

/** What is no area and may stand beside areas, by place. */
export const FRAME_NAMES: Readonly<
  Record<'domain' | 'contract' | 'messages' | 'api' | 'web', ReadonlySet<string>>
> = {
  // How the fields of any record are described.
  domain: new Set(['records']),
  // The queue of news and revisions of headlines, uploading, what is done with whole child documents, and the versions of templates with what they learn, say enough to be files beside those of news, documents,
  // review and templates.
  contract: new Set([
    'call',
    'records',
    'problems',
    'messages',
    'news-queue',
    'news-revisions',
    'document-uploads',
    'child-documents',
    'template-versions',
  ]),

  // the RTI Summary and reports on paper say so much that their sentences have a file of their own.
  // The import wizard, the queue of news, what opens over the events screen, the viewer of documents with their summary, the RTI Summary and reports on paper say so much that their sentences have a file of their own.
  messages: new Set([
    'shell',
    'problems',
    'refusals',
    'import-wizard',
    'news-queue',
    'document-uploads',
    'child-documents',
    'event-dialogs',
    'document-screens',
    'document-viewer',
    'rti-summary',
    'printed-reports',
    'mail-letters',
  ]),
  // Flows put the steps of several areas in order.
  api: new Set(['app', 'frame', 'adapters', 'flows']),
  web: new Set(['app', 'ui', 'lib']),
};
