import type { documents as english } from '../en/documents.ts';
import type { TranslationOf } from '../shape.ts';

export const documents: TranslationOf<typeof english> = {
  removed: '¡Eliminado!',
  restored: 'El documento se ha restaurado.',
  queuedAgain: 'El documento se ha restaurado y se procesa desde el principio.',
  forceRemoved: 'El documento se ha eliminado definitivamente.',
  redigitizing: 'El documento se está leyendo de nuevo.',
  processing: 'El documento se está procesando de nuevo.',
  copied: 'El documento se ha copiado y la copia se está leyendo.',
  rangeReversed: 'Fecha desde > Fecha hasta',
  rangeReversedHint: 'Elija una fecha hasta igual o posterior a la fecha desde',
  removedAlready: 'Ya está eliminado.',
  notRemoved: 'No está eliminado.',
  removeFirst: 'Solo un documento eliminado puede borrarse definitivamente. Elimínelo primero.',
  restoreFirst: 'Está eliminado. Restáurelo primero.',
  waitForEnd: 'Se está procesando. Espere a que termine o elimínelo.',
  notRead: 'Todavía no se ha leído nada de él. Vuelva a digitalizarlo primero.',
  notProcessed: 'No está procesado, así que todavía no hay nada que descargar.',
  noneProcessed: 'Ninguno de estos documentos está procesado, así que todavía no hay nada que descargar.',
  nameDocuments: 'Indique un documento o varios.',
  'failures.empty-file': 'El archivo está vacío. Súbalo de nuevo desde donde esté completo.',
  'failures.unknown-kind':
    'No es un PDF ni una imagen que se pueda leer. Suba un archivo PDF, PNG, JPEG, TIFF o WebP.',
  'failures.wrong-extension':
    'El contenido del archivo no es el que dice su nombre. Guárdelo de nuevo en el formato correcto y vuelva a subirlo.',
  'failures.password-needed':
    'El archivo está protegido con contraseña. Elija Digitalizar otra vez e introduzca la contraseña.',
  'failures.password-wrong':
    'La contraseña no abre el archivo. Elija Digitalizar otra vez e introduzca la correcta.',
  'failures.damaged':
    'El archivo está dañado y no se puede abrir. Ábralo en su propio programa, guárdelo de nuevo y suba ese archivo.',
  'failures.no-pages':
    'El archivo no tiene páginas. Compruébelo en su propio programa y suba uno que las tenga.',
  'failures.too-many-pages':
    'El archivo tiene más páginas de las que se leen de una vez. Divídalo y suba las partes.',
  'failures.too-many-pages.exact':
    'El archivo tiene {pages, number} páginas; se leen como máximo {most, number}. Divídalo y suba las partes.',
  'failures.too-many-pixels':
    'Una imagen del archivo es demasiado grande para leerla. Escanéela con menos puntos por pulgada, por ejemplo 300, y vuelva a subirla.',
  'failures.too-large': 'El archivo es demasiado grande. Redúzcalo o divídalo y suba las partes.',
  'failures.no-text':
    'No se ha podido leer texto en ninguna página. Compruebe que el escaneado sea legible y esté derecho, o vuelva a digitalizarlo con otro idioma u otra rotación.',
  'failures.took-too-long':
    'La lectura del archivo ha tardado demasiado. Guárdelo de nuevo en su propio programa o divídalo, y vuelva a subirlo.',
  'failures.took-too-long.exact':
    'La lectura de la página {page, number} ha tardado demasiado. Guarde el archivo de nuevo en su propio programa o quite esa página, y vuelva a subirlo.',
  'failures.too-much-memory':
    'El archivo necesita más memoria de la que puede usar. Guárdelo de nuevo con imágenes más pequeñas o divídalo, y vuelva a subirlo.',
  'failures.reader-crashed':
    'El archivo ha detenido el programa que lo lee. Imprímalo en un PDF nuevo y suba ese.',
  'failures.file-missing': 'Falta el archivo guardado. Súbalo de nuevo.',
  'failures.extraction-failed':
    'Las páginas se han leído, pero no se ha podido extraer su contenido. Procéselo de nuevo; si vuelve a fallar, avise a su administrador.',
  'failures.interrupted':
    'El proceso se ha interrumpido varias veces. Vuelva a digitalizar el documento cuando el servidor esté más tranquilo.',
  'failures.unavailable':
    'No se ha podido acceder al almacén de archivos o a la base de datos. Vuelva a digitalizar el documento dentro de unos minutos.',
  'history.text': 'texto: {text}',
  'history.languages': 'idiomas: {languages}',
  'history.turn': 'girado {degrees, number}°',
  'history.status.New': 'estado: Nuevo',
  'history.status.In Queue': 'estado: En cola',
  'history.status.In Process': 'estado: En proceso',
  'history.status.Digitized': 'estado: Digitalizado',
  'history.status.Processed': 'estado: Procesado',
  'history.status.Posted': 'estado: Enviado',
  'history.status.Digitization Failed': 'estado: Digitalización fallida',
  'history.status.Failed': 'estado: Fallido',
  'history.status.Not Reviewed': 'estado: Sin revisar',
  'history.status.In Review': 'estado: En revisión',
  'history.status.Validated': 'estado: Validado',
  'history.status.Rejected': 'estado: Rechazado',
  'history.step': 'desde el paso: {step}',
  'report.fileName': 'Documentos',
  'report.sheet': 'Documentos',
  'report.sheetPart': 'Documentos {number, number}',
  'report.about': 'Acerca de',
  'report.by': 'Creado por',
  'report.at': 'Creado el (UTC)',
  'report.count': 'Documentos',
  'report.search': 'Búsqueda',
  'report.deleted': 'Documentos eliminados',
  'report.yes': 'Sí',
  'report.no': 'No',
  'col.DocumentName': 'Nombre del documento',
  'col.Status': 'Estado del sistema',
  'col.UserStatus': 'Estado del usuario',
  'col.DocumentType': 'Tipo',
  'col.Tag': 'Etiqueta',
  'col.Region': 'Región',
  'col.ClientName': 'Cliente',
  'col.Date Range': 'Última actualización',
  'col.UploadedBy': 'Subido por',
  'col.pages': 'Páginas',
  'col.failure': 'Por qué falló',
  'param.APAC': 'Asia-Pacífico',
  'param.AMER': 'América',
  'param.EMEA': 'Europa, Oriente Medio y África',
  'param.eng': 'Inglés',
  'param.spa': 'Español',
};
