import { trendOf } from '@vigilo/domain/scoring/category';
import { thousandthsOf } from '@vigilo/domain/scoring/thousandths';
import { formatDay, formatScore } from '../lib/format.ts';
import { useTexts } from '../lib/texts.ts';
import type { CompanyScore } from '../scoring/public/score-query.ts';
import { Pill } from '../ui/pill.tsx';
import classes from './company-header.module.css';

const TRENDS = { up: { glyph: '▲', tone: 'good' }, down: { glyph: '▼', tone: 'bad' }, same: { glyph: '=', tone: 'neutral' } } as const;

/** The company's name, ticker and short-term trend; below, where it belongs and as of when. */
export function CompanyHeader({ score }: { readonly score: CompanyScore }) {
  const t = useTexts('companies');
  const ts = useTexts('scoring');
  const trend = trendOf(thousandthsOf(score.shortTerm.change));
  const { glyph, tone } = TRENDS[trend];
  const places = [score.sector, score.industry, score.country, score.region].filter((place) => place !== '');
  return (
    <header className={classes.header}>
      <div className={classes.names}>
        <h1 className={classes.name}>{score.companyName}</h1>
        <Pill>{score.ticker}</Pill>
        <span title={`${ts(`trend.shortTerm.${trend}`)}: ${formatScore(score.shortTerm.change)}`}>
          <Pill tone={tone}>
            <span aria-hidden="true">{glyph}</span> {t(`summary.trend.${trend}`)}
          </Pill>
        </span>
      </div>
      <p className={classes.places}>
        {places.join(' · ')}
        {places.length > 0 && ' · '}
        <span className={classes.asOf}>{t('summary.asOfDay', { date: formatDay(score.asOf) })}</span>
      </p>
    </header>
  );
}
