export const relations = {
  'reason.same-number': 'Mismo número: {value}',
  'reason.same-company': 'Misma empresa',
  'reason.same-period': 'Mismo periodo: {value}',
  'reason.similar-name': 'Nombre parecido',
  itself: 'Un documento no se puede vincular consigo mismo. Quítelo de la lista.',
  missing: 'Diga qué documentos están vinculados; una lista vacía quita todos los vínculos.',
  onlyForLinks: 'Solo la acción «Actualizar los vínculos del documento» admite documentos vinculados.',
  notThere:
    'Un documento que quiere vincular ya no está, o usted no puede verlo. Vuelva a cargar la lista y vincule de nuevo.',
  deleted: '{name} está eliminado. Restáurelo antes de vincularlo, o déjelo fuera.',
  otherClient: '{name} pertenece a otro cliente. Solo se pueden vincular documentos de un mismo cliente.',
} as const;
