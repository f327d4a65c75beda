import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DocumentStatus } from './document-status.ts';
import type { ListedDocument } from './neighbours.ts';
import { findNeighbour } from './neighbours.ts';

const FAILED: DocumentStatus = 'Digitization Failed';

function pageOf(...ids: string[]): ListedDocument[] {
  return ids.map((id) => ({ id: id.replace('!', ''), status: id.endsWith('!') ? FAILED : 'Processed' }));
}

describe('Next and Previous', () => {
  it('go to the neighbour and skip documents whose digitization failed', () => {
    const list = { documents: pageOf('a', 'b!', 'c'), page: 1, pages: 1 };
    expect(findNeighbour(list, 'a', 'next')).toEqual({ kind: 'document', id: 'c' });
    expect(findNeighbour(list, 'c', 'previous')).toEqual({ kind: 'document', id: 'a' });
  });

  it('do nothing at the first and at the last position', () => {
    const list = { documents: pageOf('a', 'b', 'c!'), page: 1, pages: 1 };
    expect(findNeighbour(list, 'a', 'previous')).toEqual({ kind: 'none' });
    expect(findNeighbour(list, 'b', 'next')).toEqual({ kind: 'none' });
  });

  it('go over the border of a page, to its first or its last document', () => {
    const second = { documents: pageOf('c', 'd'), page: 2, pages: 3 };
    expect(findNeighbour(second, 'd', 'next')).toEqual({ kind: 'page', page: 3 });
    expect(findNeighbour(second, 'c', 'previous')).toEqual({ kind: 'page', page: 1 });
    expect(findNeighbour({ documents: pageOf('e!', 'f'), page: 3, pages: 3 }, null, 'next')).toEqual({
      kind: 'document',
      id: 'f',
    });
    expect(findNeighbour({ documents: pageOf('a', 'b!'), page: 1, pages: 3 }, null, 'previous')).toEqual({
      kind: 'document',
      id: 'a',
    });
  });

  it('visit every document that did not fail exactly once, in order, however they lie in pages', () => {
    const documents = fc.array(fc.record({ isFailed: fc.boolean() }), { maxLength: 30 });
    fc.assert(
      fc.property(documents, fc.integer({ min: 1, max: 7 }), (flags, size) => {
        const all = flags.map(({ isFailed }, i): ListedDocument => ({
          id: String(i),
          status: isFailed ? FAILED : 'Posted',
        }));
        const pages = Math.ceil(all.length / size);
        const visited: string[] = [];
        let page = 1;
        let at: string | null = null;
        for (;;) {
          const shown: ListedDocument[] = all.slice((page - 1) * size, page * size);
          const step = findNeighbour({ documents: shown, page, pages }, at, 'next');
          if (step.kind === 'none') break;
          if (step.kind === 'page') [page, at] = [step.page, null];
          else visited.push((at = step.id));
        }
        expect(visited).toEqual(all.flatMap(({ id, status }) => (status === FAILED ? [] : [id])));
      }),
    );
  });
});
