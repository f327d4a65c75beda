/** What opens over the events screen (specification 3, sections 2.2, 2.4 and 8). */
export const eventDialogs = {
  add: 'Add Event',
  edit: 'Edit Event',
  'preview.title': 'Selected Summaries',
  'move.title_one': 'Move {count} event to the company events?',
  'move.title_other': 'Move {count} events to the company events?',
  'remove.title': 'Delete the event "{title}"?',
  'story.title': 'Sources of this story',
  'feeds.title': 'Feeds of {name}',
  'prices.update': 'Update Share Price',
} as const;
