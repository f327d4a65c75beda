/** Pages as people write them, such as 1, 3-5, in order and each once; null where it is none of that, or not within 1 and `most`. */
export function parsePages(text: string, most: number): readonly number[] | null {
  const pages = new Set<number>();
  for (const part of text.split(/[,;]/)) {
    const found = /^\s*(?<from>\d{1,6})\s*(?:[-–]\s*(?<to>\d{1,6})\s*)?$/.exec(part)?.groups;
    const from = Number(found?.['from']);
    const to = Number(found?.['to'] ?? from);
    if (!(from >= 1 && to >= from && to <= most)) return null;
    for (let page = from; page <= to; page += 1) pages.add(page);
  }
  return [...pages].toSorted((one, other) => one - other);
}
