// Which value the person is at, and where the linked documents say it.

import { useMemo, useState } from 'react';
import type { ReviewedRow } from '../screening/use-row-edits.ts';
import type { ChildDetail } from '../summary/summary-queries.ts';
import type { ViewerMark } from '../viewer/viewer-page.ts';
import { chooseCounterpart } from './choose-counterpart.ts';
import type { LinkedDocument } from './linked-documents.tsx';

const NO_MARKS: readonly ViewerMark[] = [];

export type SeenValue = ReturnType<typeof useSeenValue>;

export function useSeenValue({ LinkedDocuments }: ChildDetail) {
  const [marks, setMarks] = useState(NO_MARKS);
  const [row, setRow] = useState<ReviewedRow | null>(null);
  const [shownId, setShownId] = useState<string | undefined>(undefined);
  const shown = LinkedDocuments.find(({ id }) => id === shownId) ?? LinkedDocuments[0];
  const counterpart = row?.Linked.find(({ DocumentId }) => DocumentId === shown?.id);
  const otherMarks = useMemo(
    () => (counterpart === undefined ? NO_MARKS : [...counterpart.ValueCoordinates]),
    [counterpart],
  );
  return {
    marks,
    row,
    shown,
    counterpart,
    otherMarks,
    show: ({ id }: LinkedDocument) => setShownId(id),
    see: (places: readonly ViewerMark[], seen?: ReviewedRow) => {
      setMarks(places);
      setRow(seen ?? null);
      const other = chooseCounterpart(seen?.Linked ?? [], shown?.id);
      if (other !== undefined) setShownId(other.DocumentId);
    },
  };
}
