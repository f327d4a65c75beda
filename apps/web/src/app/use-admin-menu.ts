import { useRememberedSetting } from '../lib/remembered-setting.ts';

export interface AdminMenu {
  readonly isOpen: boolean;
  /** Opening it expands a collapsed menu (specification 1, section 2.2). */
  readonly setOpen: (isOpen: boolean) => void;
}

/** Whether the Admin part of the menu is open, which it is until somebody closes it. */
export function useAdminMenu(onExpand: () => void): AdminMenu {
  const [isOpen, setOpen] = useRememberedSetting('menu.admin-open', (kept) => kept !== false);
  return {
    isOpen,
    setOpen: (next) => {
      setOpen(next);
      if (next) onExpand();
    },
  };
}
