import type { clients as english } from '../en/clients.ts';
import type { TranslationOf } from '../shape.ts';

export const clients: TranslationOf<typeof english> = {
  title: 'Clientes',
};
