import { useId, useState } from 'react';
import { useTexts } from '../lib/texts.ts';
import type { CompanyScore } from '../scoring/public/score-query.ts';
import { Panel } from '../ui/panel.tsx';
import classes from './company-outlook.module.css';
import { cutText } from './cut-text.ts';

/** A longer description is cut here (specification 2, section 9). */
const SHOWN = 300;

const TONES = { positive: 'good', 'slightly positive': 'good', neutral: 'neutral', 'slightly negative': 'bad', negative: 'bad' } as const;

/** The outlook in a sentence, and what the company does. */
export function CompanyOutlook({ score }: { readonly score: CompanyScore }) {
  const t = useTexts('companies');
  // The word keeps its place in the sentence of each language and is set apart there.
  const [before = '', after = ''] = t('summary.outlook', { name: score.companyName, outlook: '\u0000' }).split('\u0000');
  return (
    <Panel>
      <h2 className={classes.sentence}>
        {before}
        <strong data-tone={TONES[score.outlook]}>{t(`summary.outlooks.${score.outlook}`)}</strong>
        {after}
      </h2>
      <Description text={score.businessDescription.trim()} />
    </Panel>
  );
}

function Description({ text }: { readonly text: string }) {
  const t = useTexts('companies');
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const cut = cutText(text, SHOWN);
  if (text === '') return <p className={classes.description}>{t('summary.noDescription')}</p>;
  return (
    <>
      <p id={id} className={classes.description}>
        {isWhole ? text : cut}
      </p>
      {cut !== text && (
        <button type="button" className={classes.more} aria-expanded={isWhole} aria-controls={id} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('summary.showLess') : t('summary.showMore')}
        </button>
      )}
    </>
  );
}
