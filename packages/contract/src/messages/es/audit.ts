import type { audit as english } from '../en/audit.ts';
import type { TranslationOf } from '../shape.ts';

export const audit: TranslationOf<typeof english> = {
  title: 'Registro de auditoría',
  'export.fileName': 'registro de auditoría',
  'export.system': 'Sistema',
  'export.at': 'Hora (UTC)',
  'export.name': 'Nombre',
  'export.email': 'Correo electrónico',
  'export.action': 'Acción',
  'export.entity': 'Tipo',
  'export.entityName': 'Objeto',
  'export.entityId': 'Identificador',
  'export.field': 'Campo',
  'export.before': 'Antes',
  'export.after': 'Después',
  'export.requestId': 'Solicitud',
};
