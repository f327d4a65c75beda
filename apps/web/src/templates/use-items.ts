import type { TemplateFields } from './template-fields.ts';
import type { TemplateForm } from './use-template-form.ts';

type ListName = 'cues' | 'keys' | 'tables' | 'rules';

export interface Items<Item> {
  readonly items: readonly Item[];
  /** What is wrong with a part of an item, or with the whole of it where no part is named. */
  readonly error: (at: number, part?: string) => string | undefined;
  /** What is wrong with all of them together. */
  readonly listError: string | undefined;
  readonly change: (at: number, change: Partial<Item>) => void;
  readonly add: (item: Item) => void;
  readonly remove: (at: number) => void;
  /** Puts an item one place further up (-1) or down (1). */
  readonly move: (at: number, by: -1 | 1) => void;
}

/** One of the lists of a template, to change. What was said of it goes with its next change. */
export function useItems<Name extends ListName>(
  form: TemplateForm,
  name: Name,
): Items<TemplateFields[Name][number]> {
  type Item = TemplateFields[Name][number];
  // Each of the four names leads to a list of its own items.
  const items = form.values[name] as readonly Item[];
  const write = (path: string) => {
    const text = form.errors[path];
    return typeof text === 'string' ? text : undefined;
  };

  function set(next: readonly Item[]): void {
    for (const path of Object.keys(form.errors))
      if (path === name || path.startsWith(`${name}.`)) form.clearFieldError(path);
    form.setValues({ [name]: next } as Partial<TemplateFields>); // the list of this name
  }

  return {
    items,
    error: (at, part) => write(part === undefined ? `${name}.${at}` : `${name}.${at}.${part}`),
    listError: write(name),
    change: (at, change) => {
      set(items.map((item, place) => (place === at ? { ...item, ...change } : item)));
    },
    add: (item) => set([...items, item]),
    remove: (at) => set(items.filter((_item, place) => place !== at)),
    move: (at, by) => {
      const rest = items.filter((_item, place) => place !== at);
      set([...rest.slice(0, at + by), ...items.slice(at, at + 1), ...rest.slice(at + by)]);
    },
  };
}
