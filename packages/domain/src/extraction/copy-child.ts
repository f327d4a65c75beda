// The copy of what was read from a child document (specification 3, section 7, 'clone'): the same rows and tables with ids of their own, so that a change of one
// does not reach the other.

import type { ExtractionBlock } from './child-tables.ts';
import type { ExtractionRow } from './extraction-row.ts';

interface ChildContent {
  readonly rows: readonly ExtractionRow[];
  readonly blocks: readonly ExtractionBlock[];
}

/** The same content under new ids; rows that refer to a table or a picture refer to its copy. @param newId another id each time */
export function copyChild({ rows, blocks }: ChildContent, newId: () => string): ChildContent {
  const ids = new Map(blocks.map(({ id }) => [id, newId()]));
  return {
    rows: rows.map((row) => ({
      ...row,
      id: newId(),
      Value: row.ValueType === 'entity' ? row.Value : (ids.get(row.Value) ?? row.Value),
    })),
    blocks: blocks.map((block): ExtractionBlock => {
      const id = ids.get(block.id) ?? newId();
      if (block.kind === 'image_block') return { ...block, id };
      return {
        ...block,
        id,
        content: { Value: block.content.Value.map((row) => ({ ...row, id: newId() })) },
      };
    }),
  };
}
