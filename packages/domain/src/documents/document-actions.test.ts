import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Access } from '../access/can.ts';
import type { PermissionKey } from '../access/permissions.ts';
import {
  DOCUMENT_ACTIONS,
  decideDocumentActions,
  isActionPossible,
  needsQueueAgain,
} from './document-actions.ts';
import type { DocumentStatus } from './document-status.ts';
import { decideStatus, DOCUMENT_STATUSES } from './document-status.ts';

const ADMIN: Access = { isAdmin: true, pageFilters: [] };
const holding = (...allowed: PermissionKey[]): Access => ({
  isAdmin: false,
  pageFilters: [{ name: 'Documents', url: '/index/document/listing', allowed }],
});

const documents = fc.record({
  status: fc.constantFrom(...DOCUMENT_STATUSES),
  isDeleted: fc.boolean(),
  isDebug: fc.boolean(),
});

/** Specification 3, section 4, 'Document statuses'. */
const VIEW_HIDDEN: ReadonlySet<DocumentStatus> = new Set([
  'Digitization Failed',
  'Digitized',
  'In Process',
  'In Queue',
  'New',
  'Failed',
]);

describe('the actions on a document', () => {
  it.each(DOCUMENT_STATUSES)('of the status %s are those of the specification', (status) => {
    const isShown = !VIEW_HIDDEN.has(status);
    const present = { status, isDeleted: false, isDebug: true };
    for (const action of ['view', 'download', 'link'] as const)
      expect([action, isActionPossible(action, present)]).toEqual([action, isShown]);
    expect(isActionPossible('link', { ...present, isDebug: false })).toBe(false);
    expect(isActionPossible('redigitize', present)).toBe(!['In Queue', 'In Process'].includes(status));
    expect(isActionPossible('send', present)).toBe(isShown);
  });

  it('offer delete before, and restore and force delete only after it is deleted', () => {
    fc.assert(
      fc.property(documents, (document) => {
        const offered = decideDocumentActions(ADMIN, document);
        expect(offered.includes('delete')).toBe(!document.isDeleted);
        expect(offered.includes('restore')).toBe(document.isDeleted);
        expect(offered.includes('force-delete')).toBe(document.isDeleted);
      }),
    );
  });

  it('need their permission: nobody is offered more than an Admin, and nobody without any gets one', () => {
    fc.assert(
      fc.property(documents, (document) => {
        const all = decideDocumentActions(ADMIN, document);
        expect(decideDocumentActions(holding(), document)).toEqual([]);
        expect(decideDocumentActions(holding('delete-documents'), document)).toEqual(
          all.filter((action) => action === 'delete'),
        );
        expect(all).toEqual(DOCUMENT_ACTIONS.filter((action) => all.includes(action)));
      }),
    );
  });

  it('a restored document is queued again exactly where nothing else would end its processing', () => {
    for (const status of DOCUMENT_STATUSES) {
      const isUnderWay = ['New', 'In Queue', 'In Process', 'Digitized'].includes(status);
      expect([status, needsQueueAgain(status)]).toEqual([status, isUnderWay]);
      expect(decideStatus(status, 'queue-again')).toBe(isUnderWay ? 'In Queue' : null);
    }
  });
});
