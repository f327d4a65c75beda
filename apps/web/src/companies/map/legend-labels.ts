import type { Band } from '@vigilo/domain/heat-map/bands';
import { bandFromScore, bandRange, LISTING_STEP, SUMMARY_STEP } from '@vigilo/domain/heat-map/bands';
import type { ColourBy } from '@vigilo/domain/heat-map/colour-by';
import { creditRiskFromGrade, scoreFromGrade } from '@vigilo/domain/heat-map/grades';
import { GRADES } from '@vigilo/domain/companies/company';
import type { Palette } from '@vigilo/domain/heat-map/palettes';
import { bandName } from '@vigilo/domain/heat-map/palettes';
import type { Thousandths } from '@vigilo/domain/scoring/thousandths';
import { toDecimal } from '@vigilo/domain/scoring/thousandths';
import type { HeatMapLegendLabels } from '../../heat-map/public/heat-map-legend.tsx';
import { formatScore } from '../../lib/format.ts';
import { currentLanguage } from '../../lib/language.ts';
import { useTexts } from '../../lib/texts.ts';

/** The texts of the legend for what the map is coloured by, with the step (decisions.md section 1: 'The legend says the step'). */
export function useLegendLabels(
  colourBy: ColourBy,
  palette: Palette,
  scoreStep: Thousandths = LISTING_STEP,
): HeatMapLegendLabels {
  const t = useTexts('heatMap');
  const isRating = colourBy === 'rating';
  const isBlue = palette === 'colour-blind';
  const hint = t(`legend.hint.${colourBy}`, {
    positive: t(isBlue ? 'legend.blue' : 'legend.green'),
    negative: t(isBlue ? 'legend.orange' : 'legend.red'),
  });
  const step = toDecimal(isRating ? SUMMARY_STEP : scoreStep).toLocaleString(currentLanguage());
  return {
    label: t('legend.label'),
    negative: t('legend.negative'),
    positive: t('legend.positive'),
    hint: `${hint} ${isRating ? t('legend.stepGrade', { step }) : t('legend.step', { step })}`,
    band: (band) =>
      isRating
        ? gradeText(t, band, palette)
        : t('legend.band', {
            range: rangeText(t, band, scoreStep),
            name: t(`bands.${bandName(palette, band)}`),
          }),
    notRated: isRating ? t('legend.notRated') : null,
  };
}

type T = ReturnType<typeof useTexts<'heatMap'>>;

function rangeText(t: T, band: Band, step: Thousandths): string {
  const sign = Math.sign(band);
  const { over, upTo } = bandRange(band, step);
  const write = (unsigned: number): string => formatScore(toDecimal(sign * unsigned), 1);
  if (upTo === null)
    return band > 0
      ? t('legend.rangeTop', { over: write(over) })
      : t('legend.rangeBottom', { over: write(over) });
  if (sign === 0) return write(0);
  return band > 0
    ? t('legend.range', { over: write(over), upTo: write(upTo) })
    : t('legend.rangeBelow', { over: write(over), upTo: write(upTo) });
}

function gradeText(t: T, band: Band, palette: Palette): string {
  const name = t(`bands.${bandName(palette, band)}`);
  const grade = GRADES.find((one) => bandFromScore(scoreFromGrade(one), SUMMARY_STEP) === band);
  return grade === undefined
    ? t('legend.noGrade', { name })
    : t('legend.grade', { grade, risk: t(`risks.${creditRiskFromGrade(grade)}`), name });
}
