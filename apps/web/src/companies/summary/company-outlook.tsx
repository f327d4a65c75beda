import { Box, Group, Stack, Text } from '@mantine/core';
import { SUMMARY_STEP } from '@vigilo/domain/heat-map/bands';
import { percentileFromRank } from '@vigilo/domain/scoring/percentile';
import { Fragment, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { HeatMapLegend } from '../../heat-map/public/heat-map-legend.tsx';
import { formatCount } from '../../lib/format.ts';
import { currentLanguage } from '../../lib/language.ts';
import { useTexts, useWriteName } from '../../lib/texts.ts';
import type { CompanySummary } from '../../scoring/public/summary-query.ts';
import { MoreButton } from '../../ui/more-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { cutText } from '../public/cut-text.ts';
import { useLegendLabels } from '../map/legend-labels.ts';
import { usePalette } from '../public/palette.tsx';

/** A longer description is cut here (specification 2, section 9). */
const SHOWN = 300;

const ORDINALS = ['one', 'two', 'few', 'other'] as const;

const INKS = {
  positive: 'var(--v-good-ink)',
  'slightly positive': 'var(--v-good-ink)',
  neutral: 'inherit',
  'slightly negative': 'var(--v-bad-ink)',
  negative: 'var(--v-bad-ink)',
} as const;

const BROKEN = { overflowWrap: 'anywhere' } as const;
const IN_LINES = { ...BROKEN, whiteSpace: 'pre-line' } as const;
const FIGURES = { fontVariantNumeric: 'tabular-nums' } as const;

/** The outlook in a sentence, what the company does, the reasons for its score, the legend of the colours, and where the company stands among its peers. */
export function CompanyOutlook({
  summary: { company, outlook, positions },
  reasons,
}: {
  readonly summary: CompanySummary;
  /** The events that move the score most. */
  readonly reasons: ReactNode;
}) {
  const t = useTexts('companies');
  const { palette } = usePalette();
  const labels = useLegendLabels('st', palette, SUMMARY_STEP);
  // The word keeps its place in the sentence of each language and is set apart there.
  const [before = '', after = ''] = t('summary.outlook', {
    name: company.companyName,
    outlook: '\u0000',
  }).split('\u0000');
  return (
    <Panel miw={0}>
      <Stack gap="sm" h="100%">
        <h2 style={BROKEN}>
          {before}
          <Box component="strong" c={INKS[outlook]}>
            {t(`summary.outlooks.${outlook}`)}
          </Box>
          {after}
        </h2>
        <Description text={company.businessDescription.trim()} />
        {reasons}
        <Group justify="space-between" gap="xs" mt="auto">
          <HeatMapLegend palette={palette} labels={labels} />
          <Positions positions={positions} />
        </Group>
      </Stack>
    </Panel>
  );
}

/** '1st', '2nd', '12th', as the language of the page counts. */
function rankText(t: ReturnType<typeof useTexts<'companies'>>, rank: number): string {
  const rule = new Intl.PluralRules(currentLanguage(), { type: 'ordinal' }).select(rank);
  return t(`summary.ranks.${ORDINALS.find((known) => known === rule) ?? 'other'}`, {
    rank: formatCount(rank),
  });
}

/** '12th of 88 in sector · 3rd of 41 in Germany', each with its percentile in the tooltip. */
function Positions({ positions: { sector, country } }: { readonly positions: CompanySummary['positions'] }) {
  const t = useTexts('companies');
  const writeName = useWriteName();
  const parts = [
    ...(sector === null
      ? []
      : [
          {
            ...sector,
            text: t('summary.inSector', { rank: rankText(t, sector.rank), of: formatCount(sector.of) }),
          },
        ]),
    ...(country === null
      ? []
      : [
          {
            ...country,
            text: t('summary.inCountry', {
              rank: rankText(t, country.rank),
              of: formatCount(country.of),
              country: writeName(country.name),
            }),
          },
        ]),
  ];
  return (
    <Text size="xs" c="dimmed" style={FIGURES}>
      {parts.map(({ text, name, rank, of }, at) => (
        <Fragment key={text}>
          {at > 0 && ' · '}
          <span title={t('summary.percentile', { name, percentile: percentileFromRank(rank, of) })}>
            {text}
          </span>
        </Fragment>
      ))}
    </Text>
  );
}

function Description({ text }: { readonly text: string }) {
  const t = useTexts('companies');
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const cut = cutText(text, SHOWN);
  if (text === '') return <Text c="dimmed">{t('summary.noDescription')}</Text>;
  return (
    <div>
      <Text id={id} c="dimmed" style={IN_LINES}>
        {isWhole ? text : cut}
      </Text>
      {cut !== text && (
        <MoreButton
          isWhole={isWhole}
          more={t('summary.showMore')}
          less={t('summary.showLess')}
          controls={id}
          onChange={setWhole}
        />
      )}
    </div>
  );
}
