import type { access as english } from '../en/access.ts';
import type { TranslationOf } from '../shape.ts';

export const access: TranslationOf<typeof english> = {
  title: 'Roles',
};
