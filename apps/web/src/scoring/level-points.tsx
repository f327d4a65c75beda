import { IconArrowDown, IconArrowUp, IconEqual } from '@tabler/icons-react';
import { formatDay } from '../lib/format.ts';
import { useTexts } from '../lib/texts.ts';
import { Collapsible } from '../ui/collapsible.tsx';
import classes from './level-points.module.css';
import type { Level } from './public/summary-query.ts';

/** Height of a folded list in pixels (specification 2, section 2.3). */
const FOLDED = 142;

const ICONS = { positive: IconArrowUp, negative: IconArrowDown, neutral: IconEqual } as const;

/** The summaries of one level: what each means for the company, its words, its day. */
export function LevelPoints({ points }: { readonly points: Level['points'] }) {
  const t = useTexts('scoring');
  if (points.length === 0) return <p className={classes.none}>{t('levels.none')}</p>;
  return (
    <Collapsible most={FOLDED} more={t('levels.showMore')} less={t('levels.showLess')}>
      <table className={classes.points}>
        <thead>
          <tr>
            <th scope="col">{t('levels.impact')}</th>
            <th scope="col">{t('levels.summary')}</th>
            <th scope="col" data-numeric>
              {t('levels.date')}
            </th>
          </tr>
        </thead>
        <tbody>
          {points.map((point) => {
            const Icon = ICONS[point.verdict];
            return (
              <tr key={point._id}>
                <td title={t(`verdicts.${point.verdict}`)} data-verdict={point.verdict}>
                  <Icon size="1.125rem" role="img" aria-label={t(`verdicts.${point.verdict}`)} />
                </td>
                <td className={classes.text} title={point.title}>
                  {point.summary}
                </td>
                <td data-numeric>
                  <time dateTime={point.date}>{formatDay(point.date)}</time>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Collapsible>
  );
}
