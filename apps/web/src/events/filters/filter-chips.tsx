import { formatDay, formatScore } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import type { ChipFilter } from '../../ui/chips.tsx';
import { Chips } from '../../ui/chips.tsx';
import { useEvents } from '../events-context.tsx';
import type { EventsView } from '../events-url.ts';
import { FILTER_GROUPS } from '../events-url.ts';
import { withValues } from './filter-edit.ts';
import { useFilterValueText } from './filter-texts.ts';

/** What the events are searched and filtered by, each with its way out. */
export function FilterChips() {
  const { view, change } = useEvents();
  const { text, filters } = view;
  const t = useTexts('events');
  const tc = useTexts('companies');
  const valueText = useFilterValueText();
  const buildChip = (key: string, shown: string, fullText: string, onRemove: () => void): ChipFilter => ({
    key,
    text: shown,
    fullText,
    remove: tc('filters.removeInitiated', { filter: fullText }),
    onRemove,
  });
  const groups = FILTER_GROUPS.flatMap((filter) => {
    const texts = (filters.values[filter] ?? []).map((value) => valueText(filter, value));
    if (texts.length === 0) return [];
    const field = t(`filters.${filter}`);
    const shown =
      texts.length === 1
        ? tc('filters.chip', { field, value: texts[0] ?? '' })
        : tc('filters.chipMany', { field, value: texts[0] ?? '', count: texts.length - 1 });
    return [
      buildChip(filter, shown, `${field}: ${texts.join(', ')}`, () =>
        change({ filters: withValues(filters, filter, []) }),
      ),
    ];
  });
  const searchedText = t('filters.searched', { text });
  const days = useDaysText(filters);
  const range = useRangeText(filters);
  const chips = [
    ...(text === '' ? [] : [buildChip('text', searchedText, searchedText, () => change({ text: '' }))]),
    ...groups,
    ...(days === null
      ? []
      : [buildChip('days', days, days, () => change({ filters: { ...filters, from: null, to: null } }))]),
    ...(range === null
      ? []
      : [
          buildChip('range', range, range, () =>
            change({ filters: { ...filters, least: null, most: null } }),
          ),
        ]),
  ];
  return <Chips label={tc('filters.active')} chips={chips} />;
}

function useRangeText({ least, most }: EventsView['filters']): string | null {
  const t = useTexts('events');
  const write = (score: string) => formatScore(Number(score), 1);
  if (least === null) return most === null ? null : t('filters.scoreUpTo', { most: write(most) });
  return most === null
    ? t('filters.scoreFrom', { least: write(least) })
    : t('filters.scoreBetween', { least: write(least), most: write(most) });
}

function useDaysText({ from, to }: EventsView['filters']): string | null {
  const t = useTexts('events');
  const days = { from: formatDay(from), to: formatDay(to) };
  if (from === null) return to === null ? null : t('filters.until', days);
  return to === null ? t('filters.since', days) : t('filters.between', days);
}
