// The agencies, lenders, companies, sectors and analysts of the thirteenth collection of rating reports, and what is said of a company.

import { parseNames } from '../goods.ts';
import { writeNumber } from '../locales.ts';
import type { Trade } from '../trades.ts';
import type { ReportPaper } from './report-paper.ts';
import type { ReportStock } from './report-stock.ts';
import { FIRST_STOCK, SECOND_STOCK } from './report-stock.ts';

const COMPANIES: Trade['sellers'] = {
  en: parseNames(
    `Ardmore Rail Components, Bellwether Outdoor, Cascade Valve Works, Dunlavin Dairies, Esker Wind Services, Fairmount Dental Supplies, Glenhaven Care Homes, Harcombe Motor Group, Islander Ferries, Kestrel Point Retail`,
  ),
  es: parseNames(
    `Autopartes Celaya, Bodegas Tinajo, Calzados Elda Norte, Distribuidora Samaná, Ganados Pehuajó, Hoteles Paracas, Imprenta Quilpué, Lácteos Valdivielso, Maderas Tenosique, Tejidos Huancayo`,
  ),
};
const OTHERS: Trade['buyers'] = {
  en: parseNames(`Aldgate Holdings, Bexley & Thorn, Corvus Partners, Drayton Mills`),
  es: parseNames(`Grupo Baluarte, Inversiones Cumbre, Industrias Alarife, Comercial Estuario`),
};

export const THIRTEENTH_STOCK: ReportStock = {
  agencies: {
    en: parseNames(`Alpenglow Ratings, Fernhurst Credit, Trident Risk Partners, Cobalt Credit Information`),
    es: parseNames(`Atalaya Rating, Credibilia Informes, Solventa Riesgos, Calificadora Meridiano`),
  },
  sectors: [
    ['Automotive', 'Automoción', 'Dealerships', 'Concesionarios'],
    ['Leisure and Hospitality', 'Turismo y hostelería', 'Resort Hotels', 'Hoteles vacacionales'],
    ['Healthcare', 'Sanidad', 'Residential Care', 'Residencias asistidas'],
    ['Capital Goods', 'Bienes de equipo', 'Valves and Pumps', 'Válvulas y bombas'],
    ['Retail', 'Comercio minorista', 'Home Improvement', 'Bricolaje y hogar'],
    ['Renewable Energy', 'Energías renovables', 'Wind Farm Services', 'Mantenimiento eólico'],
    ['Consumer Goods', 'Bienes de consumo', 'Footwear', 'Calzado'],
  ],
  analysts: {
    en: parseNames(
      `Beatrix Coldwell, Chidi Nwosu, Fergus Ballantyne, Hannelore Krug, Marisol Dimaculangan, Theo Vandermeer`,
    ),
    es: parseNames(
      `Adriana Cusihuamán, Gonzalo Arrieta, Inés Verdaguer, Leandro Tapia, Milagros Féliz, Tomás Olavarría`,
    ),
  },
  ratios: [
    ...FIRST_STOCK.ratios.slice(0, 3),
    ...SECOND_STOCK.ratios.slice(0, 3),
    ['Fixed charge cover', 'Cobertura de cargos fijos', 0.8, 4.2, 'x'],
    ['Net debt to equity', 'Deuda neta / patrimonio', 0.2, 2.4, 'x'],
    ['Days payable', 'Días de pago', 24, 88, ''],
    ['Operating margin', 'Margen operativo', 2, 19, '%'],
  ],
  peers: ['Halewood Group', 'Consorcio Ribazo'],
  trade: { sellers: COMPANIES, buyers: OTHERS, goods: [] },
};

const english = (now: string, before: string, sum: string): string[] => [
  `Sales of ${now} were a little above budget, after a weak first half that a strike at a customer explains.`,
  `Two customers make up 41% of receivables; both pay within terms, one of them in USD.`,
  `Capital spending of ${sum} is behind schedule and will not be finished before the spring after next.`,
  `The auditor, appointed in ${before}, gave an unqualified opinion and drew attention to one lease.`,
  `Energy is hedged for 70% of need; every tenth on the price of the rest costs half a point of margin.`,
  `The founder holds 62% of the votes, and a successor has been named since ${before}.`,
  `A warehouse was sold and leased back in ${before}, which flatters the cash of that year.`,
  `Stock stood at 84 days, eleven more than a year before, as parts were bought ahead of a rise in duty.`,
  `Management has kept its word on costs for three years running and on growth in none of them.`,
  `Liquidity rests on one revolving line that a syndicate of four has extended by a year.`,
];
const spanish = (now: string, before: string, sum: string): string[] => [
  `Las ventas de ${now} superaron algo el presupuesto, tras un primer semestre flojo por la huelga de un cliente.`,
  `Dos clientes suman el 41% de las cuentas por cobrar; ambos pagan en plazo, uno de ellos en USD.`,
  `La inversión de ${sum} va con retraso y no terminará antes de la primavera siguiente a la próxima.`,
  `El auditor, nombrado en ${before}, opinó sin salvedades y llamó la atención sobre un arrendamiento.`,
  `La energía está cubierta en un 70%; cada décima en el resto resta medio punto de margen.`,
  `El fundador reúne el 62% de los votos y desde ${before} hay sucesor designado.`,
  `En ${before} se vendió un almacén que hoy se alquila, lo que mejora la caja de aquel año.`,
  `Las existencias equivalían a 84 días, once más que un año atrás, por compras anticipadas de piezas.`,
  `La dirección lleva tres años cumpliendo en costes y ninguno en crecimiento.`,
  `La liquidez descansa en una sola línea que cuatro bancos prorrogaron un año.`,
];

/** Six sentences in an order of chance; the days and amounts in them are not those that are looked for. */
export function observations(p: ReportPaper): string[] {
  const [now = '', before = ''] = p.years;
  const sum = `EUR ${writeNumber(p.dice.int(12, 88) * 50_000, 0, p.locale)}`;
  return p.dice.some((p.locale.language === 'en' ? english : spanish)(now, before, sum), 6);
}

/** A day of one of the years before the report, as it is written there. @param back 0 the newest */
export function earlierDay(p: ReportPaper, back: 0 | 1 | 2, monthAndDay: string): string {
  return p.day(`${p.years[back] ?? ''}-${monthAndDay}`);
}

/** An amount in the currency of the country, of so many thousands elsewhere. */
export function amountOf(p: ReportPaper, low: number, high: number): string {
  const level = Math.max(1, Math.round(p.locale.priceLevel));
  return `${p.locale.currency} ${writeNumber(p.dice.int(low, high) * 1000 * level, 0, p.locale)}`;
}
