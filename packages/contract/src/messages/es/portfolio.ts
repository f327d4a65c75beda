import type { portfolio as english } from '../en/portfolio.ts';
import type { TranslationOf } from '../shape.ts';

export const portfolio: TranslationOf<typeof english> = {
  title: 'Mi cartera',
  alreadyThere: 'La empresa ya está en Mi cartera',
  'bookmark.addNamed': 'Agregar {name} a Mi cartera',
  'bookmark.there': 'Ya está en Mi cartera',
  'bookmark.added': 'Empresa {ticker} agregada a Mi cartera',
  'bookmark.failed': 'No se pudo agregar {name} a Mi cartera',
  'bookmark.failedHint': 'Inténtelo de nuevo en un momento.',
  'removed.title': '¡Quitada!',
};
