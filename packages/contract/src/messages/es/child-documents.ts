import type { childDocuments as english } from '../en/child-documents.ts';
import type { TranslationOf } from '../shape.ts';

export const childDocuments: TranslationOf<typeof english> = {
  more: 'Más para {name}',
  copyOf: '{name} (copia)',
  clone: 'Copiar',
  cloned: 'Copiado',
  clonedText: '{name} es el último de los documentos secundarios.',
  change: 'Editar atributos',
  tag: 'Editar etiquetas',
  remove: 'Eliminar',
  removeTitle: '¿Eliminar {name}?',
  removeText:
    'Sus filas y tablas se eliminan para todos y para siempre. Los comentarios sobre él se quedan en el documento.',
  removed: '¡Eliminado!',
  failed: 'No se ha podido hacer',
  add: 'Añadir documento secundario',
  addTitle: 'Añadir un documento secundario',
  type: 'Tipo de documento',
  typeNeeded: 'Elija un tipo.',
  pages: 'Páginas',
  pagesHint: 'Por ejemplo 1, 3-5',
  pagesWrong: 'Indique páginas de la 1 a la {most, number}, por ejemplo 1, 3-5.',
  name: 'Nombre',
  nameHint: 'Sin nombre se llama como su tipo.',
  isExtracted: 'Leer sus valores de estas páginas',
  attributes: 'Atributos',
  attributesHint: 'Uno por línea, por ejemplo Auditor: Acme',
  attributesWrong: 'Escriba cada atributo como un nombre, dos puntos y su valor; como máximo {most, number}.',
  changeTitle: 'Editar {name}',
  tags: 'Etiquetas',
  tagsHint: 'Intro añade una etiqueta.',
  tagsTitle: 'Etiquetas de {name}',
  tagsWrong: 'Como máximo {most, number} etiquetas de {longest, number} caracteres cada una.',
  goneTitle: 'Este documento secundario se ha eliminado',
  goneText:
    'Alguien lo ha eliminado mientras usted lo tenía abierto, o se ha leído de nuevo. Ya no se puede guardar nada en él.',
  goneEdits:
    'Tiene {count, plural, one {# cambio} other {# cambios}} sin guardar. Copie lo que necesite: se pierde al salir.',
  copyEdits: 'Copiar mis cambios',
  copied: 'Copiado',
  'refusal.not-ready':
    'Su documento no está leído hasta el final, o está eliminado. Espere a que esté Processed.',
  'refusal.approved': 'Está Validated. Primero vuelva a empezar su revisión.',
  noSuchType: 'No hay ninguna plantilla llamada {name}.',
  noSuchPage: 'El documento tiene {most, plural, one {# página} other {# páginas}}.',
  notRead: 'No se ha podido leer nada de estas páginas. Añádalo vacío o elija otras páginas.',
};
