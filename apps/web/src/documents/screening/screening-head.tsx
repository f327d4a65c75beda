import { Anchor, Badge, Button, Group, Kbd, Popover } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconInfoCircle } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { isPageShortcut } from '../../lib/page-shortcut.ts';
import { PATHS } from '../../lib/paths.ts';
import { useCan } from '../../lib/profile.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useTexts } from '../../lib/texts.ts';
import { Facts } from '../../ui/facts.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { documentPath } from '../document-path.ts';
import { writeType } from '../public/type-name.ts';
import { StatusChip, UserStatusChip } from '../status-chip.tsx';
import { CopiedName } from '../summary/document-head.tsx';
import { findStep } from '../summary/find-step.ts';
import { formatPages } from '../summary/page-list.ts';
import type { ChildDetail, DocumentDetail } from '../summary/summary-queries.ts';
import { documentQuery } from '../summary/summary-queries.ts';
import { ChildWorkflow } from '../workflow/child-workflow.tsx';

interface ScreeningHeadProps {
  readonly document: DocumentDetail;
  readonly child: ChildDetail;
}

/** The file's name, how far the child document is, what is known of it, and what can be done with it. */
export function ScreeningHead({ document, child }: ScreeningHeadProps) {
  const t = useTexts('review');
  const tv = useTexts('documentViewer');
  return (
    <Group component="header" justify="space-between" gap="sm" mt="xs">
      <Group gap="sm">
        <CopiedName name={child.OriginalFileName} />
        <StatusChip status={child.Status} />
        <UserStatusChip status={child.UserStatus} />
        {document.isDeleted && <Badge color="bad">{tv('summary.deleted')}</Badge>}
        <Info child={child} />
        <Anchor component={Link} to={documentPath(document._id)}>
          {t('back')}
        </Anchor>
      </Group>
      <Group gap="sm">
        <ChildSteps document={document} child={child} />
        <ChildWorkflow child={child} />
      </Group>
    </Group>
  );
}

function Info({ child }: { readonly child: ChildDetail }) {
  const t = useTexts('review');
  const td = useTexts('documentScreens');
  const facts = [
    { name: t('info.client'), value: child.ClientName },
    { name: t('info.type'), value: writeType(td, child.DocumentType) },
    { name: t('info.pages'), value: formatPages(child.Pages) },
  ];
  return (
    <Popover width="20rem" position="bottom-start" withArrow trapFocus returnFocus>
      <Popover.Target>
        <IconButton label={t('info')}>
          <IconInfoCircle size="1.125rem" />
        </IconButton>
      </Popover.Target>
      <Popover.Dropdown tabIndex={-1} data-autofocus>
        <Facts facts={facts} />
      </Popover.Dropdown>
    </Popover>
  );
}

type Direction = 'next' | 'previous';
const KEYS: Readonly<Record<Direction, string>> = { next: 'n', previous: 'p' };
const DIRECTIONS = ['previous', 'next'] as const;

/** The way to the child documents before and after this one, and over the borders of the document to those of its neighbours in the list. */
function ChildSteps({ document, child }: ScreeningHeadProps) {
  const t = useTexts('review');
  const navigate = useNavigate();
  const canSeeDeleted = useCan('view-deleted-documents');
  const [ends, setEnds] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  async function go(direction: Direction): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      const params = await findChildStep(document, child.id, direction, canSeeDeleted);
      if (params === null) setEnds((before) => [...before, `${child.id} ${direction}`]);
      else await navigate({ to: PATHS.documentScreening, params });
    } catch {
      // The list could not be had: the step can be tried again.
    } finally {
      setBusy(false);
    }
  }
  const step = useEffectEvent((direction: Direction) => void go(direction));
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      const direction = DIRECTIONS.find((each) => KEYS[each] === event.key.toLowerCase());
      if (direction !== undefined && isPageShortcut(event)) step(direction);
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  const buttons = { previous: IconChevronLeft, next: IconChevronRight } as const;
  return (
    <Group gap="xs" wrap="nowrap">
      {DIRECTIONS.map((direction) => {
        const Icon = buttons[direction];
        const hasEnded = ends.includes(`${child.id} ${direction}`);
        return (
          <Group key={direction} gap="xs" wrap="nowrap">
            <IconButton
              variant="default"
              label={t(direction)}
              aria-keyshortcuts={KEYS[direction]}
              disabledReason={hasEnded ? t(direction === 'next' ? 'noNext' : 'noPrevious') : undefined}
              onClick={() => void go(direction)}
            >
              <Icon size="1.125rem" />
            </IconButton>
            <Kbd>{KEYS[direction].toUpperCase()}</Kbd>
          </Group>
        );
      })}
    </Group>
  );
}

/** Documents without child documents are passed over. */
async function findChildStep(
  document: DocumentDetail,
  childId: string,
  direction: Direction,
  canSeeDeleted: boolean,
): Promise<{ readonly documentId: string; readonly childId: string } | null> {
  const at = document.children.findIndex(({ id }) => id === childId);
  const beside = document.children[direction === 'next' ? at + 1 : at - 1];
  if (beside !== undefined) return { documentId: document._id, childId: beside.id };
  let id = await findStep(document._id, direction);
  while (id !== null) {
    const other = await queryClient.fetchQuery(documentQuery(id, canSeeDeleted));
    const child = other.children.at(direction === 'next' ? 0 : -1);
    if (child !== undefined) return { documentId: id, childId: child.id };
    id = await findStep(id, direction);
  }
  return null;
}

/** Leads from the rows of a child document to its screening. */
export function ScreeningLink({
  documentId,
  childId,
}: {
  readonly documentId: string;
  readonly childId: string;
}) {
  const t = useTexts('review');
  return (
    <Button component={Link} to={`${documentPath(documentId)}/screening/${childId}`}>
      {t('screeningView')}
    </Button>
  );
}
