// The query of the address bar as screens read it: plain words, a repeated name is a list. Each screen reads its own words out of it.

export type Search = Readonly<Record<string, string | readonly string[] | undefined>>;

/** `?tab=table&sector=Energy&sector=Healthcare` to `{ tab: 'table', sector: ['Energy', 'Healthcare'] }`. */
export function parseSearch(text: string): Record<string, string | string[]> {
  const search: Record<string, string | string[]> = {};
  const params = new URLSearchParams(text);
  for (const name of new Set(params.keys())) {
    const values = params.getAll(name);
    search[name] = values.length === 1 ? (values[0] ?? '') : values;
  }
  return search;
}

/** The reverse of `parseSearch`, with its question mark; empty and missing words are left out. */
export function writeSearch(search: Readonly<Record<string, unknown>>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (typeof one === 'string' && one !== '') params.append(name, one);
      else if (typeof one === 'number' || typeof one === 'boolean') params.append(name, String(one));
    }
  }
  return params.size === 0 ? '' : `?${params}`;
}
