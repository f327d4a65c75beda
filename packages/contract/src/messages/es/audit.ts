import type { audit as english } from '../en/audit.ts';
import type { TranslationOf } from '../shape.ts';

export const audit: TranslationOf<typeof english> = {
  title: 'Registro de auditoría',
};
