import type { extraction as english } from '../en/extraction.ts';
import type { TranslationOf } from '../shape.ts';

export const extraction: TranslationOf<typeof english> = {
  notReadYet: 'Todavía no se ha leído nada de este documento. Inténtelo de nuevo cuando esté procesado.',
  'statuses.valid': 'Válido',
  'statuses.invalid': 'No válido',
  'statuses.partially_valid': 'Parcialmente válido',
  'statuses.unknown': 'Desconocido',
  'look.low-confidence': 'Puede estar mal leído',
  'look.scanned': 'Se leyó de una imagen',
  'look.several-candidates': 'Encajarían varios valores',
  'look.corrected-characters': 'Se corrigieron caracteres',
  'look.not-found': 'No se encontró',
  'look.rule-failed': 'Incumple una regla',
  'look.read-anew': 'Al leerlo de nuevo dice otra cosa',
  'look.not-read-anew': 'Una persona lo cambió, y no se ha encontrado al leerlo de nuevo',
  'excel.key': 'Campo',
  'excel.category': 'Categoría',
  'excel.period': 'Periodo',
  'excel.months': 'Meses',
  'excel.value': 'Valor',
  'excel.rawValue': 'Tal como está impreso',
  'excel.label': 'Etiqueta en la página',
  'excel.page': 'Página',
  'excel.confidence': 'Confianza',
  'excel.status': 'Validación',
  'excel.findings': 'Hallazgos',
  'excel.look': 'Por revisar',
  'findings.missing':
    'No se encontró ningún valor para {key}. Introdúzcalo, o déjelo vacío si el documento no lo indica.',
  'findings.not-of-type-number': '«{value}» no es un número.',
  'findings.not-of-type-currency': '«{value}» no es un importe.',
  'findings.not-of-type-percent': '«{value}» no es un porcentaje.',
  'findings.not-of-type-date': '«{value}» no es una fecha con el formato AAAA-MM-DD.',
  'findings.not-of-pattern': '«{value}» no tiene la forma esperada de {key}.',
  'findings.not-allowed': '«{value}» no es un valor permitido. Permitidos: {allowed}.',
  'findings.sum-differs': '{total} es {totalValue}, pero {parts} suma {sum}: una diferencia de {difference}.',
  'findings.balance-differs':
    'El documento no cuadra: {total} es {totalValue}, {parts} suma {sum}, una diferencia de {difference}.',
  'findings.dates-out-of-order': '{later} ({laterValue}) es anterior a {earlier} ({earlierValue}).',
  'findings.line-differs': 'Línea «{line}»: {quantity} × {price} es {product}, pero el importe es {amount}.',
  'findings.lines-differ':
    'Los importes de las líneas suman {sum}, pero {total} es {totalValue}: una diferencia de {difference}.',
  'findings.reconciled-with-linked':
    '{key} es {value} aquí y {otherValue} en {document}{page, plural, =0 {} other {, pág. {page, number}}}; {by} decidió que vale {accepted}: {reason}',
  'findings.differs-from-linked':
    '{key} es {value} aquí, pero {otherValue} en {document}{page, plural, =0 {} other {, pág. {page, number}}}.',
  'findings.other': 'Este valor no cumple una regla de su tipo de documento.',
};
