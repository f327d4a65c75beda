// Paragraphs of the second collection of rating reports, which say nothing that is looked for.

import type { ReportPaper } from './report-paper.ts';

const EN = [
  'Volumes held up through a weak spring, and the order intake of the last two quarters covers four fifths of the coming year.',
  'Leverage has come down since the sale of the packaging arm; we see it between two and three times in the medium term.',
  'Cash stood well above the covenant at year end, and no bond falls due before the term loan has been refinanced.',
  'Customer concentration remains the main weakness: the three largest accounts bring nearly half of revenue.',
  'An upgrade would need a longer record of positive free cash flow; a downgrade could follow another large acquisition paid for with debt.',
  'Currency moves cut both ways, since a third of costs and half of sales are in dollars.',
];
const ES = [
  'Los volúmenes resistieron una primavera débil, y los pedidos de los dos últimos trimestres cubren cuatro quintas partes del próximo ejercicio.',
  'El apalancamiento ha descendido desde la venta de la filial de envases; lo situamos entre dos y tres veces a medio plazo.',
  'La caja cerró el ejercicio con holgura sobre los compromisos, y ningún bono vence antes de refinanciar el préstamo.',
  'La concentración de clientes es la principal debilidad: las tres mayores cuentas aportan casi la mitad de los ingresos.',
  'Una mejora exigiría un historial más largo de flujo de caja positivo; una rebaja podría seguir a otra gran adquisición pagada con deuda.',
  'El tipo de cambio influye en ambos sentidos, ya que un tercio de los costos y la mitad de las ventas son en dólares.',
];

/** Four of them. */
export function opinions(p: ReportPaper): string[] {
  return p.dice.some(p.locale.language === 'en' ? EN : ES, 4);
}
