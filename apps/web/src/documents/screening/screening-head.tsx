import { Badge, Button, Group, Popover } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { canSeePage } from '@vigilo/domain/access/can';
import type { StepDirection } from '@vigilo/domain/documents/neighbours';
import type { ReactNode } from 'react';
import { useAccess, useCan } from '../../lib/profile.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useTexts } from '../../lib/texts.ts';
import { Facts, FactSection } from '../../ui/facts.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { documentPath, interValidationPath, screeningPath } from '../document-path.ts';
import { writeType } from '../public/type-name.ts';
import { LinkedDocuments } from '../relations/linked-documents.tsx';
import { ReconcileButton } from '../relations/reconcile.tsx';
import { StatusChip, UserStatusChip } from '../status-chip.tsx';
import { ChildUses } from '../summary/child-uses.tsx';
import { CopiedName } from '../summary/document-head.tsx';
import { findStep } from '../summary/find-step.ts';
import { StepButtons } from '../summary/step-buttons.tsx';
import { formatPages } from '../summary/page-list.ts';
import type { ChildDetail, DocumentDetail } from '../summary/summary-queries.ts';
import { documentQuery } from '../summary/summary-queries.ts';
import { ChildMoreMenu } from '../whole/child-more-menu.tsx';
import { ChildTags } from '../whole/child-tags.tsx';
import { ChildWorkflow } from '../workflow/child-workflow.tsx';
import type { ReviewedChildProps } from './reviewed-child.tsx';
import classes from './screening.module.css';
import { Visitors } from './visitors.tsx';

interface ReviewHeadProps extends ReviewedChildProps {
  /** What can be done with it. */
  readonly children: ReactNode;
}

/** The file's name, how far the child document is, and what is known of it; beside it what can be done. */
export function ReviewHead({ document, child, children }: ReviewHeadProps) {
  const tv = useTexts('documentViewer');
  return (
    <Group component="header" justify="space-between" gap="sm" mt="xs">
      <Group gap="sm" wrap="nowrap" className={classes.about ?? ''}>
        <CopiedName name={child.OriginalFileName} isShort />
        <StatusChip status={child.Status} />
        <UserStatusChip status={child.UserStatus} />
        <ChildTags tags={child.Tags} />
        {document.isDeleted && <Badge color="bad">{tv('summary.deleted')}</Badge>}
        <Info child={child} />
        <Visitors key={child.id} childId={child.id} />
      </Group>
      <Group gap="sm">{children}</Group>
    </Group>
  );
}

/** The head of the screening: also the way to other child documents and to those that this one is linked to. */
export function ScreeningHead({ document, child, children }: ReviewHeadProps) {
  const t = useTexts('relations');
  const navigate = useNavigate();
  const canCompare = canSeePage(useAccess(), 'Inter Document Validation');
  return (
    <ReviewHead document={document} child={child}>
      <ChildSteps document={document} child={child} pathOf={screeningPath} />
      <LinkedDocuments linked={child.LinkedDocuments} />
      {canCompare && (
        <Button
          component={Link}
          to={interValidationPath(document._id, child.id)}
          variant="default"
          size="compact-sm"
        >
          {t('compare')}
        </Button>
      )}
      {children}
      <ReconcileButton child={child} />
      <ChildWorkflow child={child} />
      <ChildMoreMenu
        child={child}
        pageCount={document.pageCount ?? 0}
        onRemoved={() => void navigate({ to: documentPath(document._id) })}
      />
    </ReviewHead>
  );
}

function Info({ child }: { readonly child: ChildDetail }) {
  const t = useTexts('review');
  const td = useTexts('documentScreens');
  const tc = useTexts('childDocuments');
  const tr = useTexts('reports');
  const facts = [
    { name: t('info.client'), value: child.ClientName },
    ...(child.Name === '' ? [] : [{ name: tc('name'), value: child.Name }]),
    { name: t('info.type'), value: writeType(td, child.DocumentType) },
    { name: t('info.pages'), value: formatPages(child.Pages) },
    {
      name: t('info.template'),
      value:
        child.templateVersion === null
          ? t('info.templateUnknown')
          : t('info.templateVersion', { version: child.templateVersion }),
    },
    ...Object.entries(child.attributes).map(([name, value]) => ({ name, value })),
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
        <FactSection title={tr('uses.title')}>
          <ChildUses documentId={child.ParentDocumentId} childId={child.id} />
        </FactSection>
      </Popover.Dropdown>
    </Popover>
  );
}

const KEYS = { next: 'n', previous: 'p' } as const;

interface ChildStepsProps extends ReviewedChildProps {
  /** The address of the same screen for another child document. */
  readonly pathOf: (documentId: string, childId: string) => string;
}

/** The way to the child documents before and after this one, and over the borders of the document to those of its neighbours in the list. */
export function ChildSteps({ document, child, pathOf }: ChildStepsProps) {
  const t = useTexts('review');
  const canSeeDeleted = useCan('view-deleted-documents');
  return (
    <StepButtons
      place={child.id}
      keys={KEYS}
      labels={{ next: t('next'), previous: t('previous') }}
      endTexts={{ next: t('noNext'), previous: t('noPrevious') }}
      find={async (direction) => {
        const step = await findChildStep(document, child.id, direction, canSeeDeleted);
        return step === null ? null : pathOf(step.documentId, step.childId);
      }}
    />
  );
}

/** Documents without child documents are passed over. */
async function findChildStep(
  document: DocumentDetail,
  childId: string,
  direction: StepDirection,
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
    <Button component={Link} to={screeningPath(documentId, childId)}>
      {t('screeningView')}
    </Button>
  );
}
