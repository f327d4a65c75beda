import { IconChevronDown, IconSettings } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '../lib/texts.ts';
import classes from './side-menu.module.css';

interface AdminGroupProps {
  readonly isCollapsed: boolean;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** The part of the menu for administration, under a heading that opens and closes it. */
export function AdminGroup({ isCollapsed, isOpen, onOpen, children }: AdminGroupProps) {
  const t = useTexts('shell');
  return (
    <li className={classes.group}>
      <button
        data-tooltip={isCollapsed ? t('admin') : undefined}
        data-tooltip-side="right"
        type="button"
        id="admin-menu"
        className={classes.item}
        aria-expanded={isOpen}
        aria-controls="admin-pages"
        onClick={() => onOpen(!isOpen)}
      >
        <IconSettings size="1.25rem" stroke={1.6} aria-hidden="true" />
        <span>{t('admin')}</span>
        <IconChevronDown size="1rem" className={classes.chevron} aria-hidden="true" />
      </button>

      <ul id="admin-pages" aria-labelledby="admin-menu" hidden={!isOpen}>
        {isOpen && children}
      </ul>
    </li>
  );
}
