import { Anchor, Group, Stack, Text } from '@mantine/core';
import type { ChildDocumentRow } from '@vigilo/contract/documents';
import { formatCount } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { writeType } from '../public/type-name.ts';
import { StatusChip, UserStatusChip } from '../status-chip.tsx';
import { ChildWorkflow } from '../workflow/child-workflow.tsx';
import { RejectionNotes } from '../workflow/rejection-note.tsx';
import { AddChildButton } from '../whole/add-child-button.tsx';
import { useChildName } from '../whole/child-name.ts';
import { ChildMoreMenu } from '../whole/child-more-menu.tsx';
import { ChildTags } from '../whole/child-tags.tsx';
import { formatPages } from './page-list.ts';
import type { DocumentDetail } from './summary-queries.ts';

interface ChildDocumentsProps {
  readonly document: DocumentDetail;
  readonly canSeeRows: boolean;
  readonly onChild: (child: ChildDocumentRow) => void;
  readonly onPages: (pages: readonly number[]) => void;
}

/** The documents that a file was split into; each leads to its rows. */
export function ChildDocuments({ document, canSeeRows, onChild, onPages }: ChildDocumentsProps) {
  const { children: items } = document;
  const t = useTexts('documentViewer');
  const tw = useTexts('workflow');
  const open = (child: ChildDocumentRow): void => (canSeeRows ? onChild(child) : onPages(child.Pages));
  if (items.length === 0)
    return (
      <Panel title={t('children.title')} actions={<AddChildButton document={document} />}>
        <Text c="dimmed">{t('children.none')}</Text>
      </Panel>
    );
  return (
    <Panel title={t('children.title')} actions={<AddChildButton document={document} />}>
      <PlainTable
        label={t('children.title')}
        rows={items}
        getKey={({ id }) => id}
        columns={[
          {
            title: t('children.type'),
            cell: (child) => <ChildLink child={child} onOpen={() => open(child)} />,
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
          {
            title: tw('actions'),
            cell: (child) => (
              <Group gap="xs" justify="flex-end" wrap="nowrap">
                <ChildWorkflow child={child} />
                <ChildMoreMenu child={child} pageCount={document.pageCount ?? 0} />
              </Group>
            ),
            isAtEnd: true,
          },
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

/** Leads to a child document: its name, under it its type where that is another, and its tags. */
function ChildLink({ child, onOpen }: { readonly child: ChildDocumentRow; readonly onOpen: () => void }) {
  const t = useTexts('documentViewer');
  const td = useTexts('documentScreens');
  const name = useChildName()(child);
  const type = writeType(td, child.DocumentType);
  return (
    <Stack gap="xs" align="start">
      <Anchor
        component="button"
        type="button"
        ta="start"
        aria-description={t('children.show', { type: name, pages: formatPages(child.Pages) })}
        onClick={onOpen}
      >
        {name}
      </Anchor>
      {name !== type && (
        <Text size="xs" c="dimmed">
          {type}
        </Text>
      )}
      <ChildTags tags={child.Tags} />
    </Stack>
  );
}
