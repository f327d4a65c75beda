import { Badge } from '@mantine/core';
import { trendFromChange } from '@vigilo/domain/scoring/category';
import { toThousandths } from '@vigilo/domain/scoring/thousandths';
import type { ReactNode } from 'react';
import { formatDay, formatScore } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import type { CompanySummary } from '../../scoring/public/summary-query.ts';
import classes from './company-header.module.css';
import { WebsiteLink } from '../company-texts.tsx';

const TRENDS = {
  up: { glyph: '▲', tone: 'good' },
  down: { glyph: '▼', tone: 'bad' },
  same: { glyph: '=', tone: 'gray' },
} as const;

interface CompanyHeaderProps {
  readonly summary: CompanySummary;
  /** At the right: what can be done with the company. */
  readonly actions: ReactNode;
  /** Below, beside the facts: the way to other days and companies. */
  readonly navigation: ReactNode;
}

/** The company's name, ticker and short-term trend; below, where it belongs. */
export function CompanyHeader({ summary, actions, navigation }: CompanyHeaderProps) {
  const t = useTexts('companies');
  const ts = useTexts('scoring');
  const { company, metrics } = summary;
  const trend = trendFromChange(toThousandths(metrics.shortTerm.change));
  const { glyph, tone } = TRENDS[trend];
  const places = [company.sector, company.industry, company.country, company.region].filter(
    (place) => place !== '',
  );
  return (
    <header className={classes.header}>
      <div className={classes.row}>
        <div className={classes.names}>
          <h1 className={classes.name}>{company.companyName}</h1>
          <Badge>{company.ticker}</Badge>
          <span title={`${ts(`trend.shortTerm.${trend}`)}: ${formatScore(metrics.shortTerm.change)}`}>
            <Badge color={tone}>
              <span aria-hidden="true">{glyph}</span> {t(`summary.trend.${trend}`)}
            </Badge>
          </span>
        </div>
        <div className={classes.actions}>{actions}</div>
      </div>
      <div className={classes.row}>
        <p className={classes.places}>
          {places.join(' · ')}
          {company.website !== null && (
            <>
              {' · '}
              <WebsiteLink company={company} />
            </>
          )}
          {company.status === 'Initiated' && (
            <span className={classes.note} title={t('summary.initiatedHint')}>
              {t('summary.rtiAsOf', { date: formatDay(company.recordUpdation) })}
            </span>
          )}
        </p>
        <div className={classes.ways}>{navigation}</div>
      </div>
    </header>
  );
}
