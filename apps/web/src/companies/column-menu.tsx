import { Button } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { useTexts } from '../lib/texts.ts';
import box from '../ui/check-box.module.css';
import classes from './column-menu.module.css';
import { Dropdown } from '../ui/dropdown.tsx';
import type { Column, ColumnKey } from './table-columns.tsx';

interface ColumnMenuProps {
  readonly columns: readonly Column[];
  readonly hidden: readonly ColumnKey[];
  readonly onHide: (hidden: ColumnKey[]) => void;
}

/** Which columns are shown. The company stays: a row without it says nothing. */
export function ColumnMenu({ columns, hidden, onHide }: ColumnMenuProps) {
  const t = useTexts('companies');
  const choices = columns.filter((column) => column.isRowHead !== true);
  return (
    <Dropdown
      label={t('table.columnsHint')}
      className={classes.sheet}
      button={(opens) => (
        <Button
          {...opens}
          variant="default"
          leftSection={<IconColumns3 size="1.125rem" stroke={1.75} />}
          title={t('table.columnsHint')}
        >
          {t('table.columns')}
        </Button>
      )}
    >
      {(closes) => (
        <>
          <ul className={classes.list}>
            {choices.map(({ key, isDistribution }) => (
              <li key={key}>
                <label className={classes.column}>
                  <input
                    type="checkbox"
                    className={box.box}
                    checked={!hidden.includes(key)}
                    onChange={(event) =>
                      onHide(
                        event.currentTarget.checked
                          ? hidden.filter((other) => other !== key)
                          : [...hidden, key],
                      )
                    }
                  />
                  <span>
                    {isDistribution === true
                      ? t('table.distributionOf', { type: t(`fields.${key}`) })
                      : t(`fields.${key}`)}
                  </span>
                </label>
              </li>
            ))}
          </ul>
          <div className={classes.foot}>
            <Button variant="default" disabled={hidden.length === 0} onClick={() => onHide([])}>
              {t('table.columnsAll')}
            </Button>
            <Button {...closes}>{t('filters.close')}</Button>
          </div>
        </>
      )}
    </Dropdown>
  );
}
