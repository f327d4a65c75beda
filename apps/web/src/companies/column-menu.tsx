import { Button, Popover } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import { IconColumns3 } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../lib/texts.ts';
import classes from './column-menu.module.css';
import type { Column, ColumnKey } from './table-columns.tsx';

interface ColumnMenuProps {
  readonly columns: readonly Column[];
  readonly hidden: readonly ColumnKey[];
  readonly onHide: (hidden: ColumnKey[]) => void;
}

/** Which columns are shown. The company stays: a row without it says nothing. */
export function ColumnMenu({ columns, hidden, onHide }: ColumnMenuProps) {
  const t = useTexts('companies');
  const [isOpen, setOpen] = useState(false);
  const choices = columns.filter((column) => column.isFixed !== true);
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" trapFocus returnFocus withRoles={false}>
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconColumns3 size="1.125rem" stroke={1.75} />}
          title={t('table.columnsHint')}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t('table.columns')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p={0} role="dialog" aria-label={t('table.columnsHint')} className={classes.dropdown}>
        <ul className={classes.list}>
          {choices.map(({ key, isDistribution }) => (
            <li key={key}>
              <label className={classes.column}>
                <input
                  type="checkbox"
                  checked={!hidden.includes(key)}
                  onChange={(event) => onHide(event.currentTarget.checked ? hidden.filter((other) => other !== key) : [...hidden, key])}
                />
                <span>{isDistribution === true ? t('table.distributionOf', { type: t(`fields.${key}`) }) : t(`fields.${key}`)}</span>
              </label>
            </li>
          ))}
        </ul>
        <div className={classes.foot}>
          <Button variant="default" disabled={hidden.length === 0} onClick={() => onHide([])}>
            {t('table.columnsAll')}
          </Button>
          <Button onClick={() => setOpen(false)}>{t('filters.close')}</Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
