export const access = {
  title: 'Roles',
} as const;
