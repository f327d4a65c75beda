// Paragraphs of the sixth collection of rating reports, which say nothing that is looked for.

import type { ReportPaper } from './report-paper.ts';

const EN = [
  'Revenue grew by a tenth last year, helped by two price increases and by the new line at the main plant.',
  'Net debt fell for the third year running and now stands at a little more than twice earnings before interest, tax and depreciation.',
  'The banks have renewed the revolving facility for five years, and no covenant had to be waived.',
  'We regard the reliance on a single site and on imported fuel as the chief operating risk.',
  'Demand should stay weak into next spring, and we have lowered our forecast of volumes accordingly.',
  'The family that owns the company has said that dividends will not exceed a third of profit until debt is where it should be.',
  'Receivables are insured up to ninety per cent, and write-offs have been negligible.',
  'We could take a more favourable view if free cash flow lasts; pressure would build if interest cover slipped below three times.',
];
const ES = [
  'Los ingresos crecieron una décima parte el año pasado, gracias a dos alzas de precios y a la nueva línea de la planta principal.',
  'La deuda neta bajó por tercer año consecutivo y equivale a algo más de dos veces el resultado antes de intereses, impuestos y depreciación.',
  'Los bancos renovaron la línea revolvente por cinco años sin necesidad de dispensas.',
  'Consideramos que la dependencia de una sola planta y del combustible importado es el principal riesgo operativo.',
  'La demanda seguiría débil hasta la próxima primavera, por lo que hemos reducido nuestra previsión de volúmenes.',
  'La familia propietaria ha declarado que los dividendos no superarán un tercio de la utilidad hasta que la deuda sea la adecuada.',
  'Las cuentas por cobrar están aseguradas hasta el noventa por ciento y los castigos han sido mínimos.',
  'Nuestra visión mejoraría si el flujo de caja libre se mantiene; habría presión si la cobertura de intereses cayera por debajo de tres veces.',
];

/** Five of them. */
export function remarks(p: ReportPaper): string[] {
  return p.dice.some(p.locale.language === 'en' ? EN : ES, 5);
}
