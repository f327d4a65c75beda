import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshCompanies } from '../../companies/public/company-cache.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useTexts } from '../../lib/texts.ts';
import { Confirmation } from '../../ui/confirmation.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RecordDialog } from '../../ui/record-dialog.tsx';
import { showToast } from '../../ui/toast.ts';
import { Effect } from '../form/effect-line.tsx';
import { useEvents } from '../events-context.tsx';
import { StoryMembers } from './story-members.tsx';
import { MergeStories } from './merge-stories.tsx';
import { split, storyQuery } from './story-queries.ts';
import type { Story, StoryMember } from './story-queries.ts';

/** The sources that tell one story, which count once: one can be taken out, others can be added. */
export function StoryDialog({ eventId }: { readonly eventId: string }) {
  const { company, canEditEvents, dialogs } = useEvents();
  const t = useTexts('eventDialogs');
  const [shownBy, setShownBy] = useState(eventId);
  const answer = useQuery({ ...storyQuery(shownBy), refetchOnMount: 'always' });
  return (
    <RecordDialog
      title={t('story.title')}
      size="xl"
      failedText={t('story.loadFailed')}
      answer={answer}
      onClose={dialogs.close}
    >
      {(first) => (
        <OpenedStory
          // What was split or merged shows at once; until the answer is there, the story stays as it was.
          story={answer.data ?? first}
          can={canEditEvents && company.status !== 'Validated' ? (answer.data ?? first).can : []}
          onShowBy={setShownBy}
          onClose={dialogs.close}
        />
      )}
    </RecordDialog>
  );
}

interface OpenedStoryProps {
  readonly story: Story;
  readonly can: Story['can'];
  /** The story is shown by another one of its events from now on. */
  readonly onShowBy: (eventId: string) => void;
  readonly onClose: () => void;
}

function OpenedStory({ story, can, onShowBy, onClose }: OpenedStoryProps) {
  const t = useTexts('eventDialogs');
  const [taken, setTaken] = useState<StoryMember | null>(null);
  const maySplit = can.includes('split') && story.members.length > 1;

  // The dialog stays with those that are left, whichever of them it was opened by.
  function leave(id: string): void {
    const members = story.members.filter(({ _id }) => _id !== id);
    const [first] = members;
    if (first === undefined) return;
    queryClient.setQueryData(storyQuery(first._id).queryKey, { ...story, members });
    onShowBy(first._id);
  }

  return (
    <Dialog title={t('story.title')} size="xl" hasOwnForms onClose={onClose}>
      <Text c="dimmed" mb="sm">
        {t('story.lead')}
      </Text>
      <StoryMembers members={story.members} onSplit={maySplit ? setTaken : undefined} />
      {can.includes('merge') && <MergeStories story={story} />}
      {taken !== null && (
        <SplitStory
          companyId={story.companyID}
          member={taken}
          onTaken={leave}
          onClose={() => setTaken(null)}
        />
      )}
    </Dialog>
  );
}

interface SplitStoryProps {
  readonly companyId: string;
  readonly member: StoryMember;
  /** Called once it is out. */
  readonly onTaken: (id: string) => void;
  readonly onClose: () => void;
}

/** Asks before an event leaves its story, with what that does to the scores. */
function SplitStory({ companyId, member: { _id, title }, onTaken, onClose }: SplitStoryProps) {
  const t = useTexts('eventDialogs');
  const { data, isError } = useQuery({
    queryKey: ['story-split', companyId, _id],
    queryFn: async ({ signal }) => (await split(companyId, _id, true, signal)).data.effect,
    retry: false,
    staleTime: 0,
  });
  return (
    <Confirmation
      title={t('story.splitTitle', { title })}
      text={t('story.splitText')}
      confirmText={t('story.split')}
      failedTitle={t('story.splitFailed')}
      failedText={t('tryAgain')}
      onConfirm={() => split(companyId, _id, false)}
      onDone={() => {
        onTaken(_id);
        void refreshCompanies();
        showToast({ kind: 'success', title: t('story.splitDone'), text: title });
      }}
      onClose={onClose}
    >
      {!isError && <Effect effect={data} />}
    </Confirmation>
  );
}
