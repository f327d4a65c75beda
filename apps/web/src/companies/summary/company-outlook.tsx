import { SUMMARY_STEP } from '@vigilo/domain/heat-map/bands';
import { percentileFromRank } from '@vigilo/domain/scoring/percentile';
import { useId, useState } from 'react';
import { HeatMapLegend } from '../../heat-map/public/heat-map-legend.tsx';
import { formatCount } from '../../lib/format.ts';
import { currentLanguage } from '../../lib/language.ts';
import { useTexts } from '../../lib/texts.ts';
import type { CompanySummary } from '../../scoring/public/summary-query.ts';
import { MoreButton } from '../../ui/more-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './company-outlook.module.css';
import { cutText } from '../public/cut-text.ts';
import { useLegendLabels } from '../map/legend-labels.ts';
import { usePalette } from '../public/palette.tsx';

/** A longer description is cut here (specification 2, section 9). */
const SHOWN = 300;

const ORDINALS = ['one', 'two', 'few', 'other'] as const;

const TONES = {
  positive: 'good',
  'slightly positive': 'good',
  neutral: 'neutral',
  'slightly negative': 'bad',
  negative: 'bad',
} as const;

/** The outlook in a sentence, what the company does, the legend of the colours, and where the company stands among its peers. */
export function CompanyOutlook({
  summary: { company, outlook, positions },
}: {
  readonly summary: CompanySummary;
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
    <Panel className={classes.panel}>
      <h2 className={classes.sentence}>
        {before}
        <strong data-tone={TONES[outlook]}>{t(`summary.outlooks.${outlook}`)}</strong>
        {after}
      </h2>
      <Description text={company.businessDescription.trim()} />
      <div className={classes.foot}>
        <HeatMapLegend palette={palette} labels={labels} />
        <Positions positions={positions} />
      </div>
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
              country: country.name,
            }),
          },
        ]),
  ];
  return (
    <p className={classes.positions}>
      {parts.map(({ text, name, rank, of }) => (
        <span key={text} title={t('summary.percentile', { name, percentile: percentileFromRank(rank, of) })}>
          {text}
        </span>
      ))}
    </p>
  );
}

function Description({ text }: { readonly text: string }) {
  const t = useTexts('companies');
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const cut = cutText(text, SHOWN);
  if (text === '') return <p className={classes.description}>{t('summary.noDescription')}</p>;
  return (
    <div>
      <p id={id} className={classes.description}>
        {isWhole ? text : cut}
      </p>
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
