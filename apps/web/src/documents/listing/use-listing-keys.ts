import { useRowKeys } from '../../lib/row-keys.ts';

interface ListingKeys {
  readonly step: (by: number) => void;
  readonly select: () => void;
  readonly view: () => void;
}

/** Arrows go through the rows, Space selects, Enter views, where the focus is on a row or on nothing else. */
export function useListingKeys({ step, select, view }: ListingKeys): void {
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    ' ': select,
    Enter: view,
  };
  useRowKeys(({ key }) => keys[key] ?? null);
}
