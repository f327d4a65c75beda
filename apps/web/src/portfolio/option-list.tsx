import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { useTexts } from '../lib/texts.ts';
import type { CompanyOption } from './company-options.ts';
import classes from './option-list.module.css';
import { readTypeSize } from '../ui/type-size.ts';

/** Of the style: the height of an option, in rem. */
const OPTION_HEIGHT = 2.125;
/** More are asked for when so few are left below. */
const NEAR_END = 40;

interface OptionListProps {
  readonly id: string;
  readonly options: readonly CompanyOption[];
  /** There are more than these. */
  readonly hasMore: boolean;
  /** The place of the one that Enter chooses. */
  readonly active: number;
  readonly onChoose: (option: CompanyOption) => void;
  readonly onNearEnd: () => void;
}

/** The id of an option, for the field to point at. */
export function optionId(listId: string, option: CompanyOption): string {
  return `${listId}-${option.id}`;
}

/** The options in sight. The field keeps the focus and has the keys; the pointer is the second way. */
export function OptionList({ id, options, hasMore, active, onChoose, onNearEnd }: OptionListProps) {
  const t = useTexts('portfolio');
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: options.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => OPTION_HEIGHT * readTypeSize(),
    overscan: 10,
  });
  const items = virtual.getVirtualItems();
  const isNearEnd = hasMore && (items.at(-1)?.index ?? 0) >= options.length - NEAR_END;
  useEffect(() => {
    if (isNearEnd) onNearEnd();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each length of the list; the callback is made anew with each drawing
  }, [isNearEnd, options.length]);
  useEffect(() => {
    virtual.scrollToIndex(active);
    // oxlint-disable-next-line react/exhaustive-deps -- scrolls when another one becomes active, not with every drawing
  }, [active]);
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the field has the focus and says which option is active
    <div
      ref={scroller}
      id={id}
      role="listbox"
      aria-label={t('add.options')}
      className={classes.list}
      onMouseDown={(event) => event.preventDefault()}
    >
      <div role="presentation" style={{ position: 'relative', blockSize: virtual.getTotalSize() }}>
        {items.map(({ index, start }) => {
          const option = options[index];
          if (option === undefined) return null;
          const text = t('add.option', { ticker: option.ticker, companyName: option.companyName });
          return (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are handled by the field, which keeps the focus
            <div
              key={option.id}
              id={optionId(id, option)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              aria-setsize={hasMore ? -1 : options.length}
              aria-posinset={index + 1}
              className={classes.option}
              style={{ transform: `translateY(${start}px)` }}
              title={text}
              onClick={() => onChoose(option)}
            >
              {text}
            </div>
          );
        })}
      </div>
    </div>
  );
}
