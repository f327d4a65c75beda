import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../lib/texts.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { RecordSkeleton } from '../../ui/record-frame.tsx';
import { writeType } from '../public/type-name.ts';
import type { ChildDetail, DocumentDetail } from '../summary/summary-queries.ts';
import type { ViewerMark } from '../viewer/viewer-page.ts';
import type { AddedColumns } from './added-columns.ts';
import type { PageGesture } from './page-gesture.ts';
import { keysQuery } from './screening-queries.ts';
import { ScreeningRows } from './screening-rows.tsx';
import type { ReviewedRow } from './use-row-edits.ts';

interface CheckedRowsProps {
  readonly child: ChildDetail;
  /** Of its document. */
  readonly pages: DocumentDetail['pages'];
  readonly gesture: PageGesture | null;
  /** What this screen adds to the table; null: nothing. */
  readonly added?: AddedColumns | null;
  /** The person went to what stands at these places; the row where it is one of the primary table. */
  readonly onMarks: (marks: readonly ViewerMark[], row?: ReviewedRow) => void;
}

/** The rows of a child document with the keys that they can have. */
export function CheckedRows({ child, ...parts }: CheckedRowsProps) {
  const t = useTexts('review');
  const td = useTexts('documentScreens');
  const keys = useQuery(keysQuery(child.DocumentType));
  const title = writeType(td, child.DocumentType);
  if (keys.data !== undefined)
    return <ScreeningRows title={title} child={child} keys={keys.data} {...parts} />;
  if (keys.error === null) return <RecordSkeleton label={t('loading')} heights={['20rem']} />;
  return (
    <LoadFailed title={t('keysFailed')} message={keys.error.message} onRetry={() => void keys.refetch()} />
  );
}
