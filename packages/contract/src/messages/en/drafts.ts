export const drafts = {
  title: 'Unsaved work',
} as const;
