import type { NewsRow } from '@vigilo/contract/news-queue';
import { highlightWords } from '../events/public/highlight-words.ts';
import classes from './news.module.css';

/** A headline with the words that led to its score: filled where it is sure, dotted where it is not. */
export function Headline({
  row,
}: {
  readonly row: Pick<NewsRow, 'title' | 'suggestion' | 'isSure' | 'shownScore'>;
}) {
  const { title, suggestion, isSure, shownScore } = row;
  const side = shownScore === null || shownScore === 0 ? 'none' : shownScore < 0 ? 'bad' : 'good';
  // Titles come from strangers: the direction of one does not go on beyond it.
  return (
    <bdi>
      {highlightWords(title, suggestion?.score.words ?? []).map(({ text, isMarked, at }) =>
        isMarked ? (
          <mark key={at} className={classes.word} data-sure={isSure} data-side={side}>
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </bdi>
  );
}
