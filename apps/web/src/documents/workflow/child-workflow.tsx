import { Button, Group } from '@mantine/core';
import type { ChildDocumentRow } from '@vigilo/contract/documents';
import { can } from '@vigilo/domain/access/can';
import { RATING_REPORT } from '@vigilo/domain/workflow/offered-ratings';
import { useState } from 'react';
import { useAccess, useCan } from '../../lib/profile.ts';
import { useTexts } from '../../lib/texts.ts';
import { writeType } from '../public/type-name.ts';
import { formatPages } from '../summary/page-list.ts';
import { ActionsMenu } from './actions-menu.tsx';
import { RatingsDialog } from './ratings-dialog.tsx';

/** What can be done with a child document; of an approved report also what its ratings would change. */
export function ChildWorkflow({ child }: { readonly child: ChildDocumentRow }) {
  const t = useTexts('workflow');
  const td = useTexts('documentScreens');
  const canPerform = useCan('perform-actions');
  const canView = useCan('view-workflow');
  const canSeeRows = useCan('view-processed-documents');
  // Companies are edited on other pages: whether this one lists the permission says nothing.
  const canRate = can(useAccess(), 'edit-company');
  const [isRating, setRating] = useState(false);
  const offersRatings =
    canSeeRows && canRate && child.DocumentType === RATING_REPORT && child.UserStatus === 'Validated';
  return (
    <Group gap="xs" justify="flex-end">
      {offersRatings && (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('ratings.showOf', {
            type: writeType(td, child.DocumentType),
            pages: formatPages(child.Pages),
          })}
          onClick={() => setRating(true)}
        >
          {t('ratings.show')}
        </Button>
      )}
      {canPerform && canView && <ActionsMenu child={child} onRatings={() => setRating(true)} />}
      {isRating && <RatingsDialog childId={child.id} onClose={() => setRating(false)} />}
    </Group>
  );
}
