import type { ReactNode } from 'react';
import { DASH, formatDay, formatText } from '../lib/format.ts';
import { useTexts } from '../lib/texts.ts';
import { CategoryPill } from '../scoring/public/category-pill.tsx';
import type { CompanyScore } from '../scoring/public/score-query.ts';
import { Panel } from '../ui/panel.tsx';
import classes from './company-facts.module.css';
import { useClassificationText } from './company-texts.tsx';

/** What is known of the company. Ratings and status are there only where the answer has them, which is where the user may see them. */
export function CompanyFacts({ score }: { readonly score: CompanyScore }) {
  const t = useTexts('companies');
  const classification = useClassificationText();
  const grade = (rating: string | null | undefined): string => rating || t('table.notRated');
  const facts: [string, ReactNode][] = [
    [t('fields.sector'), formatText(score.sector)],
    [t('fields.industry'), formatText(score.industry)],
    [t('fields.region'), formatText(score.region)],
    [t('fields.country'), formatText(score.country)],
    [t('fields.entityType'), formatText(classification('entityType', score.entityType))],
    [t('fields.category'), <CategoryPill key="category" category={score.category} />],
  ];
  if (score.creditRiskRatingST !== undefined) facts.push([t('fields.creditRiskRatingST'), grade(score.creditRiskRatingST)], [t('fields.creditRiskRatingLT'), grade(score.creditRiskRatingLT)]);
  if (score.status !== undefined) facts.push([t('fields.status'), score.status === '' ? DASH : classification('status', score.status)]);
  facts.push([t('fields.asOfDate'), <span key="asOf" className={classes.day}>{formatDay(score.asOf)}</span>]);
  return (
    <Panel title={t('summary.facts')}>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={classes.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
