import type { ChildDocumentRow } from '@vigilo/contract/documents';
import { useTexts } from '../../lib/texts.ts';
import { writeType } from '../public/type-name.ts';

/** What a child document is called: by its name, or else by its type. */
export function useChildName(): (child: Pick<ChildDocumentRow, 'Name' | 'DocumentType'>) => string {
  const t = useTexts('documentScreens');
  return ({ Name, DocumentType }) => (Name === '' ? writeType(t, DocumentType) : Name);
}
