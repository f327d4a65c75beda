import type { documentUploads as english } from '../en/document-uploads.ts';
import type { TranslationOf } from '../shape.ts';

export const documentUploads: TranslationOf<typeof english> = {
  uploaded: '{count, plural, one {Se ha cargado # documento.} other {Se han cargado # documentos.}}',
  known: '{count, plural, one {# archivo ya estaba.} other {# archivos ya estaban.}}',
  noClient: 'Seleccione un cliente',
  clientFirst: 'El cliente debe ir antes que los archivos.',
  wrongNames: '¡Nombre de archivo incorrecto! Siga la convención de nombres en estos archivos: {list}',
  tooMany: '¡Límite de carga alcanzado! Cargue como máximo {limit} documentos a la vez',
  noFile: '¡No se ha cargado ningún archivo! Cargue al menos un archivo para continuar',
  emptyFile: '«{file}» está vacío: tiene 0 bytes. Guárdelo de nuevo en su origen y vuelva a cargarlo.',
  tooLarge: '«{file}» ocupa más de {megabytes, number} MB. Divídalo o reduzca sus imágenes.',
  unknownKind:
    '«{file}» no es un PDF ni una imagen PNG, JPEG, TIFF o WebP, diga lo que diga su nombre. Guárdelo o imprímalo antes como PDF.',
  wrongExtension:
    '«{file}» es un archivo {kind}, y su nombre no lo dice. Cámbiele el nombre para que termine en {ending} y vuelva a cargarlo.',
  fieldUnusable:
    'Un nombre de letras, cifras y espacios con 20 valores como máximo, de 200 caracteres como máximo',
  noPdfOfPicture: 'Este documento es una imagen. Sus páginas se muestran una a una.',
};
