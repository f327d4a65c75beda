import type { drafts as english } from '../en/drafts.ts';
import type { TranslationOf } from '../shape.ts';

export const drafts: TranslationOf<typeof english> = {
  title: 'Tiene trabajo sin guardar',
  offer: 'Aquí hay trabajo sin guardar de {time}.',
  goOn: 'Continuar con su borrador de {time}',
  discard: 'Descartar',
  discardNamed: 'Descartar {title}',
  openNamed: 'Abrir {title}',
  open: 'Abrir',
  dismiss: 'Ahora no',
  untitled: 'Sin nombre',
  notKept:
    'De momento no se puede guardar un borrador de lo que escribe aquí. Guarde los cambios antes de salir.',
  show: '{count, plural, one {Mostrar # borrador} other {Mostrar # borradores}}',
  hide: 'Ocultar',
  'form.users.add': 'Añadir usuario',
  'form.users.change': 'Editar usuario',
  'form.clients.add': 'Añadir cliente',
  'form.clients.change': 'Editar cliente',
  'form.roles.add': 'Añadir rol',
  'form.roles.change': 'Editar rol',
  'form.sub-roles.add': 'Añadir subrol',
  'form.sub-roles.change': 'Editar subrol',
  'form.page-filters.add': 'Añadir filtro de página',
  'form.companies.add': 'Añadir empresa',
  'form.companies.change': 'Editar empresa',
  'form.events.add': 'Añadir evento',
  'form.events.change': 'Editar evento',
  'form.page-filters.grid': 'Páginas de un subrol',
  'form.page-filters.change': 'Editar filtro de página',
};
