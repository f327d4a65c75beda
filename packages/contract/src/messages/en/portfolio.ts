export const portfolio = {
  title: 'My Portfolio',
  alreadyThere: 'Company already exists in My Portfolio',
  'removed.title': 'Removed!',
} as const;
