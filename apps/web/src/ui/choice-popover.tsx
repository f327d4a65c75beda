import { AnchoredPopover } from './anchored-popover.tsx';
import { ChoiceList } from './choice-list.tsx';
import type { ChoiceListProps } from './choice-list.tsx';
import classes from './choice-popover.module.css';

interface ChoicePopoverProps extends Omit<ChoiceListProps, 'onLeave'> {
  /** The closed field that it drops from. */
  readonly anchor: HTMLElement;
  readonly onHide?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** The choices of a field, dropped from it while it is open. Choosing closes it. */
export function ChoicePopover({ anchor, onHide, onClose, onChoose, ...list }: ChoicePopoverProps) {
  return (
    <AnchoredPopover
      label={list.label}
      anchor={anchor}
      className={classes.sheet}
      onHide={onHide}
      onClose={onClose}
    >
      {(close) => (
        <ChoiceList
          {...list}
          onLeave={close}
          onChoose={(value) => {
            close();
            onChoose(value);
          }}
        />
      )}
    </AnchoredPopover>
  );
}
