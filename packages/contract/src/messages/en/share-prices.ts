/** Updating share prices: what the button tells, and why the provider gave nothing. */
export const sharePrices = {
  updated: 'The share price is updated.',
  upToDate: 'The share price is up to date already.',
  failed: 'Something went wrong while updating the share price, please contact with your admin.',
  'problem.no-provider': 'No provider of share prices is set up.',
  'problem.no-data': 'The provider has no prices of this ticker.',
  'problem.limit': 'The provider answers no more requests today.',
  'problem.unreachable': 'The provider does not answer.',
  'problem.unreadable': 'What the provider answered is no list of prices.',
  'problem.too-large': 'What the provider answered is too large.',
} as const;
