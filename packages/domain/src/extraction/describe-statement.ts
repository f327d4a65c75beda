// The rows that a statement's heading gives: Period End, Currency, Scale, each with the rectangle of the words that say it (issue 14,
// 'Financial statements').

import type { FoundValue } from './build-row.ts';
import type { StatementPage } from './read-statement.ts';
import { boxOfPeriods } from './statement-periods.ts';
import type { TextLine } from './text-lines.ts';
import { SCALE_WORDS } from './types/statement-keys.ts';

function fromLine(line: TextLine, value: string): FoundValue {
  return {
    value,
    raw: line.text.slice(0, 200),
    page: line.page,
    boxes: [line.box],
    label: '',
    labelBoxes: [],
    confidence: 0.95,
    reasons: [],
  };
}

/** What the headings of a statement's pages say, by the names that programs use; what none says is missing. */
export function describeStatement(pages: readonly StatementPage[]): ReadonlyMap<string, FoundValue> {
  const found = new Map<string, FoundValue>();
  for (const { grid, heading } of pages) {
    const latest = heading.periods
      .filter(({ period, boxes }) => period !== '' && boxes.length > 0)
      .toSorted((one, other) => other.period.localeCompare(one.period, 'en'))[0];
    if (latest !== undefined && !found.has('period_end'))
      found.set('period_end', {
        value: latest.period,
        raw: latest.period,
        page: grid.page.number,
        boxes: [boxOfPeriods([latest])],
        label: '',
        labelBoxes: [],
        confidence: 0.93,
        reasons: [],
      });
    const { currencyLine, scaleLine } = heading;
    if (currencyLine !== null && !found.has('currency'))
      found.set('currency', fromLine(currencyLine, heading.currency));
    if (scaleLine !== null && !found.has('scale'))
      found.set('scale', fromLine(scaleLine, SCALE_WORDS[heading.scale / 3] ?? SCALE_WORDS[0]));
  }
  return found;
}
