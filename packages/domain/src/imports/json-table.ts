// Reads a JSON file as a table (issue 5, 'Ingestion': CSV and JSON import): an array of objects, an object that contains one, or one object per
// line. The keys become columns in order of first appearance; keys of nested objects follow the key of their parent. Texts are kept, other
// values are written as in JSON, and lists are joined with commas.

const MOST_DEPTH = 3;

/** The rows, with the keys as the first; null if the text is not JSON with a list of objects. */
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

/** One value per line, or null. */
function parseJsonLines(text: string): unknown[] | null {
  const values = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => findJson(line));
  return values.every((value) => isObject(value)) ? values : null;
}

/** The value itself if it is a list of objects, otherwise the longest such list in it. */
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

/** Titles with values; titles from nested objects begin with the parent's key. */
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
