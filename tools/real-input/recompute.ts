// The score of a company once more, written apart from the product's own scoring and sharing nothing with it: dates as Date, sums as
// BigInt, straight from the rule of decisions.md section 1.

export interface PlainEvent {
  readonly id: string;
  /** Events with the same story tell the same, null is a story of its own: of a story one event counts, the earliest, then that of the lowest id. */
  readonly story: string | null;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly type: string;
  /** Thousandths. */
  readonly score: number;
}

/** The score over `months` calendar months that end at `asOf` (YYYY-MM-DD), in thousandths. */
export function recomputeScore(events: readonly PlainEvent[], months: number, asOf: string): number {
  const end = new Date(`${asOf}T00:00:00Z`);
  const start = new Date(end);
  start.setUTCDate(1);
  start.setUTCMonth(start.getUTCMonth() - months);
  const daysInMonth = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 0)).getUTCDate();
  start.setUTCDate(Math.min(end.getUTCDate(), daysInMonth));
  let hundredThousandths = 0n;
  for (const event of events.filter((each) => !events.some((other) => isDuplicate(each, other)))) {
    const date = new Date(`${event.date}T00:00:00Z`);
    if (date <= start || date > end) continue;
    const weight = event.type === 'Company' ? 85n : event.type === 'Industry' ? 10n : 5n;
    hundredThousandths += weight * BigInt(event.score);
  }
  const isNegative = hundredThousandths < 0n;
  const rounded = ((isNegative ? -hundredThousandths : hundredThousandths) + 50n) / 100n;
  return Number(isNegative ? -rounded : rounded);
}

function isDuplicate(event: PlainEvent, other: PlainEvent): boolean {
  if (event.story === null || event.story !== other.story) return false;
  return other.date === event.date ? other.id < event.id : other.date < event.date;
}
