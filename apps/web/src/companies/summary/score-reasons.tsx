import { Anchor, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listStrongest } from '@vigilo/domain/scoring/explain';
import { useTexts } from '../../lib/texts.ts';
import { scoreQuery } from '../../scoring/public/score-query.ts';
import { ScoreValue } from '../../scoring/public/score-value.tsx';
import { TruncatedText } from '../../ui/truncated-text.tsx';

/** So many leave the chart below in sight at 1366 x 768. */
const SHOWN = 3;

interface ScoreReasonsProps {
  readonly companyId: string;
  readonly asOf: string | null;
  /** Leads to the event in the explanation of the score, which has all of them. */
  readonly onEvent: (id: string) => void;
}

/** The events that move the short-term score most, where the page begins: nobody has to scroll for the reason of a score. */
export function ScoreReasons({ companyId, asOf, onEvent }: ScoreReasonsProps) {
  const t = useTexts('companies');
  const { data: score } = useQuery(scoreQuery(companyId, asOf));
  const events = listStrongest(score?.shortTerm.events ?? [], SHOWN);
  if (events.length === 0) return null;
  return (
    <Stack gap="var(--v-space-tight)" component="ul" m={0} p={0} aria-label={t('summary.reasons')}>
      {events.map(({ _id, title, contribution }) => (
        <Group key={_id} component="li" gap="sm" wrap="nowrap" justify="space-between">
          <Anchor component="button" type="button" miw={0} ta="start" onClick={() => onEvent(_id)}>
            <TruncatedText text={title} />
          </Anchor>
          <Text span fw={650}>
            <ScoreValue score={contribution} />
          </Text>
        </Group>
      ))}
    </Stack>
  );
}
