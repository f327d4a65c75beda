import type { CommentThread } from '@vigilo/contract/comments';
import { useTexts } from '../../lib/texts.ts';
import { writeType } from '../public/type-name.ts';
import { formatPages } from '../summary/page-list.ts';

/** The columns that every row has, as the program names them. */
const KNOWN_COLUMNS = ['key', 'category', 'value', 'raw', 'confidence', 'check'] as const;

/** The title of a column of the primary table or of a child table. */
export function useColumnTitle(): (column: string, isTable: boolean) => string {
  const t = useTexts('review');
  return (column, isTable) => {
    const known = isTable ? undefined : KNOWN_COLUMNS.find((each) => each === column);
    return known === undefined ? column.replace(/^own:/, '') : t(`column.${known}`);
  };
}

/** What a thread is about in words, and, where that is gone, what it was. */
export function useSubjectWords({ cell, isGone, childDocumentId, documentType, pages }: CommentThread): {
  readonly subject: string;
  readonly gone: string | null;
} {
  const t = useTexts('comments');
  const td = useTexts('documentScreens');
  const writeColumn = useColumnTitle();
  const child = t('goneChild', { type: writeType(td, documentType), pages: formatPages(pages) });
  if (cell === null)
    return childDocumentId === null
      ? { subject: child, gone: t('aboutGone') }
      : { subject: t('about.document'), gone: null };
  const key = cell.label === '' ? cell.key : t('about.tableRow', { key: cell.key, label: cell.label });
  const subject =
    cell.column === null
      ? t('about.row', { key })
      : t('about.cell', {
          key,
          column: writeColumn(cell.column, cell.label !== '' || cell.tableId !== null),
        });
  if (!isGone) return { subject, gone: null };
  const place = childDocumentId === null ? `${subject} · ${child}` : subject;
  const gone = t('aboutGone');
  return {
    subject: place,
    gone: cell.value === '' ? gone : `${gone}: ${t('goneValue', { subject: key, value: cell.value })}`,
  };
}
