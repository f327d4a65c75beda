import { Badge, Button, VisuallyHidden } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { CloseButtonProps } from './dropdown.tsx';
import { Dropdown } from './dropdown.tsx';
import classes from './filter-dropdown.module.css';

interface FilterDropdownProps {
  readonly title: string;
  readonly count: number;
  /** How many are set in words, said after the button's own. */
  readonly countText: string;
  readonly buttonClass?: string | undefined;
  readonly children: (closes: CloseButtonProps) => ReactNode;
}

/** The button of the advanced filters, with the number of those that are set, and the sheet that it drops. */
export function FilterDropdown({ title, count, countText, buttonClass, children }: FilterDropdownProps) {
  return (
    <Dropdown
      label={title}
      className={classes.sheet}
      button={(opens) => (
        <Button
          {...opens}
          variant="default"
          className={buttonClass}
          leftSection={<IconAdjustmentsHorizontal size="1.125rem" stroke={1.75} />}
          rightSection={
            count > 0 && (
              <Badge color="action">
                <span aria-hidden="true">{count}</span>
                <VisuallyHidden>{countText}</VisuallyHidden>
              </Badge>
            )
          }
        >
          {title}
        </Button>
      )}
    >
      {children}
    </Dropdown>
  );
}

interface FilterWaitProps {
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
  readonly isFailed: boolean;
  readonly onRetry: () => void;
}

/** What stands where the groups will be until they are known. */
export function FilterWait({ loading, failed, retry, isFailed, onRetry }: FilterWaitProps) {
  return (
    <div className={classes.message} role={isFailed ? 'alert' : 'status'}>
      <p>{isFailed ? failed : loading}</p>
      {isFailed && (
        <Button variant="default" onClick={onRetry}>
          {retry}
        </Button>
      )}
    </div>
  );
}

/** The groups of the filters, which scroll. */
export function FilterGroups({ children }: { readonly children: ReactNode }) {
  return <div className={classes.groups}>{children}</div>;
}

/** The buttons under them. */
export function FilterFooter({ children }: { readonly children: ReactNode }) {
  return <div className={classes.foot}>{children}</div>;
}
