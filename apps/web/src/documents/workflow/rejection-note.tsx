import { Text } from '@mantine/core';
import type { ChildDocumentRow } from '@vigilo/contract/documents';
import { formatList } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { Notice } from '../../ui/notice.tsx';

/** Why a child document was rejected, and whose it is to work on it again; nothing where it is not rejected. */
export function RejectionNote({
  child: { rejection },
}: {
  readonly child: Pick<ChildDocumentRow, 'rejection'>;
}) {
  const t = useTexts('workflow');
  if (rejection === null) return null;
  const { by, reason, returnsTo } = rejection;
  return (
    <Notice tone="bad" title={t('reason.rejected', { name: by })}>
      <Text size="sm" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {reason}
      </Text>
      {returnsTo.length > 0 && (
        <Text size="xs" mt="xs">
          {t('reason.returnsTo', { names: formatList(returnsTo) })}
        </Text>
      )}
    </Notice>
  );
}

/** Those of all child documents of a document. */
export function RejectionNotes({ items }: { readonly items: readonly ChildDocumentRow[] }) {
  return items.map((child) => <RejectionNote key={child.id} child={child} />);
}
