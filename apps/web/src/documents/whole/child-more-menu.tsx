import { Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { cloneChildDocument, removeChildDocument } from '@vigilo/contract/child-documents';
import type { ChildDocumentRow } from '@vigilo/contract/documents';
import { useState } from 'react';
import { callApi } from '../../lib/call-api.ts';
import { toProblem } from '../../lib/problem.ts';
import { useTexts } from '../../lib/texts.ts';
import { Confirmation } from '../../ui/confirmation.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PAGE_MENU } from '../../ui/page-menu.ts';
import { showToast } from '../../ui/toast.ts';
import { refreshDocuments } from '../documents-queries.ts';
import { formatPages } from '../summary/page-list.ts';
import { AttributesDialog } from './attributes-dialog.tsx';
import { useChildName } from './child-name.ts';
import { TagsDialog } from './tags-dialog.tsx';

interface ChildMoreMenuProps {
  readonly child: ChildDocumentRow;
  /** Of its document. */
  readonly pageCount: number;
  /** It was deleted. */
  readonly onRemoved?: () => void;
}

/** What the person may do with a child document as a whole. */
export function ChildMoreMenu({ child, pageCount, onRemoved }: ChildMoreMenuProps) {
  const t = useTexts('childDocuments');
  const nameOf = useChildName();
  const [open, setOpen] = useState<'change' | 'tag' | 'delete' | null>(null);
  if (child.can.length === 0) return null;
  const name = nameOf(child);
  const close = (): void => setOpen(null);
  async function clone(): Promise<void> {
    try {
      const { data } = await callApi(cloneChildDocument, { params: { id: child.id }, body: {} });
      showToast({ kind: 'success', title: t('cloned'), text: t('clonedText', { name: nameOf(data) }) });
    } catch (error) {
      const { message, description } = toProblem(error, t('failed'));
      showToast({ kind: 'error', title: t('failed'), text: description ?? message });
    }
    await refreshDocuments();
  }
  const run = { clone: () => void clone(), change: 'change', tag: 'tag', delete: 'delete' } as const;
  const texts = { clone: t('clone'), change: t('change'), tag: t('tag'), delete: t('remove') };
  return (
    <>
      <Menu {...PAGE_MENU} position="bottom-end">
        <Menu.Target>
          <IconButton variant="default" label={t('more', { name: `${name}, ${formatPages(child.Pages)}` })}>
            <IconDots size="1.125rem" />
          </IconButton>
        </Menu.Target>
        <Menu.Dropdown>
          {child.can.map((action) => {
            const act = run[action];
            return (
              <Menu.Item
                key={action}
                {...(action === 'delete' && { c: 'var(--v-bad-ink)' })}
                onClick={() => (typeof act === 'string' ? setOpen(act) : act())}
              >
                {texts[action]}
              </Menu.Item>
            );
          })}
        </Menu.Dropdown>
      </Menu>
      {open === 'change' && <AttributesDialog child={child} pageCount={pageCount} onClose={close} />}
      {open === 'tag' && <TagsDialog child={child} onClose={close} />}
      {open === 'delete' && (
        <RemoveQuestion child={child} name={name} onRemoved={onRemoved} onClose={close} />
      )}
    </>
  );
}

interface RemoveQuestionProps {
  readonly child: ChildDocumentRow;
  readonly name: string;
  readonly onRemoved: (() => void) | undefined;
  readonly onClose: () => void;
}

function RemoveQuestion({ child: { id, version }, name, onRemoved, onClose }: RemoveQuestionProps) {
  const t = useTexts('childDocuments');
  return (
    <Confirmation
      title={t('removeTitle', { name })}
      text={t('removeText')}
      confirmText={t('remove')}
      isDangerous
      onConfirm={() => callApi(removeChildDocument, { body: { id, version } })}
      onDone={() => {
        showToast({ kind: 'success', title: t('removed'), text: name });
        onRemoved?.();
        void refreshDocuments();
      }}
      onClose={onClose}
    />
  );
}
