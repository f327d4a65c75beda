// What each measurement measures, as folders of the source. A measurement is older than its subject where one of these has changed since the
// commit that it was made at.

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Entry } from './testing/results-file.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const SERVER = ['apps/api/src/app', 'apps/api/src/frame', 'packages/contract/src'];
const api = (...areas: string[]): string[] => [...SERVER, ...areas.map((area) => `apps/api/src/${area}`)];
const domain = (...areas: string[]): string[] => areas.map((area) => `packages/domain/src/${area}`);
const web = (...areas: string[]): string[] => areas.map((area) => `apps/web/src/${area}`);

const SUBJECTS: Readonly<Record<string, readonly string[]>> = {
  'heat-map': [...web('heat-map'), ...domain('heat-map')],
  api: [...api('companies', 'heat-map', 'scoring'), ...domain('companies')],
  summary: [...api('summary', 'scoring'), ...domain('scoring')],
  events: [...api('events', 'stories'), ...web('events'), ...domain('events')],
  'news-queue': [...api('news', 'events', 'stories'), ...web('news'), ...domain('news')],
  'lost-updates': [...api('events', 'scoring'), ...domain('events', 'scoring')],
  editing: [...api('companies'), ...web('companies'), ...domain('companies')],
  dashboard: [...api('summary', 'scoring')],
  scores: [...api('events', 'scoring', 'stories', 'changes'), ...domain('scoring', 'events')],
  excel: ['apps/api/src/adapters/spreadsheet', ...api('reports')],
  import: [...api('imports'), ...domain('imports')],
  scale: [
    ...api('companies', 'heat-map', 'scoring', 'summary', 'events', 'imports'),
    ...web('heat-map'),
    ...domain('heat-map', 'scoring'),
    'db/migrations',
  ],
  stories: [...api('stories'), ...domain('stories')],
  companies: domain('news'),
  documents: [...api('documents'), 'apps/api/src/adapters/file-store'],
  'web-size': ['apps/web', 'package-lock.json'],
  administration: [...api('users', 'clients', 'access'), ...web('users', 'clients', 'access')],
  'sign-in': api('sign-in'),
  reports: [...api('reports'), 'apps/api/src/adapters/pdf'],
  suggest: domain('news'),
  tables: domain('tables', 'digitise'),
  'scanned-tables': ['apps/api/src/adapters/document-reader', ...domain('tables', 'digitise')],
  'table-curve': domain('tables'),
  'free-tools': ['apps/api/src/adapters/document-reader', ...domain('tables', 'digitise')],
  statements: domain('extraction', 'tables', 'digitise'),
  'generated-tables': domain('tables', 'digitise'),
  'printed-pages': domain('tables', 'digitise'),
  fields: [
    'apps/api/src/adapters/document-reader',
    'apps/api/src/extraction/read-children.ts',
    ...domain('digitise', 'tables', 'extraction'),
  ],
  learning: domain('templates', 'extraction'),
  feeds: ['apps/api/src/adapters/news-feed', 'apps/api/src/adapters/guarded-fetch', ...domain('news')],
  ingest: [...api('news', 'stories', 'events'), ...domain('news', 'stories')],
  digitise: ['apps/api/src/adapters/document-reader', 'apps/api/src/flows', ...domain('digitise')],
  'document-list': [...api('documents'), ...domain('documents')],
  links: [...api('relations'), ...domain('relations')],
  'document-flow': [
    ...api('documents', 'flows', 'extraction'),
    'apps/api/src/adapters/document-reader',
    ...domain('digitise', 'tables', 'extraction', 'validation'),
  ],
  'hostile-documents': [
    ...api('documents', 'flows', 'extraction'),
    'apps/api/src/adapters/document-reader',
    ...domain('digitise', 'tables', 'extraction', 'validation'),
  ],
  archive: ['tools/archive', 'apps/api/src/adapters/embedded-postgres'],
  overload: [
    ...api('frame', 'companies', 'heat-map', 'reports', 'imports', 'news', 'audit'),
    ...domain('news'),
  ],
  viewer: [...web('documents'), 'package-lock.json'],
  'review-grid': [...web('documents/screening', 'ui'), 'package-lock.json'],
  review: [
    ...api('review', 'extraction', 'documents'),
    ...web('documents'),
    ...domain('review', 'extraction'),
  ],
  start: ['tools/launch', ...api('demo'), 'db'],
};

function git(...words: string[]): string {
  return execFileSync('git', words, {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}

/** The commit that is measured, abbreviated; null outside a repository. */
export function findCommit(): string | null {
  try {
    return git('rev-parse', '--short', 'HEAD');
  } catch {
    return null;
  }
}

/** A sentence for each measurement whose subject has changed since, or which does not say at which commit it was made. */
export function listOlder(entries: readonly Entry[]): string[] {
  return entries.flatMap(({ name, commit }) => {
    if (commit === null) return [`\`bench/${name}\`: made at an unknown commit`];
    const changes = countChanges(name, commit);
    if (changes === null) return [`\`bench/${name}\`: made at ${commit}, which is not in this history`];
    return changes === 0
      ? []
      : [`\`bench/${name}\`: its subject has changed ${changes} times since ${commit}`];
  });
}

/** Null where the commit is not known. */
function countChanges(name: string, commit: string): number | null {
  try {
    return Number(
      git('rev-list', '--count', '--no-merges', `${commit}..HEAD`, '--', ...(SUBJECTS[name] ?? [])),
    );
  } catch {
    // The commit is not in this clone.
    return null;
  }
}
