import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DOCUMENT_STATUSES, USER_STATUSES } from './document-status.ts';
import { decideChildActions, tidyTags } from './child-actions.ts';

const ADMIN = { isAdmin: true, pageFilters: [] };
const READ = { status: 'Processed', isDeleted: false, userStatus: 'In Review' } as const;

describe('child documents', () => {
  it('are copied, changed, tagged and deleted once they are read, and only copied and tagged once they are approved', () => {
    expect(decideChildActions(ADMIN, READ)).toEqual(['clone', 'change', 'tag', 'delete']);
    expect(decideChildActions(ADMIN, { ...READ, userStatus: 'Validated' })).toEqual(['clone', 'tag']);
    expect(decideChildActions(ADMIN, { ...READ, isDeleted: true })).toEqual([]);
    for (const status of DOCUMENT_STATUSES.filter((each) => each !== 'Processed' && each !== 'Posted'))
      for (const userStatus of USER_STATUSES)
        expect(decideChildActions(ADMIN, { ...READ, status, userStatus })).toEqual([]);
  });

  it('offer only what the permissions allow', () => {
    const filter = { name: 'x', url: '/', allowed: ['tag-processed-documents' as const] };
    expect(decideChildActions({ isAdmin: false, pageFilters: [filter] }, READ)).toEqual(['tag']);
  });
});

describe('tags', () => {
  it('are each there once, without spaces around them, in order', () => {
    expect(tidyTags([' Q3 ', 'audit', 'q3', '', 'year  end'])).toEqual(['audit', 'Q3', 'year end']);
  });

  it('stay as they are once they are tidy', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (tags) => {
        const tidy = tidyTags(tags);
        expect(tidyTags(tidy)).toEqual(tidy);
        expect(new Set(tidy.map((tag) => tag.toLowerCase())).size).toBe(tidy.length);
      }),
    );
  });
});
