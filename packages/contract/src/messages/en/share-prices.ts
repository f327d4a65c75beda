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
  'problem.doubtful': 'What the provider answered does not fit the stored prices. Nothing was changed.',
  askRestated:
    'The provider has restated earlier share prices, as after a split. Choose below the chart how they are shown.',
  restated: 'Earlier share prices are shown as the provider restated them.',
  original: 'Earlier share prices are shown as they first came.',
} as const;
