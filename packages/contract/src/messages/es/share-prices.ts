import type { sharePrices as english } from '../en/share-prices.ts';
import type { TranslationOf } from '../shape.ts';

export const sharePrices: TranslationOf<typeof english> = {
  updated: 'La cotización está actualizada.',
  upToDate: 'La cotización ya estaba al día.',
  failed: 'Algo salió mal al actualizar la cotización; póngase en contacto con su administrador.',
  'problem.no-provider': 'No hay ningún proveedor de cotizaciones configurado.',
  'problem.no-data': 'El proveedor no tiene cotizaciones de este ticker.',
  'problem.limit': 'El proveedor no admite más solicitudes hoy.',
  'problem.unreachable': 'El proveedor no responde.',
  'problem.unreadable': 'La respuesta del proveedor no es una lista de precios.',
  'problem.too-large': 'La respuesta del proveedor es demasiado grande.',
  'problem.doubtful':
    'La respuesta del proveedor no concuerda con las cotizaciones guardadas. No se cambió nada.',
  askRestated:
    'El proveedor reexpresó cotizaciones anteriores, como tras un desdoblamiento. Elija debajo del gráfico cómo se muestran.',
  restated: 'Las cotizaciones anteriores se muestran como las reexpresó el proveedor.',
  original: 'Las cotizaciones anteriores se muestran como llegaron.',
};
