import { useRememberedSetting } from '../lib/remembered-setting.ts';
import type { RowCount } from './companies-url.ts';
import { ROW_COUNTS } from './companies-url.ts';

/** The rows of a page of the table: what the address says, else what this person chose last, else 10. */
export function useRowCount(inAddress: RowCount | null): readonly [RowCount, (rows: RowCount) => void] {
  const [usual, setUsual] = useRememberedSetting<RowCount>(
    'companies.rows',
    (kept) => ROW_COUNTS.find((rows) => rows === kept) ?? 10,
  );
  return [inAddress ?? usual, setUsual];
}
