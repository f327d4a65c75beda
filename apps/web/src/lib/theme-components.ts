// How Mantine's components look in all of the product: their defaults and variables, written with the tokens of theme.ts. Plain objects, so
// that a page loads only the components it uses.

import type { MantineTheme, MantineThemeOverride } from '@mantine/core';
import { filterOptions } from './filter-options.ts';

/** Of a longer list so many options are shown; typing finds the others. */
const LIST_TO_SEARCH = {
  filter: filterOptions,
  limit: 300,
  allowDeselect: false,
  // A field that gets the focus with its dialog covers nothing; typing, a click and the arrow keys open it.
  openOnFocus: false,
  selectFirstOptionOnChange: true,
  checkIconPosition: 'right',
  // The list itself scrolls: Mantine's part around the options would be one that no key reaches.
  withScrollArea: false,
  // Inside the dialog, as part of its content.
  comboboxProps: { withinPortal: false },
} as const;

const SCROLLING_LIST = {
  maxHeight: 220,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  paddingInlineEnd: 'var(--combobox-padding)',
} as const;

const CONTROL_SIZE = {
  '--button-height': 'var(--v-control-height)',
  '--button-padding-x': 'var(--v-control-padding)',
};

export const components: NonNullable<MantineThemeOverride['components']> = {
  Button: {
    vars: (_: MantineTheme, { variant = 'filled', size = '' }: { variant?: string; size?: string }) => ({
      root: {
        '--button-fz': size === 'compact-xs' ? 'var(--mantine-font-size-xs)' : 'var(--mantine-font-size-sm)',
        ...(size.startsWith('compact') ? {} : CONTROL_SIZE),
        // Mantine takes the light scheme's ink for both.
        ...(variant === 'filled' ? { '--button-color': 'var(--v-on-action)' } : {}),
      },
    }),
  },
  ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 34 } },
  Input: {
    vars: () => ({
      // Where something is wrong the border and the sentence below say so; what stands in the field keeps its colour.
      wrapper: {
        '--input-height': 'var(--v-control-height)',
        '--input-fz': 'var(--mantine-font-size-sm)',
        '--input-color': 'var(--v-ink)',
        '--input-placeholder-color': 'var(--v-muted)',
      },
    }),
  },
  InputWrapper: {
    defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
    vars: () => ({
      label: { '--input-label-size': 'var(--mantine-font-size-sm)' },
      error: { '--input-error-size': 'var(--mantine-font-size-xs)' },
      description: { '--input-description-size': 'var(--v-font-size-hint)' },
    }),
    styles: {
      label: { marginBlockEnd: 'var(--mantine-spacing-xs)' },
      error: { marginBlockStart: 'var(--v-space-tight)' },
    },
  },
  Badge: {
    defaultProps: { variant: 'light', color: 'gray', tt: 'none', fw: 550 },
    // A ticker or a score that is cut off says something else.
    styles: { label: { overflow: 'visible' } },
    vars: () => ({
      root: {
        '--badge-height': 'var(--v-badge-height)',
        '--badge-padding-x': 'var(--v-space-inset)',
        '--badge-fz': 'var(--mantine-font-size-xs)',
      },
    }),
  },
  Alert: { defaultProps: { variant: 'light', p: 'sm' } },
  // aria-keyshortcuts announces the shortcut, so the key itself is not read out.
  Kbd: { defaultProps: { size: 'xs', 'aria-hidden': true } },
  Pill: {
    defaultProps: { size: 'md', maw: '22rem', bg: 'var(--v-action-soft)', c: 'var(--v-action-ink)' },
  },
  // Mantine fades the description of the active line below the contrast that can be read.
  NavLink: { styles: { description: { opacity: 1 } } },
  Pagination: { defaultProps: { size: 'sm', gap: 2 } },
  Progress: { defaultProps: { radius: 'xs' } },
  Table: {
    defaultProps: {
      verticalSpacing: 'var(--v-space-tight)',
      horizontalSpacing: 'md',
      borderColor: 'var(--v-line)',
      highlightOnHoverColor: 'var(--v-row-hover)',
      tabularNums: true,
    },
    styles: {
      thead: {
        fontSize: 'var(--v-font-size-table-head)',
        color: 'var(--v-muted)',
        background: 'var(--v-soft)',
        // A sticky head paints its cells with this colour.
        '--mantine-color-body': 'var(--v-soft)',
      },
      tr: { verticalAlign: 'top' },
    },
  },
  Text: { defaultProps: { size: 'sm' } },
  Anchor: { defaultProps: { inherit: true, fw: 'var(--v-weight-medium)', underline: 'hover' } },
  SegmentedControl: { defaultProps: { size: 'sm', radius: 'md', withItemsBorders: false } },
  Popover: { defaultProps: { shadow: 'md', radius: 'lg', transitionProps: { duration: 120 } } },
  Menu: { defaultProps: { shadow: 'md', radius: 'lg', transitionProps: { duration: 120 } } },
  Combobox: { defaultProps: { shadow: 'md', radius: 'lg', transitionProps: { duration: 0 } } },
  Select: { defaultProps: LIST_TO_SEARCH, styles: { options: SCROLLING_LIST } },
  MultiSelect: { defaultProps: LIST_TO_SEARCH, styles: { options: SCROLLING_LIST } },
  Checkbox: {
    defaultProps: { size: 'xs', radius: 'xs' },
    styles: { label: { fontSize: 'var(--mantine-font-size-sm)' } },
    vars: () => ({ root: { '--checkbox-icon-color': 'var(--v-on-action)' } }),
  },
  Radio: {
    defaultProps: { size: 'xs' },
    styles: { label: { fontSize: 'var(--mantine-font-size-sm)' } },
    vars: () => ({ root: { '--radio-icon-color': 'var(--v-on-action)' } }),
  },
  Tabs: {
    styles: {
      // The line below is the page's own.
      root: { '--tab-border-color': 'transparent' },
      tab: { paddingBlock: 'var(--mantine-spacing-md)' },
    },
  },
  Accordion: {
    styles: { label: { paddingBlock: 'var(--mantine-spacing-sm)', fontWeight: 'var(--v-weight-strong)' } },
  },
  Tooltip: {
    defaultProps: {
      color: 'var(--v-tooltip)',
      c: 'var(--v-tooltip-ink)',
      multiline: true,
      maw: '20rem',
      radius: 'sm',
      zIndex: 'var(--mantine-z-index-max)',
      transitionProps: { duration: 100, exitDuration: 0 },
    },
  },
  Modal: {
    defaultProps: {
      radius: 'lg',
      padding: 'lg',
      yOffset: 'max(7dvh, var(--v-header-height))',
      overlayProps: { color: 'var(--v-backdrop)' },
    },
    styles: {
      title: {
        fontSize: 'var(--v-font-size-brand)',
        fontWeight: 'var(--v-weight-strong)',
        overflowWrap: 'anywhere',
      },
      body: { paddingBlock: 0 },
    },
  },
  Skeleton: { defaultProps: { radius: 'sm' } },
};
