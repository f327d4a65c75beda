import type { sharePrices as english } from '../en/share-prices.ts';
import type { TranslationOf } from '../shape.ts';

export const sharePrices: TranslationOf<typeof english> = {
  updated: 'El precio de la acción está actualizado.',
  upToDate: 'El precio de la acción ya estaba al día.',
  failed: 'Algo salió mal al actualizar el precio de la acción; póngase en contacto con su administrador.',
  'problem.no-provider': 'No hay ningún proveedor de precios de acciones configurado.',
  'problem.no-data': 'El proveedor no tiene precios de este símbolo.',
  'problem.limit': 'El proveedor no responde a más peticiones hoy.',
  'problem.unreachable': 'El proveedor no responde.',
  'problem.unreadable': 'Lo que respondió el proveedor no es una lista de precios.',
  'problem.too-large': 'Lo que respondió el proveedor es demasiado grande.',
};
