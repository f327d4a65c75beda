import { Button } from '@mantine/core';
import { isRead } from '@vigilo/domain/documents/child-actions';
import { useState } from 'react';
import { useCan } from '../../lib/profile.ts';
import { useTexts } from '../../lib/texts.ts';
import type { DocumentDetail } from '../summary/summary-queries.ts';
import { AddChildDialog } from './attributes-dialog.tsx';

/** Adds a child document, where the person may and the document is read. */
export function AddChildButton({ document }: { readonly document: DocumentDetail }) {
  const t = useTexts('childDocuments');
  const canAdd = useCan('add-processed-documents');
  const [isAdding, setAdding] = useState(false);
  if (!canAdd || !isRead({ status: document.Status, isDeleted: document.isDeleted })) return null;
  return (
    <>
      <Button variant="default" size="compact-sm" onClick={() => setAdding(true)}>
        {t('add')}
      </Button>
      {isAdding && <AddChildDialog document={document} onClose={() => setAdding(false)} />}
    </>
  );
}
