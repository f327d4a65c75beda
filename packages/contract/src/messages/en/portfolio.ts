export const portfolio = {
  title: 'My Portfolio',
  alreadyThere: 'Company already exists in My Portfolio',
  'bookmark.addNamed': 'Add {name} to My Portfolio',
  'bookmark.there': 'Already in My Portfolio',
  'bookmark.added': 'Company {ticker} added to My Portfolio',
  'bookmark.failed': '{name} could not be added to My Portfolio',
  'bookmark.failedHint': 'Please try again in a moment.',
  'removed.title': 'Removed!',
} as const;
