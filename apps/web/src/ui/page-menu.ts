// A menu within the page's own landmark, so that who goes from landmark to landmark finds it, and with nothing in it but its entries.

export const PAGE_MENU = {
  portalProps: { target: 'main' },
  withInitialFocusPlaceholder: false,
} as const;
