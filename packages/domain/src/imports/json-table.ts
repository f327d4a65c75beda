// A JSON file as a table (issue 5, 'Ingestion': CSV and JSON import): an array of objects, or an object that holds one; or an object on each line. The keys are
// the columns, in the order in which they first come; those of an object within an object follow its own key. Texts stay, other values are
// written as JSON writes them, lists of them with commas between.

const MOST_DEPTH = 3;

/** The rows, the keys first; null where the text is no JSON that holds a list of objects. */
export function parseJsonTable(text: string): string[][] | null {
  const objects = findObjectList(tryParseJson(text));
  if (!objects) return null;
  const columns = new Map<string, number>();
  const rows = objects.map((object) => {
    const row: string[] = [];
    for (const [title, value] of flattenObject(object, '', 1)) {
      const column = columns.get(title) ?? columns.size;
      columns.set(title, column);
      row[column] = value;
    }
    return row;
  });
  return [
    [...columns.keys()],
    ...rows.map((row) => Array.from({ length: columns.size }, (_, column) => row[column] ?? '')),
  ];
}

function tryParseJson(text: string): unknown {
  const plain = text.replace(/^\ufeff/, '').trim();
  return findJson(plain) ?? parseJsonLines(plain);
}

function findJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown; // looked at before it is used
  } catch {
    return null;
  }
}

/** A value on each line, or null. */
function parseJsonLines(text: string): unknown[] | null {
  const values = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => findJson(line));
  return values.every((value) => isObject(value)) ? values : null;
}

/** The list of objects that a value is or holds: the longest where it holds several. */
function findObjectList(value: unknown): readonly object[] | null {
  if (isList(value)) return value;
  if (!isObject(value)) return null;
  const lists = Object.values(value).filter((part) => isList(part));
  return lists.toSorted((a, b) => b.length - a.length)[0] ?? null;
}

function isList(value: unknown): value is object[] {
  return Array.isArray(value) && value.length > 0 && value.every((part) => isObject(part));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Titles with values; those of an object within begin with its key. */
function flattenObject(object: object, before: string, depth: number): [string, string][] {
  return Object.entries(object).flatMap(([key, value]): [string, string][] => {
    const title = before === '' ? key : `${before} ${key}`;
    return isObject(value) && depth < MOST_DEPTH
      ? flattenObject(value, title, depth + 1)
      : [[title, toCellText(value)]];
  });
}

function toCellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((part) => typeof part === 'string')) return value.join(', ');
  return JSON.stringify(value);
}
