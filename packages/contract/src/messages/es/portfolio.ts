import type { portfolio as english } from '../en/portfolio.ts';
import type { TranslationOf } from '../shape.ts';

export const portfolio: TranslationOf<typeof english> = {
  title: 'Mi cartera',
  alreadyThere: 'La empresa ya está en Mi cartera',
  'removed.title': '¡Quitada!',
};
