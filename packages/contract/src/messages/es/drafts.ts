import type { drafts as english } from '../en/drafts.ts';
import type { TranslationOf } from '../shape.ts';

export const drafts: TranslationOf<typeof english> = {
  title: 'Tiene trabajo sin guardar',
  offer: 'Aquí hay trabajo sin guardar de {time}.',
  goOn: 'Seguir con su borrador de {time}',
  discard: 'Descartar',
  discardNamed: 'Descartar {title}',
  openNamed: 'Abrir {title}',
  open: 'Abrir',
  dismiss: 'Ahora no',
  untitled: 'Sin nombre',
  notKept: 'De momento no se puede conservar como borrador lo que escribe aquí. Guárdelo antes de salir.',
  show_one: 'Mostrar {count} borrador',
  show_other: 'Mostrar {count} borradores',
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
  'form.page-filters.change': 'Editar filtro de página',
};
