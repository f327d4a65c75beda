// What the RTI report of a company says, as its template reads it: every number written out here, from the replies that the screen is drawn from.

import type { CallReply } from '@vigilo/contract/call';
import type { Language } from '@vigilo/contract/messages/language';
import type { getCompanySummary, getScore, getScoreSeries } from '@vigilo/contract/summary';
import { BANDS, bandFromScore, SUMMARY_STEP } from '@vigilo/domain/heat-map/bands';
import { colourFromBand, inkForColour } from '@vigilo/domain/heat-map/palettes';
import { trendFromChange } from '@vigilo/domain/scoring/category';
import { toDecimal, toThousandths } from '@vigilo/domain/scoring/thousandths';
import { writeCount, writeDecimal } from '@vigilo/domain/scoring/write-number';
import { buildEvents, buildMakeUp, buildWeek } from './company-report-scores.ts';
import { PAPER } from './paper.ts';
import { writeDay, writeText, writeTime, writtenScore } from './writing.ts';
import { getTranslator } from '../frame/texts.ts';
import { writeName } from './written-name.ts';

/** What a report is made of; all as of the same day. */
export interface CompanyFacts {
  readonly score: CallReply<typeof getScore>['data'];
  readonly summary: CallReply<typeof getCompanySummary>['data'];
  readonly series: CallReply<typeof getScoreSeries>['data'];
}

/** Longer descriptions are cut on paper too. */
const LONGEST_DESCRIPTION = 900;

/** @param madeAt milliseconds since the epoch */
export function companyReportContent(facts: CompanyFacts, language: Language, madeAt: number) {
  const { score, summary } = facts;
  const t = getTranslator(language);
  const asOf = writeDay(score.asOf);
  return {
    language,
    paper: PAPER,
    title: t('printedReports.company.title', { name: score.companyName, ticker: score.ticker, date: asOf }),
    footer: {
      left: `${score.companyName} (${score.ticker})`,
      asOf: t('printedReports.asOf', { date: asOf }),
      madeAt: t('printedReports.madeAt', {
        date: writeDay(new Date(madeAt).toISOString()),
        time: writeTime(madeAt),
      }),
      page: t('printedReports.page'),
    },
    head: buildHead(facts, language),
    legend: buildLegend(score.shortTerm.current, language),
    metrics: buildMetrics(facts, language),
    chart: buildChartTexts(facts, language),
    levels: buildLevels(summary, language),
    makeUp: buildMakeUp(score, language),
    week: buildWeek(score, language),
    events: [
      buildEvents(score.shortTerm, 'shortTerm', language),
      buildEvents(score.longTerm, 'longTerm', language),
    ],
    definitions: buildDefinitions(language),
  };
}

function buildHead({ score, summary }: CompanyFacts, language: Language) {
  const t = getTranslator(language);
  const entityType =
    score.entityType === 'Public' || score.entityType === 'Private'
      ? t(`companies.entityTypes.${score.entityType}`)
      : score.entityType;
  const { sector, country } = summary.positions;
  const place = (name: string, position: { readonly rank: number; readonly of: number } | null) =>
    position
      ? [
          [
            name,
            t('printedReports.company.position', {
              rank: writeCount(position.rank, language),
              of: writeCount(position.of, language),
            }),
          ],
        ]
      : [];
  return {
    kind: t('printedReports.company.kind'),
    name: score.companyName,
    ticker: score.ticker,
    asOf: t(
      summary.company.status === 'Initiated' ? 'printedReports.company.initiated' : 'printedReports.asOf',
      { date: writeDay(score.asOf) },
    ),
    category: t(`scoring.categories.${score.category}`),
    outlook: t('companies.summary.outlook', {
      name: score.companyName,
      outlook: t(`companies.summary.outlooks.${score.outlook}`),
    }),
    description: cut(score.businessDescription),
    factsTitle: t('printedReports.company.facts'),
    facts: [
      [t('companies.fields.sector'), writeText(writeName(score.sector, language))],
      [t('companies.fields.industry'), writeText(writeName(score.industry, language))],
      [t('companies.fields.region'), writeText(score.region)],
      [t('companies.fields.country'), writeText(writeName(score.country, language))],
      [t('companies.fields.entityType'), writeText(entityType)],
      ...place(t('printedReports.company.sectorPosition'), sector),
      ...place(t('printedReports.company.countryPosition'), country),
    ],
  };
}

function cut(text: string): string {
  const letters = [...text.trim()];
  return letters.length <= LONGEST_DESCRIPTION
    ? letters.join('')
    : `${letters.slice(0, LONGEST_DESCRIPTION).join('').trimEnd()}\u2026`;
}

/** The 13 bands of the summary page, and which of them the score is in. */
function buildLegend(shortTerm: number, language: Language) {
  const t = getTranslator(language);
  const band = bandFromScore(toThousandths(shortTerm), SUMMARY_STEP);
  const colour = colourFromBand('standard', band);
  return {
    text: t('printedReports.company.legend', { step: writeDecimal(toDecimal(SUMMARY_STEP), 1, language) }),
    negative: t('heatMap.legend.negative'),
    positive: t('heatMap.legend.positive'),
    colours: BANDS.map((each) => colourFromBand('standard', each)),
    marked: BANDS.indexOf(band),
    colour,
    ink: inkForColour(colour),
  };
}

function buildMetrics({ score, summary }: CompanyFacts, language: Language) {
  const t = getTranslator(language);
  const { shortTerm, longTerm } = summary.metrics;
  // Left out where the reader may not see ratings, and where there is none.
  const isRated = Boolean(shortTerm.creditRiskRating) || Boolean(longTerm.creditRiskRating);
  const row = (horizon: 'shortTerm' | 'longTerm') => {
    const { current, previous, change, threeMonths, sixMonths, creditRiskRating } = summary.metrics[horizon];
    const trend = trendFromChange(toThousandths(change));
    return {
      name: t(`scoring.${horizon}`),
      scores: [current, previous, change, threeMonths, sixMonths].map((value) =>
        writtenScore(value, language),
      ),
      trend,
      trendText: t(`scoring.trend.${horizon}.${trend}`),
      rating: isRated ? writeText(creditRiskRating) : null,
    };
  };
  return {
    title: t('printedReports.company.metrics'),
    columns: [
      t('printedReports.company.horizon'),
      t('printedReports.company.current'),
      t('printedReports.company.previous'),
      t('printedReports.company.week'),
      t('printedReports.company.threeMonths'),
      t('printedReports.company.sixMonths'),
      ...(isRated ? [t('printedReports.company.rating')] : []),
    ],
    rows: [row('shortTerm'), row('longTerm')],
    note: t('printedReports.company.previousNote', { date: writeDay(score.previousAsOf) }),
  };
}

function buildChartTexts({ series }: CompanyFacts, language: Language) {
  const t = getTranslator(language);
  const isPriced = series.prices.length > 0;
  const price =
    series.currency === null
      ? t('printedReports.company.linePriceOnly')
      : t('printedReports.company.linePrice', { currency: series.currency });
  return {
    title: isPriced ? t('printedReports.company.chart') : t('printedReports.company.chartWithoutPrices'),
    score: t('printedReports.company.lineScore'),
    price: isPriced ? price : null,
    events: t('printedReports.company.lineEvents'),
    note: isPriced ? null : t('printedReports.company.noPrices'),
    alt: chartAlt(series, language),
  };
}

function chartAlt({ from, to, scores, prices }: CompanyFacts['series'], language: Language): string {
  const t = getTranslator(language);
  const write = (value: number) => writtenScore(value, language).text;
  const scoresAlt = t('printedReports.company.chartAlt', {
    from: writeDay(from),
    to: writeDay(to),
    ...writeRange(scores.total, write),
  });
  if (prices.length === 0) return scoresAlt;
  return `${scoresAlt} ${t(
    'printedReports.company.chartAltPrices',
    writeRange(
      prices.map(({ price }) => price),
      (value) => writeDecimal(value, 2, language),
    ),
  )}`;
}

function writeRange(values: readonly number[], write: (value: number) => string) {
  const least = values.reduce((a, b) => Math.min(a, b), values[0] ?? 0);
  const most = values.reduce((a, b) => Math.max(a, b), values[0] ?? 0);
  return {
    first: write(values[0] ?? 0),
    last: write(values.at(-1) ?? 0),
    least: write(least),
    most: write(most),
  };
}

function buildLevels({ levels }: CompanyFacts['summary'], language: Language) {
  const t = getTranslator(language);
  return {
    title: t('printedReports.company.levels'),
    none: levels.every(({ points }) => points.length === 0) ? t('printedReports.company.noSummary') : null,
    noPoints: t('printedReports.company.noPoints'),
    columns: [
      t('printedReports.company.impact'),
      t('printedReports.company.summary'),
      t('printedReports.company.date'),
      t('printedReports.company.score'),
    ],
    items: levels.map(({ event, score, points }) => ({
      title: t('printedReports.company.level', { type: t(`scoring.eventTypes.${event}`) }),
      score: writtenScore(score, language),
      points: points.map((point) => ({
        verdict: point.verdict,
        impact: t(`companies.summary.outlooks.${point.verdict}`),
        summary: point.summary,
        title: point.title,
        date: writeDay(point.date),
        score: writtenScore(point.score, language),
      })),
    })),
  };
}

const DEFINITIONS = [
  'shortTerm',
  'cumulative',
  'previous',
  'category',
  'outlook',
  'contribution',
  'rating',
] as const;

function buildDefinitions(language: Language) {
  const t = getTranslator(language);
  return {
    title: t('printedReports.company.definitions'),
    items: DEFINITIONS.map((name) => ({
      term: t(`printedReports.definitions.${name}`),
      text: t(`printedReports.definitions.${name}Text`),
    })),
  };
}
