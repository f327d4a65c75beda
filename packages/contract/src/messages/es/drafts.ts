import type { drafts as english } from '../en/drafts.ts';
import type { TranslationOf } from '../shape.ts';

export const drafts: TranslationOf<typeof english> = {
  title: 'Trabajo sin guardar',
};
