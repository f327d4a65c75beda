import { Button, Group } from '@mantine/core';
import { REVISION_DECISIONS } from '@vigilo/domain/events/revision';
import { useTexts } from '../../lib/texts.ts';
import { useDecideRevision } from './use-decide-revision.ts';

interface RevisionChoiceProps {
  readonly companyId: string;
  readonly eventId: string;
  readonly revisionId: string;
  /** The headline of the event, by which the buttons are told apart. */
  readonly title: string;
}

/** Keep the headline, or take over what its source has made of it. */
export function RevisionChoice({ companyId, eventId, revisionId, title }: RevisionChoiceProps) {
  const t = useTexts('newsQueue');
  const { isBusy, decide } = useDecideRevision();
  return (
    <Group gap="sm">
      {REVISION_DECISIONS.map((decision) => (
        <Button
          key={decision}
          variant="default"
          size="compact-sm"
          disabled={isBusy}
          aria-label={t(`revisions.${decision}.of`, { title })}
          onClick={() =>
            void decide({ companyID: companyId, eventID: eventId, revisionID: revisionId, decision }, title)
          }
        >
          {t(`revisions.${decision}`)}
        </Button>
      ))}
    </Group>
  );
}
