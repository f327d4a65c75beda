import { Badge, Button } from '@mantine/core';
import { IconArrowsSplit } from '@tabler/icons-react';
import { formatDay, formatScore, formatText } from '../../lib/format.ts';
import { safeLink } from '../../lib/safe-link.ts';
import { useTexts } from '../../lib/texts.ts';
import classes from './story-dialog.module.css';
import type { StoryMember } from './story-queries.ts';

interface StoryMembersProps {
  readonly members: readonly StoryMember[];
  /** Absent: none can be taken out. */
  readonly onSplit?: ((member: StoryMember) => void) | undefined;
}

/** The sources of a story, the one that stands for it first. */
export function StoryMembers({ members, onSplit }: StoryMembersProps) {
  const t = useTexts('eventDialogs');
  return (
    <table className={classes.members} aria-label={t('story.title')}>
      <thead>
        <tr>
          <th scope="col">{t('story.title.title')}</th>
          <th scope="col">{t('story.title.source')}</th>
          <th scope="col">{t('story.title.kind')}</th>
          <th scope="col">{t('story.title.counts')}</th>
          <th scope="col" data-numeric>
            {t('story.title.score')}
          </th>
          <th scope="col" data-numeric>
            {t('story.title.date')}
          </th>
          {onSplit !== undefined && <th scope="col">{t('story.title.action')}</th>}
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <Member key={member._id} member={member} onSplit={onSplit} />
        ))}
      </tbody>
    </table>
  );
}

function Member({
  member,
  onSplit,
}: {
  readonly member: StoryMember;
  readonly onSplit: StoryMembersProps['onSplit'];
}) {
  const t = useTexts('eventDialogs');
  const scoringTexts = useTexts('scoring');
  const { title, url, source, tab, isLead, score, date } = member;
  const link = safeLink(url);
  return (
    <tr>
      <th scope="row">
        {link === null ? (
          title
        ) : (
          <a
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            title={scoringTexts('opensNewTab', { title })}
          >
            {title}
          </a>
        )}
      </th>
      <td>{formatText(source)}</td>
      <td>{tab === 'company-events' ? t('story.companyEvent') : t('story.imported')}</td>
      <td>
        <Counting tab={tab} isLead={isLead} />
      </td>
      <td data-numeric>{formatScore(score, 1)}</td>
      <td data-numeric>{formatDay(date)}</td>
      {onSplit !== undefined && (
        <td>
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconArrowsSplit size="1rem" stroke={1.75} aria-hidden="true" />}
            aria-label={t('story.splitNamed', { title })}
            onClick={() => onSplit(member)}
          >
            {t('story.split')}
          </Button>
        </td>
      )}
    </tr>
  );
}

/** A company event counts where it leads; an imported one that leads only stands for the others. */
function Counting({ tab, isLead }: Pick<StoryMember, 'tab' | 'isLead'>) {
  const t = useTexts('eventDialogs');
  if (!isLead) return t('story.notCounted');
  return tab === 'company-events' ? (
    <Badge color="good">{t('story.counts')}</Badge>
  ) : (
    <Badge>{t('story.stands')}</Badge>
  );
}
