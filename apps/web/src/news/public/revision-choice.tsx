import { Button, Group } from '@mantine/core';
import { REVISION_DECISIONS } from '@vigilo/domain/events/revision';
import { useTexts } from '../../lib/texts.ts';
import { useDecideRevision } from './use-decide-revision.ts';

interface RevisionChoiceProps {
  readonly companyId: string;
  readonly eventId: string;
  readonly revisionId: string;
  /** The headline of the event, which names the buttons. */
  readonly title: string;
  /** What its source has made of it. */
  readonly newTitle: string;
  /** It was decided, and what is shown is about to be asked for anew. */
  readonly onDecided?: () => void;
}

/** Keep the headline, or take over what its source has made of it. */
export function RevisionChoice(props: RevisionChoiceProps) {
  const { companyId, eventId, revisionId, title, newTitle, onDecided } = props;
  const t = useTexts('newsQueue');
  const { isBusy, decide } = useDecideRevision(onDecided);
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
            void decide(
              { companyID: companyId, eventID: eventId, revisionID: revisionId, decision },
              decision === 'take-over' ? newTitle : title,
            )
          }
        >
          {t(`revisions.${decision}`)}
        </Button>
      ))}
    </Group>
  );
}
