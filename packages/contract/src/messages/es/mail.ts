import type { mail as english } from '../en/mail.ts';
import type { TranslationOf } from '../shape.ts';

export const mail: TranslationOf<typeof english> = {
  title: 'Bandeja de salida',
};
