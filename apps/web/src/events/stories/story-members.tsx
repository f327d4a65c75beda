import '@mantine/core/styles/Table.layer.css';
import { Badge, Button, Table } from '@mantine/core';
import { IconArrowsSplit } from '@tabler/icons-react';
import { formatDay, formatScore, formatText } from '../../lib/format.ts';
import { safeLink } from '../../lib/safe-link.ts';
import { useTexts } from '../../lib/texts.ts';
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
    <Table aria-label={t('story.title')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{t('story.title.title')}</Table.Th>
          <Table.Th scope="col">{t('story.title.source')}</Table.Th>
          <Table.Th scope="col">{t('story.title.kind')}</Table.Th>
          <Table.Th scope="col">{t('story.title.counts')}</Table.Th>
          <Table.Th scope="col" ta="end">
            {t('story.title.score')}
          </Table.Th>
          <Table.Th scope="col" ta="end">
            {t('story.title.date')}
          </Table.Th>
          {onSplit !== undefined && <Table.Th scope="col">{t('story.title.action')}</Table.Th>}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {members.map((member) => (
          <Member key={member._id} member={member} onSplit={onSplit} />
        ))}
      </Table.Tbody>
    </Table>
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
    <Table.Tr>
      <Table.Th scope="row">
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
      </Table.Th>
      <Table.Td>{formatText(source)}</Table.Td>
      <Table.Td>{tab === 'company-events' ? t('story.companyEvent') : t('story.imported')}</Table.Td>
      <Table.Td>
        <Counting tab={tab} isLead={isLead} />
      </Table.Td>
      <Table.Td ta="end">{formatScore(score, 1)}</Table.Td>
      <Table.Td ta="end">{formatDay(date)}</Table.Td>
      {onSplit !== undefined && (
        <Table.Td>
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconArrowsSplit size="1rem" stroke={1.75} aria-hidden="true" />}
            aria-label={t('story.splitNamed', { title })}
            onClick={() => onSplit(member)}
          >
            {t('story.split')}
          </Button>
        </Table.Td>
      )}
    </Table.Tr>
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
