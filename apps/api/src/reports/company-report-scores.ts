// The tables of a company's RTI report that explain its scores: what they are made of, how they changed this week, and the events that count.

import type { CallReply } from '@vigilo/contract/call';
import type { Language } from '@vigilo/contract/messages/language';
import type { getScore } from '@vigilo/contract/summary';
import { EVENT_TYPES } from '@vigilo/domain/scoring/event-type';
import { EVENT_WEIGHTS } from '@vigilo/domain/scoring/score';
import { WATERFALL_STEPS } from '@vigilo/domain/scoring/waterfall';
import { writeDecimal } from '@vigilo/domain/scoring/write-number';
import { getTranslator } from '../frame/texts.ts';
import { writeDay, writeText, writtenScore } from './writing.ts';
import { writeName } from './written-name.ts';

type Score = CallReply<typeof getScore>['data'];

const SUM_NAMES = { Company: 'company', Industry: 'industry', Macro: 'macro' } as const;

export function buildMakeUp({ shortTerm, longTerm }: Score, language: Language) {
  const t = getTranslator(language);
  return {
    title: t('printedReports.company.makeUp'),
    lead: t('printedReports.company.makeUpLead'),
    columns: [
      t('printedReports.company.type'),
      t('printedReports.company.weight'),
      t('printedReports.company.shortSum'),
      t('printedReports.company.longSum'),
    ],
    rows: EVENT_TYPES.map((type) => ({
      name: t(`scoring.eventTypes.${type}`),
      weight: writeDecimal(EVENT_WEIGHTS[type] / 100, 2, language),
      sums: [shortTerm, longTerm].map(({ byType }) => writtenScore(byType[SUM_NAMES[type]], language)),
    })),
    total: {
      name: t('printedReports.company.cumulative'),
      sums: [shortTerm, longTerm].map(({ current }) => writtenScore(current, language)),
    },
  };
}

export function buildWeek({ shortTerm, longTerm, asOf, previousAsOf }: Score, language: Language) {
  const t = getTranslator(language);
  return {
    title: t('printedReports.company.weekTitle'),
    lead: t('printedReports.company.weekLead', { from: writeDay(previousAsOf), to: writeDay(asOf) }),
    columns: [t('printedReports.company.step'), t('scoring.shortTerm'), t('scoring.longTerm')],
    rows: (['last', ...WATERFALL_STEPS, 'now'] as const).map((step) => ({
      name: t(`scoring.stepHints.${step}`),
      isTotal: step === 'last' || step === 'now',
      scores: [shortTerm, longTerm].map(({ waterfall }) => writtenScore(waterfall[step], language)),
    })),
  };
}

export function buildEvents(
  { from, to, events, current }: Score['shortTerm'],
  horizon: 'shortTerm' | 'longTerm',
  language: Language,
) {
  const t = getTranslator(language);
  return {
    title: t(`printedReports.company.${horizon}Events`),
    lead: t('printedReports.company.eventsLead', { from: writeDay(from), to: writeDay(to) }),
    none: events.length === 0 ? t('printedReports.company.noEvents') : null,
    columns: [
      t('printedReports.company.date'),
      t('printedReports.company.event'),
      t('printedReports.company.type'),
      t('printedReports.company.weight'),
      t('printedReports.company.score'),
      t('printedReports.company.contribution'),
    ],
    rows: events.map((event) => ({
      date: writeDay(event.date),
      title: writeText(event.title),
      about: [event.source, event.topic === null ? null : writeName(event.topic, language)]
        .filter((part) => part !== null && part !== '')
        .join(' \u00b7 '),
      url: event.url !== null && /^https?:\/\//i.test(event.url) ? event.url : null,
      type: t(`scoring.eventTypes.${event.event}`),
      weight: writeDecimal(event.weight, 2, language),
      score: writtenScore(event.score, language),
      contribution: writtenScore(event.contribution, language),
    })),
    total: { name: t('printedReports.company.total'), score: writtenScore(current, language) },
  };
}
