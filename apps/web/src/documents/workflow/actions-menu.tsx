import '@mantine/core/styles/Menu.layer.css';
import { Button, Menu, Text } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ChildDocumentRow } from '@vigilo/contract/documents';
import type { OfferedAction } from '@vigilo/contract/workflow';
import { canSeePage } from '@vigilo/domain/access/can';
import { ACTION_CATEGORIES } from '@vigilo/domain/workflow/workflow-actions';
import { useState } from 'react';
import { searchWithForm } from '../../lib/opened-form.ts';
import { useAccess } from '../../lib/profile.ts';
import { useTexts } from '../../lib/texts.ts';
import { PAGE_MENU } from '../../ui/page-menu.ts';
import { interValidationPath } from '../document-path.ts';
import { LINKS_FORM } from '../relations/links-form.ts';
import { writeType } from '../public/type-name.ts';
import { formatPages } from '../summary/page-list.ts';
import { ConfirmAction } from './confirm-action.tsx';
import { actionsQuery } from './workflow-queries.ts';

interface ActionsMenuProps {
  readonly child: ChildDocumentRow;
  /** A report was approved whose ratings the person may take over. */
  readonly onRatings: () => void;
}

const MENUS = { System: 'systemActions', User: 'userActions' } as const;

/** Links are chosen with the documents side by side (specification 3, sections 2.6 and 4). */
function isLinking({ ActionName }: OfferedAction): boolean {
  return ActionName === 'Update Document Links';
}

/** What can be done with a child document, in two menus; one without an action is greyed (specification 3, section 2.6). */
export function ActionsMenu({ child, onRatings }: ActionsMenuProps) {
  const t = useTexts('workflow');
  const td = useTexts('documentScreens');
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState<OfferedAction | null>(null);
  const navigate = useNavigate();
  const canCompare = canSeePage(useAccess(), 'Inter Document Validation');
  const choose = (action: OfferedAction): void => {
    if (isLinking(action)) void navigate(linkingOf(child));
    else setAsked(action);
  };
  const { data, isError } = useQuery({ ...actionsQuery(child.id), enabled: isOpen || asked !== null });
  const name = t('actionsOf', { type: writeType(td, child.DocumentType), pages: formatPages(child.Pages) });
  return (
    <>
      <Menu {...PAGE_MENU} opened={isOpen} onChange={setOpen} position="bottom-end">
        <Menu.Target>
          <Button
            variant="default"
            size="compact-sm"
            aria-label={name}
            rightSection={<IconChevronDown size="1rem" aria-hidden="true" />}
          >
            {t('actions')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown aria-label={name}>
          {data === undefined ? (
            <Menu.Label>{isError ? t('notLoaded') : t('loading')}</Menu.Label>
          ) : (
            ACTION_CATEGORIES.map((category) => (
              <CategoryMenu
                key={category}
                title={t(MENUS[category])}
                actions={data.data.filter(
                  (action) => action.Category === category && (canCompare || !isLinking(action)),
                )}
                onChoose={choose}
              />
            ))
          )}
        </Menu.Dropdown>
      </Menu>
      {asked !== null && data !== undefined && (
        <ConfirmAction
          child={child}
          action={asked}
          version={data.version}
          onRatings={onRatings}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

/** Where the links of a child document are chosen. */
function linkingOf({ id, ParentDocumentId }: ChildDocumentRow) {
  const search = searchWithForm({}, { form: LINKS_FORM, subject: id });
  return { to: interValidationPath(ParentDocumentId, id), search };
}

interface CategoryMenuProps {
  readonly title: string;
  readonly actions: readonly OfferedAction[];
  readonly onChoose: (action: OfferedAction) => void;
}

interface ActionItemProps {
  readonly action: OfferedAction;
  readonly onChoose: (action: OfferedAction) => void;
}

function CategoryMenu({ title, actions, onChoose }: CategoryMenuProps) {
  const t = useTexts('workflow');
  return (
    <Menu.Sub>
      <Menu.Sub.Target>
        <Menu.Sub.Item
          disabled={actions.length === 0}
          data-tooltip={actions.length === 0 ? t('none') : undefined}
        >
          {title}
        </Menu.Sub.Item>
      </Menu.Sub.Target>
      <Menu.Sub.Dropdown aria-label={title}>
        {actions.map((action) => (
          <ActionItem key={action.ActionName} action={action} onChoose={onChoose} />
        ))}
      </Menu.Sub.Dropdown>
    </Menu.Sub>
  );
}

/** One that is left to somebody else stays reachable and says why below its name. */
function ActionItem({ action, onChoose }: ActionItemProps) {
  const t = useTexts('workflow');
  const { ActionName, refusal } = action;
  const name = t(`action.${ActionName}`);
  if (refusal === null) return <Menu.Item onClick={() => onChoose(action)}>{name}</Menu.Item>;
  return (
    <Menu.Item aria-disabled closeMenuOnClick={false} maw="20rem">
      <Text size="sm" c="dimmed">
        {name}
      </Text>
      <Text size="xs">{refusal}</Text>
    </Menu.Item>
  );
}
