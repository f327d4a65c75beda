// The suggestion for a headline (decisions.md section 4; issues 5 and 17): score, impact, event type and topic, each with a confidence and the words
// of the headline behind it. The score is decided in suggest-score.ts; what is not sure is not filled in (accepted-fields.ts).

import type { EventType } from '../../scoring/event-type.ts';
import { findEventType } from '../../scoring/event-type.ts';
import type { Impact } from '../../scoring/impact.ts';
import { topicFromKind } from '../severity/credit-topics.ts';
import { classifyReach } from './classify-reach.ts';
import { fillPlain } from './hashed-features.ts';
import type { BaseChoice, Classifier, Lesson, LessonViews } from './lesson.ts';
import { classifyByLesson, lessonViews, scoreShift } from './lesson.ts';
import { addShares, softmax, computeSums } from './linear-model.ts';
import type { Headline, ReadFor } from './read-headline.ts';
import { readHeadline } from './read-headline.ts';
import { readSenses } from './senses.ts';
import type { WordShare } from './strongest-words.ts';
import { roundToDigits, strongestWords } from './strongest-words.ts';
import type { SuggestedScore } from './suggest-score.ts';
import { suggestScore } from './suggest-score.ts';
import type { SuggestionModel } from './suggestion-model.ts';
import { topicViews } from './topic-views.ts';

export interface Suggested<T> {
  readonly value: T;
  /** 0..1: the share of suggestions with this confidence that are right. */
  readonly confidence: number;
  /** At most four meaningful words with the largest contributions, strongest first. */
  readonly words: readonly WordShare[];
}

export interface Suggestion {
  readonly score: SuggestedScore;
  /** Follows from the score. */
  readonly impact: Impact;
  readonly eventType: Suggested<EventType>;
  readonly topic: Suggested<string>;
}

/** The suggestion of the model and a tenant's lesson for a headline, read for a company or for none. Deterministic. */
export function suggest(model: SuggestionModel, given: ReadFor, lesson: Lesson | null = null): Suggestion {
  return weigh(model, given, lesson).suggestion;
}

export interface Weighed {
  readonly suggestion: Suggestion;
  /** The base model's topic, whatever rule of severity holds. */
  readonly topic: string;
  /** The base model's probabilities of its topics and of each event type. */
  readonly topicChances: Float64Array;
  readonly typeChances: Float64Array;
}

/** The suggestion with the base model's probabilities, which lessons are trained on. */
export function weigh(model: SuggestionModel, given: ReadFor, lesson: Lesson | null): Weighed {
  const headline = readHeadline(given, model.isCommon);
  const senses = readSenses(headline);
  const views = lesson ? lessonViews(headline, senses) : null;
  const topic = suggestTopic(model, headline);
  const { score, impact } = suggestScore(model, {
    headline,
    senses,
    shift: views && lesson?.score ? scoreShift(lesson.score, views, topic.suggested.value) : 0,
  });
  const reach = classifyReach(model, headline, { topics: topic.chances, isGiven: given.company !== null });
  const eventType = ownCreditType(score, headline) ?? {
    value: reach.value,
    confidence: roundToDigits(reach.confidence, 3),
    words: strongestWords(headline, reach.shares, true),
  };
  const baseTopic = creditTopic(score) ?? topic.suggested;
  const taughtTopic = suggestByLesson(lesson?.topic, {
    headline,
    views,
    base: { value: baseTopic.value, figures: topic.chances },
  });
  const taughtType = suggestByLesson(lesson?.eventType, {
    headline,
    views,
    base: { value: eventType.value, figures: reach.chances },
  });
  return {
    suggestion: {
      score,
      impact,
      eventType: withType(taughtType) ?? eventType,
      topic: taughtTopic ?? baseTopic,
    },
    topic: topic.suggested.value,
    topicChances: topic.chances,
    typeChances: reach.chances,
  };
}

/** How often credit news that names the company it is read for was about it, in the labels. */
const OWN_CREDIT = 0.83;

/** The company's own affair, where a rule of severity recognised something in a headline that names it; null elsewhere. */
function ownCreditType(
  { kind, thousandths, words }: SuggestedScore,
  headline: Headline,
): Suggested<EventType> | null {
  const isNamed = headline.words.some(({ role }) => role === 'target');
  return kind !== null && thousandths !== 0 && isNamed
    ? { value: 'Company', confidence: OWN_CREDIT, words: words.map(toReason) }
    : null;
}

function toReason({ word, weight }: WordShare): WordShare {
  return { word, weight: Math.abs(weight) };
}

/** The topic of what a rule of severity recognised; null where it is none of credit's own. */
function creditTopic({ kind, confidence, words }: SuggestedScore): Suggested<string> | null {
  const value = kind && topicFromKind(kind);
  return value ? { value, confidence, words: words.map(toReason) } : null;
}

function withType(taught: Suggested<string> | null): Suggested<EventType> | null {
  const value = taught && findEventType(taught.value);
  return taught && value ? { ...taught, value } : null;
}

/** The value chosen by a lesson's classifier; null without one, or where it was taught nothing like the headline. */
function suggestByLesson(
  judge: Classifier | null | undefined,
  { headline, views, base }: { headline: Headline; views: LessonViews | null; base: BaseChoice },
): Suggested<string> | null {
  if (!judge || !views) return null;
  const chosen = classifyByLesson(judge, views, base);
  if (!chosen) return null;
  const { name, place, confidence } = chosen;
  const shares = new Float64Array(headline.words.length);
  addShares(judge.model, views.plain, { one: place, times: 1, shares });
  return {
    value: name,
    confidence: roundToDigits(confidence, 3),
    words: strongestWords(headline, shares, true),
  };
}

function suggestTopic(
  model: SuggestionModel,
  headline: Headline,
): { suggested: Suggested<string>; chances: Float64Array } {
  const { lists, numbers, topic, topicNames } = model;
  fillPlain({ words: lists.topicWords, letters: lists.topicLetters, cues: lists.topicCues }, headline);
  const views = topicViews(model);
  const probabilities = softmax(computeSums(topic, views, null), numbers.topicSteepness);
  const best = probabilities.reduce((a, each, at) => (each > (probabilities[a] ?? 0) ? at : a), 0);
  const shares = new Float64Array(headline.words.length);
  addShares(topic, views, { one: best, times: 1, shares });
  return {
    suggested: {
      value: topicNames[best] ?? '',
      confidence: roundToDigits(probabilities[best] ?? 0, 3),
      words: strongestWords(headline, shares, true),
    },
    chances: probabilities,
  };
}
