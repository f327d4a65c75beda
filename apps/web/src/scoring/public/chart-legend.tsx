import { useTexts } from '../../lib/texts.ts';
import classes from './chart-legend.module.css';

interface ChartLegendProps {
  /** The share prices of the chart; null until they are there. */
  readonly prices: { readonly prices: readonly unknown[]; readonly currency: string | null } | null;
}

/** Names the lines by colour and thickness, and the marks by colour and shape. */
export function ChartLegend({ prices }: ChartLegendProps) {
  const t = useTexts('scoring');
  return (
    <ul className={classes.legend} aria-label={t('chart.legend')}>
      <li data-line="score">{t('chart.score')}</li>
      {prices !== null && prices.prices.length > 0 && (
        <li data-line="price">
          {prices.currency === null ? t('chart.price') : t('chart.priceIn', { currency: prices.currency })}
        </li>
      )}
      <li data-mark="positive">{t('chart.marks.positive')}</li>
      <li data-mark="neutral">{t('chart.marks.neutral')}</li>
      <li data-mark="negative">{t('chart.marks.negative')}</li>
    </ul>
  );
}
