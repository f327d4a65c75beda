import type { eventDialogs as english } from '../en/event-dialogs.ts';
import type { TranslationOf } from '../shape.ts';

export const eventDialogs: TranslationOf<typeof english> = {
  add: 'Agregar evento',
  edit: 'Editar evento',
  'preview.title': 'Resúmenes seleccionados',
  'move.title_one': '¿Pasar {count} evento a los eventos de la empresa?',
  'move.title_other': '¿Pasar {count} eventos a los eventos de la empresa?',
  'remove.title': '¿Eliminar el evento «{title}»?',
  'story.title': 'Fuentes de esta noticia',
  'feeds.title': 'Fuentes de noticias de {name}',
  'prices.update': 'Actualizar precio de la acción',
};
