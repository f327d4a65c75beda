import { Group, SimpleGrid, Text } from '@mantine/core';
import type { Horizon } from '@vigilo/domain/scoring/score';
import { HORIZONS } from '@vigilo/domain/scoring/score';
import { formatScore } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { Panel } from '../../ui/panel.tsx';
import { HorizonExplanation } from '../horizon-explanation.tsx';
import type { AskedEvent } from './asked-event.ts';
import { useWhatIf, WhatIf } from '../what-if.ts';
import { WhatIfBar } from '../what-if-bar.tsx';
import type { CompanyScore } from './score-query.ts';
import { TrendMark } from './trend-mark.tsx';

interface ScoreExplanationProps {
  readonly score: CompanyScore;
  readonly asked: AskedEvent | null;
  /** Events were changed by what was supposed here. */
  readonly onSaved: () => void;
}

function ScoreFigure({ score, horizon }: { readonly score: CompanyScore; readonly horizon: Horizon }) {
  return (
    <Group component="span" display="inline-flex" gap="sm" align="baseline" wrap="nowrap" fz="xs">
      <Text span fw={700} fz="var(--v-font-size-title)" lh="inherit">
        {formatScore(score[horizon].current)}
      </Text>
      <TrendMark change={score[horizon].change} horizon={horizon} withValue />
    </Group>
  );
}

/** The explanation of both scores beside each other, for a page of its own, with 'what if'. */
export function ScoreExplanation({ score, asked, onSaved }: ScoreExplanationProps) {
  const t = useTexts('scoring');
  const whatIf = useWhatIf(score);
  // An event is shown once: where the short-term score has it, there.
  const isShort = score.shortTerm.events.some(({ _id }) => _id === asked?.id);
  const place: Horizon = isShort ? 'shortTerm' : 'longTerm';
  return (
    <WhatIf value={whatIf}>
      <WhatIfBar score={score} whatIf={whatIf} onSaved={onSaved} />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
        {HORIZONS.map((horizon) => (
          <Panel
            key={horizon}
            title={t(horizon)}
            actions={<ScoreFigure score={score} horizon={horizon} />}
            miw={0}
          >
            <HorizonExplanation score={score} horizon={horizon} asked={horizon === place ? asked : null} />
          </Panel>
        ))}
      </SimpleGrid>
    </WhatIf>
  );
}
