// A list that goes on on a page without its headings: entries with numbers that rise and skip, as those of exhibits do, and texts that all begin at one place.
// Clauses of a contract are numbered without a gap, and are running text (decisions.md section 5).

import { CELL_GAP_EM } from './columns.ts';
import type { HeadedText } from './headed-text.ts';
import { cutSegments, joinWords } from './lines.ts';
import type { Line, Segment } from './shapes.ts';
import { isKey, keysSkip } from './text-kinds.ts';

const SAME_PLACE_EM = 0.3;
const WIDEST_STEP_EM = 4.5;

/** All such lists from the top, from their first entry to the last line of the last. */
export function listKeyedTexts(lines: readonly Line[]): HeadedText[] {
  const found: HeadedText[] = [];
  for (let first = 0; first < lines.length; first += 1) {
    const text = textBeside(lines[first]);
    if (text === null) continue;
    const { last, keys } = followEntries(lines, first, text.x0);
    if (keysSkip(keys)) found.push({ first, last, isList: true });
    first = last;
  }
  return found;
}

/** What stands beside a key that begins the line; null where none does. */
function textBeside(line: Line | undefined): Segment | null {
  const [key, text, ...others] = line === undefined ? [] : cutSegments(line, CELL_GAP_EM);
  if (key === undefined || text === undefined || others.length > 0) return null;
  return isKey(joinWords(key.words)) && /\p{L}/u.test(joinWords(text.words)) ? text : null;
}

function followEntries(
  lines: readonly Line[],
  first: number,
  start: number,
): { last: number; keys: string[] } {
  const keys: string[] = [];
  let last = first - 1;
  for (let next = first; next < lines.length; next += 1) {
    const [line, before] = [lines[next], lines[next - 1]];
    if (line === undefined) break;
    if (next > first && before !== undefined && line.y0 - before.y0 > WIDEST_STEP_EM * line.size) break;
    const text = textBeside(line);
    const isEntry = text !== null && Math.abs(text.x0 - start) < SAME_PLACE_EM * line.size;
    if (!isEntry && Math.abs(line.x0 - start) >= SAME_PLACE_EM * line.size) break;
    if (isEntry) keys.push(joinWords(cutSegments(line, CELL_GAP_EM)[0]?.words ?? []));
    last = next;
  }
  return { last: Math.max(first, last), keys };
}
