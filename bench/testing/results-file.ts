// bench/RESULTS.md and reliability/RESULTS.md: a table of what was promised, then a section for each measurement. Measurements that are made by themselves
// take the place of their own rows and section; the others stay as they were, each with its day.

/** One measurement as the file holds it. */
export interface Entry {
  readonly name: string;
  /** The commit that was measured, where its foot says so. */
  readonly commit: string | null;
  /** Rows of the table of figures. */
  readonly rows: readonly string[];
  /** From its heading to its foot. */
  readonly section: string;
}

const FIGURES = 'Figures';
/** A measurement is named by its folder. */
const FOOT = /^`(?:bench|reliability)\/([\w-]+)`, \S+(?:, at ([\da-f]+))?, [^`]*$/m;
const ROW = /^\| .* \| `(?:bench|reliability)\/([\w-]+)` \|$/gm;
const COLUMNS = ['figure', 'target', 'measured', 'reached', 'by'] as const;

/** The measurements that a file holds. */
export function readEntries(text: string): Entry[] {
  const [, ...parts] = text.split(/^## /m);
  const figures = parts.find((part) => part.startsWith(FIGURES)) ?? '';
  const rows = [...figures.matchAll(ROW)].map(([row, name]) => ({ row, name }));
  return parts.flatMap((part): Entry[] => {
    const [, name, commit = null] = FOOT.exec(part) ?? [];
    return name === undefined
      ? []
      : [
          {
            name,
            commit,
            rows: rows.filter((each) => each.name === name).map(({ row }) => row),
            section: `## ${part.trimEnd()}`,
          },
        ];
  });
}

/** The file that holds these measurements in this order; `older` says which of them no longer say what is so, `columns` what stands in a row. */
export function writeEntries(
  head: readonly string[],
  entries: readonly Entry[],
  older: readonly string[] = [],
  columns: readonly string[] = COLUMNS,
): string {
  const table = [
    `## ${FIGURES}`,
    '',
    `| ${columns.join(' | ')} |`,
    `|${columns.map(() => '---|').join('')}`,
    ...entries.flatMap(({ rows }) => rows),
    ...(older.length === 0
      ? []
      : ['', 'Older than what they measure:', '', ...older.map((line) => `- ${line}`)]),
  ];
  return `${[[...head].join('\n').trimEnd(), table.join('\n'), ...entries.map(({ section }) => section)].join('\n\n')}\n`;
}

/** Newly made measurements in place of the old ones, in the given order of names; what is measured no more goes. */
export function renewEntries(
  names: readonly string[],
  old: readonly Entry[],
  made: readonly Entry[],
): Entry[] {
  return names.flatMap(
    (name) => made.find((entry) => entry.name === name) ?? old.find((entry) => entry.name === name) ?? [],
  );
}
