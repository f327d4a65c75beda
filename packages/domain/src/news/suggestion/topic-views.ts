// The views of a headline as it was written, names included (issue 5, 'Suggestions'): for its topic and for its event type.

import type { WeighedList } from './linear-model.ts';
import type { SuggestionModel } from './suggestion-model.ts';

/** The views a model last read, with their weights. */
export function topicViews({ lists, numbers }: Pick<SuggestionModel, 'lists' | 'numbers'>): WeighedList[] {
  return [
    { list: lists.topicWords, weight: 1 },
    { list: lists.topicLetters, weight: numbers.topicLetterWeight },
    { list: lists.topicCues, weight: numbers.topicCueWeight },
  ];
}
