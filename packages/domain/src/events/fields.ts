// The fields of an event (specification 3, sections 2.1, 2.2, 3 and 5; issue 2, 'Import'), in the order of tables.

import type { Field } from '../records/field.ts';
import { keepNamesWith, listNames, listNamesWith, splitTitles } from '../records/field.ts';
import { EVENT_TYPES } from '../scoring/event-type.ts';
import { IMPACTS } from '../scoring/impact.ts';

const NAME = {
  kind: 'offered-name',
  longest: 200,
  isNullable: true,
  isRequired: true,
  isSorted: true,
} as const;

export const EVENT_FIELDS = {
  title: {
    kind: 'line',
    column: 'title',
    longest: 1000,
    isRequired: true,
    isSorted: true,
    titles: splitTitles(
      'title, event title, headline, news title, titulo, titular, text, news, event, message',
      'texto, noticia, evento, tweet',
    ),
  },
  url: {
    kind: 'web-address',
    column: 'url',
    longest: 2048,
    isNullable: true,
    isRequired: true,
    titles: splitTitles(
      'url, url link, link, web address, article url, news url, address, href',
      'enlace, vinculo, direccion web, source url, source link',
    ),
  },
  summary: {
    kind: 'text',
    column: 'summary',
    longest: 10_000,
    titles: splitTitles('summary, abstract, description, body, resumen, descripcion'),
  },
  source: {
    ...NAME,
    column: 'source',
    list: 'sources',
    titles: splitTitles('source, publisher, source name, news source, provider, fuente, medio, editor'),
  },
  /** Language of the linked article, as a name or tag ('Spanish', 'es'). */
  language: {
    kind: 'line',
    column: 'language',
    longest: 35,
    isNullable: true,
    isSorted: true,
    titles: splitTitles('language, lang, article language, idioma, lengua'),
  },
  event: {
    kind: 'choice',
    column: 'type',
    values: EVENT_TYPES,
    isRequired: true,
    isSorted: true,
    titles: splitTitles('event type, eventtype, type, level, event level, tipo de evento, tipo, nivel'),
  },
  topic: {
    ...NAME,
    column: 'topic',
    list: 'topics',
    titles: splitTitles('topic, topic category, category, theme, tema, categoria'),
  },
  /** Derived from the score. */
  impact: {
    kind: 'choice',
    column: 'score',
    values: IMPACTS,
    isRequired: true,
    titles: splitTitles('impact, sentiment, impacto, sentimiento'),
  },
  score: {
    kind: 'score',
    column: 'score',
    isRequired: true,
    isSorted: true,
    decimals: 1,
    titles: splitTitles(
      'score, event score, sentiment score, gold score, puntuacion, puntaje, valoracion, nota',
    ),
  },
  date: {
    kind: 'day',
    column: 'day',
    isRequired: true,
    isSorted: true,
    titles: splitTitles(
      'date, published date, publish date, publication date, event date, trade date, published, published at',
      'created at, date time, datetime, timestamp, time, day',
      'fecha, fecha de publicacion, fecha publicacion, publicado, dia, created',
    ),
  },
} as const satisfies Readonly<Record<string, Field>>;

type Table = typeof EVENT_FIELDS;

export const EVENT_SORTS = listNamesWith(EVENT_FIELDS, 'isSorted');
export type EventSort = (typeof EVENT_SORTS)[number];

/** The filters of events besides their dates, by their names in the calls. */
export const EVENT_FILTERS = {
  EventType: 'event',
  Score: 'score',
  Topic: 'topic',
  Source: 'source',
} as const;
export type EventFilter = keyof typeof EVENT_FILTERS;

/** The fields of an event file by their names in mappings, in the order of the column mapping. */
export const EVENT_FILE_FIELDS = {
  title: 'title',
  date: 'date',
  score: 'score',
  url: 'url',
  source: 'source',
  topic: 'topic',
  eventType: 'event',
  impact: 'impact',
  summary: 'summary',
  language: 'language',
} as const;

const TEXT_KINDS = ['line', 'text', 'web-address', 'offered-name'] as const;

/** The text fields of an event. */
export type EventText = {
  [N in keyof Table]: Table[N]['kind'] extends (typeof TEXT_KINDS)[number] ? N : never;
}[keyof Table];

export const EVENT_TEXTS = listNames(EVENT_FIELDS).filter((name): name is EventText =>
  TEXT_KINDS.some((kind) => kind === EVENT_FIELDS[name].kind),
);

export const REQUIRED_TEXTS = keepNamesWith(EVENT_FIELDS, 'isRequired', EVENT_TEXTS);
export const OPTIONAL_TEXTS = EVENT_TEXTS.filter(
  (name): name is Exclude<EventText, (typeof REQUIRED_TEXTS)[number]> =>
    !('isRequired' in EVENT_FIELDS[name]),
);

/** The texts of an event; empty when not given. */
export type EventTexts = Readonly<Record<EventText, string>>;
