import { Button } from '@mantine/core';
import { IconLayoutColumns } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../lib/texts.ts';
import { interValidationPath, screeningPath } from '../document-path.ts';
import type { ReviewedChildProps } from '../screening/reviewed-child.tsx';
import { ChildSteps, ReviewHead } from '../screening/screening-head.tsx';
import { ChildWorkflow } from '../workflow/child-workflow.tsx';
import { LinkEditBar } from './link-edit-bar.tsx';
import type { LinkedDocument } from './linked-documents.tsx';
import { LinkedDocuments } from './linked-documents.tsx';
import { ReconcileButton } from './reconcile.tsx';
import type { LinkEdit } from './use-link-edit.ts';

interface InterValidationHeadProps extends ReviewedChildProps {
  readonly shown: LinkedDocument | undefined;
  readonly onShow: (linked: LinkedDocument) => void;
  /** Null outside link-edit mode. */
  readonly edit: LinkEdit | null;
  readonly onFinish: () => void;
  readonly onCancel: () => void;
}

/** The document, and what can be done: look at what it is linked to, or, in link-edit mode, choose that (specification 3, section 2.6). */
export function InterValidationHead({
  document,
  child,
  shown,
  onShow,
  edit,
  onFinish,
  onCancel,
}: InterValidationHeadProps) {
  const t = useTexts('review');
  return (
    <ReviewHead document={document} child={child}>
      {edit === null ? (
        <>
          <ChildSteps document={document} child={child} pathOf={interValidationPath} />
          <LinkedDocuments linked={child.LinkedDocuments} shown={shown} onShow={onShow} />
          <Button
            component={Link}
            to={screeningPath(document._id, child.id)}
            variant="default"
            size="compact-sm"
            leftSection={<IconLayoutColumns size="1rem" stroke={1.75} aria-hidden="true" />}
          >
            {t('screeningView')}
          </Button>
          <ReconcileButton child={child} />
          <ChildWorkflow child={child} />
        </>
      ) : (
        <LinkEditBar edit={edit} onFinish={onFinish} onCancel={onCancel} />
      )}
    </ReviewHead>
  );
}
