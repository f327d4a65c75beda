import { Anchor, Stack, Text } from '@mantine/core';
import type { ChildDocumentRow } from '@vigilo/contract/documents';
import { formatCount } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { writeType } from '../public/type-name.ts';
import { StatusChip, UserStatusChip } from '../status-chip.tsx';
import { ChildWorkflow } from '../workflow/child-workflow.tsx';
import { RejectionNotes } from '../workflow/rejection-note.tsx';
import { formatPages } from './page-list.ts';

interface ChildDocumentsProps {
  readonly items: readonly ChildDocumentRow[];
  readonly canSeeRows: boolean;
  readonly onChild: (child: ChildDocumentRow) => void;
  readonly onPages: (pages: readonly number[]) => void;
}

/** The documents that a file was split into; each leads to its rows. */
export function ChildDocuments({ items, canSeeRows, onChild, onPages }: ChildDocumentsProps) {
  const t = useTexts('documentViewer');
  const td = useTexts('documentScreens');
  const tw = useTexts('workflow');
  const open = (child: ChildDocumentRow): void => (canSeeRows ? onChild(child) : onPages(child.Pages));
  if (items.length === 0)
    return (
      <Panel title={t('children.title')}>
        <Text c="dimmed">{t('children.none')}</Text>
      </Panel>
    );
  return (
    <Panel title={t('children.title')}>
      <PlainTable
        label={t('children.title')}
        rows={items}
        getKey={({ id }) => id}
        columns={[
          {
            title: t('children.type'),
            cell: (child) => (
              <Anchor
                component="button"
                type="button"
                ta="start"
                aria-description={t('children.show', {
                  type: writeType(td, child.DocumentType),
                  pages: formatPages(child.Pages),
                })}
                onClick={() => open(child)}
              >
                {writeType(td, child.DocumentType)}
              </Anchor>
            ),
          },
          { title: t('children.pages'), cell: ({ Pages }) => formatPages(Pages) },
          {
            // One above the other: beside each other they leave no room for the type.
            title: `${t('children.status')}, ${t('children.userStatus')}`,
            cell: ({ Status, UserStatus }) => (
              <Stack gap="xs" align="start">
                <StatusChip status={Status} />
                <UserStatusChip status={UserStatus} />
              </Stack>
            ),
          },
          { title: t('children.rows'), cell: ({ rowCount }) => formatCount(rowCount), isAtEnd: true },
          { title: t('children.look'), cell: ({ lookCount }) => formatCount(lookCount), isAtEnd: true },
          { title: tw('actions'), cell: (child) => <ChildWorkflow child={child} />, isAtEnd: true },
        ]}
      />
      <RejectionNotes items={items} />
      {!canSeeRows && (
        <Text size="xs" c="dimmed" mt="sm">
          {t('children.notAllowed')}
        </Text>
      )}
    </Panel>
  );
}
