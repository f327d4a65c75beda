// What the RTI Summary says on paper, as its template reads it: the tables and charts of the screen, every number written out here.

import type { CallReply } from '@vigilo/contract/call';
import type { Language } from '@vigilo/contract/messages/language';
import type { getMatrices } from '@vigilo/contract/reports';
import type { SummaryWords } from '@vigilo/domain/reports/summary-charts';
import {
  colourFromCategory,
  entityChart,
  impactChart,
  regionChart,
  sectorChart,
} from '@vigilo/domain/reports/summary-charts';
import type { ClassTable } from '@vigilo/domain/reports/summary-tables';
import {
  computeChange,
  entityTable,
  impactTable,
  regionTable,
  sectorTable,
} from '@vigilo/domain/reports/summary-tables';
import type { ChartOption } from '@vigilo/domain/scoring/chart-option';
import { dayFromIso } from '@vigilo/domain/scoring/day';
import { PREVIOUS_DAYS } from '@vigilo/domain/scoring/score';
import { writeCount, writeScore } from '@vigilo/domain/scoring/write-number';
import type { PrintedChart } from '../adapters/pdf/print-order.ts';
import { PAPER } from './paper.ts';
import { DASH, writeDay, writeTime } from './writing.ts';
import { getTranslator } from '../frame/texts.ts';
import { writeName } from './written-name.ts';

type Matrices = CallReply<typeof getMatrices>['data'];

/** CSS pixels, as wide as the page gives them room, so that the letters of all charts are equally large. */
const SIZES = {
  impact: { width: 664, height: 170 },
  entity: { width: 325, height: 130 },
  region: { width: 325, height: 130 },
  sector: { width: 382, height: 190 },
} as const;

/** A day as MM/DD/YYYY, as the RTI Summary writes it. */
function slashDay(iso: string): string {
  return writeDay(iso).replaceAll('-', '/');
}

interface Card {
  readonly name: keyof typeof SIZES;
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly {
    readonly name: string;
    readonly colour: string | null;
    readonly cells: readonly string[];
  }[];
  readonly total: { readonly name: string; readonly cells: readonly string[] };
  readonly alt: string;
}

/** @param madeAt milliseconds since the epoch */
export function summaryReportContent(matrices: Matrices, reader: string, language: Language, madeAt: number) {
  const t = getTranslator(language);
  const [from = '', to = ''] = matrices.impact.Asof;
  const { coverage, initiated } = matrices;
  const isWeek = dayFromIso(to) - dayFromIso(from) === PREVIOUS_DAYS;
  const count = (value: number | undefined) => writeNumber(value, language);
  return {
    language,
    paper: PAPER,
    title: t('printedReports.summary.titleOf', { date: slashDay(to) }),
    heading: t('rtiSummary.title'),
    asOf: t('rtiSummary.asOf', { day: slashDay(to) }),
    scope: t('printedReports.summary.scope', { user: reader }),
    footer: {
      left: t('rtiSummary.title'),
      asOf: t('printedReports.asOf', { date: slashDay(to) }),
      page: t('printedReports.page'),
      madeAt: t('printedReports.madeAt', {
        date: slashDay(new Date(madeAt).toISOString()),
        time: writeTime(madeAt),
      }),
    },
    coverage: {
      title: t('rtiSummary.coverage'),
      rows: [
        [t('rtiSummary.first', { day: slashDay(from) }), count(coverage[from])],
        [isWeek ? t('rtiSummary.initiated') : t('rtiSummary.initiatedBetween'), count(initiated)],
        [t('rtiSummary.second', { day: slashDay(to) }), count(coverage[to])],
        [t('rtiSummary.change'), writeChange(computeChange(coverage[from], coverage[to]), language)],
      ],
    },
    cards: [impactCard(matrices, language), ...classCards(matrices, language)],
  };
}

/** Zero and missing counts are a dash (specification 2, section 5). */
function writeNumber(value: number | undefined, language: Language): string {
  return value === undefined || value === 0 ? DASH : writeCount(value, language);
}

function writeChange(change: number | null, language: Language): string {
  return change === null ? DASH : writeScore(change, 0, language);
}

function impactCard({ impact }: Matrices, language: Language): Card {
  const t = getTranslator(language);
  const { rows, total } = impactTable(impact.values);
  const cells = (row: { readonly first: number; readonly second: number; readonly change: number }) => [
    writeNumber(row.first, language),
    writeNumber(row.second, language),
    writeChange(row.change, language),
  ];
  return {
    name: 'impact',
    title: t('rtiSummary.impactCard'),
    heads: [t('rtiSummary.impact'), ...impact.Asof.map(slashDay), t('rtiSummary.change')],
    rows: rows.map((row) => ({
      name: t(`companies.categories.${row.category}`),
      colour: colourFromCategory('standard', row.category),
      cells: cells(row),
    })),
    total: { name: t('rtiSummary.total'), cells: cells(total) },
    alt: chartAlt(
      t('rtiSummary.impactCard'),
      rows.map(
        (row) =>
          `${t(`companies.categories.${row.category}`)} ${writeCount(row.first, language)} / ${writeCount(row.second, language)}`,
      ),
      language,
    ),
  };
}

function classCards({ entity, region, sector }: Matrices, language: Language): Card[] {
  const t = getTranslator(language);
  const card = (name: 'entity' | 'region' | 'sector', { rows, total }: ClassTable): Card => ({
    name,
    title: t(`rtiSummary.${name}Card`),
    heads: [t(`rtiSummary.${name}`), t('rtiSummary.companies')],
    rows: rows.map((row) => ({
      name: displayName(row.name, language),
      colour: null,
      cells: [writeNumber(row.count, language)],
    })),
    total: { name: t('rtiSummary.total'), cells: [writeNumber(total, language)] },
    alt: chartAlt(
      t(`rtiSummary.${name}Card`),
      rows.map((row) => `${displayName(row.name, language)} ${writeCount(row.count, language)}`),
      language,
    ),
  });
  return [
    card('entity', entityTable(entity)),
    card('region', regionTable(region)),
    card('sector', sectorTable(sector)),
  ];
}

function chartAlt(title: string, values: readonly string[], language: Language): string {
  return getTranslator(language)('printedReports.summary.chartAlt', { title, values: values.join(', ') });
}

/** An entity type, region or sector; an empty one stands for companies that are not classified. */
function displayName(name: string, language: Language): string {
  const t = getTranslator(language);
  if (name === '') return t('rtiSummary.notClassified');
  return name === 'Public' || name === 'Private'
    ? t(`companies.entityTypes.${name}`)
    : writeName(name, language);
}

/** The charts of the four cards, by their names. */
export function summaryReportCharts(
  { impact, entity, region, sector }: Matrices,
  language: Language,
): Record<keyof typeof SIZES, PrintedChart> {
  const [from = '', to = ''] = impact.Asof;
  const words: SummaryWords = {
    days: [slashDay(from), slashDay(to)],
    writeCount: (value) => writeCount(value, language),
    writeCategory: (category) => getTranslator(language)(`companies.categories.${category}`),
    writeName: (name) => displayName(name, language),
  };
  const chart = (name: keyof typeof SIZES, option: ChartOption) => ({ option, ...SIZES[name] });
  return {
    impact: chart('impact', impactChart(impactTable(impact.values).rows, 'standard', words, PAPER)),
    entity: chart('entity', entityChart(entityTable(entity).rows, words, PAPER)),
    region: chart('region', regionChart(regionTable(region).rows, words, PAPER)),
    sector: chart('sector', sectorChart(sectorTable(sector).rows, words, PAPER)),
  };
}
