export const mail = {
  title: 'Outbox',
} as const;
