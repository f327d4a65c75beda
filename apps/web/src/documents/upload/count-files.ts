import { isUnderWay } from './chosen-file.ts';
import type { JudgedFile } from './judged-files.ts';

const COUNTED = ['uploaded', 'sending', 'waiting', 'refused', 'failed'] as const;

type Counted = (typeof COUNTED)[number];

/** How many files are how far; what there is none of is left out. */
export function countFiles(files: readonly JudgedFile[]) {
  const all = files.map(classify);
  return COUNTED.map((key) => ({ key, count: all.filter((each) => each === key).length })).filter(
    ({ count }) => count > 0,
  );
}

function classify(file: JudgedFile): Counted {
  const { fault, state } = file;
  if (fault !== null) return 'refused';
  if (state.is === 'uploaded') return 'uploaded';
  if (isUnderWay(file)) return state.is === 'sending' ? 'sending' : 'waiting';
  return state.is === 'ready' ? 'waiting' : 'failed';
}
