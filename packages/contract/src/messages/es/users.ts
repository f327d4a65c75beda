import type { users as english } from '../en/users.ts';
import type { TranslationOf } from '../shape.ts';

export const users: TranslationOf<typeof english> = {
  title: 'Usuarios',
};
