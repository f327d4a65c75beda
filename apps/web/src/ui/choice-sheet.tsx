import { AnchoredSheet } from './anchored-sheet.tsx';
import { ChoiceList } from './choice-list.tsx';
import type { ChoiceListProps } from './choice-list.tsx';
import classes from './choice-sheet.module.css';

interface ChoiceSheetProps extends Omit<ChoiceListProps, 'onLeave'> {
  /** The closed field that it drops from. */
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** The choices of a field, dropped from it while it is open. Choosing closes it. */
export function ChoiceSheet({ anchor, onClose, onChoose, ...list }: ChoiceSheetProps) {
  return (
    <AnchoredSheet label={list.label} anchor={anchor} className={classes.sheet} onClose={onClose}>
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
    </AnchoredSheet>
  );
}
