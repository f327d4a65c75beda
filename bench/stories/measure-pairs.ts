// The labelled pairs with their headlines, read from the files beside the project, and what sameStory says of each.

import { mayBeSameStory } from '@vigilo/domain/stories/may-be-same-story';
import { sameStory } from '@vigilo/domain/stories/same-story';
import type { LabelledFile, LabelledHalf, LikenessBand } from './labelled-pairs.ts';
import { LABELLED_PAIRS } from './labelled-pairs.ts';
import type { ItemPair } from './labelled-rows.ts';
import { FILE_NAMES, openRows } from './labelled-rows.ts';

export interface LabelledPair {
  readonly half: LabelledHalf;
  readonly file: LabelledFile;
  readonly band: LikenessBand;
  readonly isOne: boolean;
  readonly items: ItemPair;
  readonly isFound: boolean;
  /** Whether a reader would be told that they may be one story; as if they were of one day and type. */
  readonly isFlagged: boolean;
}

export interface Quality {
  readonly pairs: number;
  readonly precision: number;
  readonly recall: number;
}

const HALVES: readonly LabelledHalf[] = ['tuning', 'test'];

/** Every labelled pair with what is found of it, or null where the files are not there. */
export function findLabelledPairs(): LabelledPair[] | null {
  const readPair = openRows();
  if (!readPair) return null;
  return HALVES.flatMap((half) =>
    FILE_NAMES.flatMap((file) =>
      listPairs(half, file).map(({ band, first, second, isOne }) => {
        const items = readPair(file, first, second);
        return {
          half,
          file,
          band,
          isOne,
          items,
          isFound: sameStory(...items) !== null,
          isFlagged: isFlagged(items),
        };
      }),
    ),
  );
}

function isFlagged([a, b]: ItemPair): boolean {
  return mayBeSameStory(
    { words: a.words, day: 0, type: 'Company' },
    { words: b.words, day: 0, type: 'Company' },
  );
}

/** Precision and recall over pairs. */
export function measure(pairs: readonly Pick<LabelledPair, 'isOne' | 'isFound'>[]): Quality {
  const right = pairs.filter(({ isOne, isFound }) => isOne && isFound).length;
  return {
    pairs: pairs.length,
    precision: right / pairs.filter(({ isFound }) => isFound).length,
    recall: right / pairs.filter(({ isOne }) => isOne).length,
  };
}

function listPairs(half: LabelledHalf, file: LabelledFile) {
  return Object.entries(LABELLED_PAIRS[half][file]).flatMap(([band, pairs]) =>
    pairs.split(' ').map((pair) => {
      const [, first, second, sign] = /^(\d+)-(\d+)([+-])$/.exec(pair) ?? [];
      // The keys of the record are bands.
      return {
        band: band as LikenessBand,
        first: Number(first),
        second: Number(second),
        isOne: sign === '+',
      };
    }),
  );
}
