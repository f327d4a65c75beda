// The agencies, insurers, companies, sectors and analysts of the eleventh collection of rating reports, and what is said of a company.

import { parseNames } from '../goods.ts';
import { writeNumber } from '../locales.ts';
import type { Trade } from '../trades.ts';
import type { ReportPaper } from './report-paper.ts';
import type { ReportStock } from './report-stock.ts';
import { FIRST_STOCK, SECOND_STOCK } from './report-stock.ts';

const COMPANIES: Trade['sellers'] = {
  en: parseNames(
    `Alderney Rope Works, Brightstone Poultry, Coral Bay Fisheries, Devon Vale Cider, Eastport Steel Fabricators, Fynbos Beverages, Greenacre Tea Estates, Hollowell Ceramics, Ironwood Timber, Jubilee Road Freight`,
  ),
  es: parseNames(
    `Arrocera Vinces, Cafetalera Huehue, Conservera Ondarroa, Curtidos Lorca, Exportadora Uyuni, Fertilizantes Pilcomayo, Molinos Curicó, Navieras del Caroní, Plásticos Envigado, Salmones Aysén`,
  ),
};
const OTHERS: Trade['buyers'] = {
  en: parseNames(`Brackwater Holdings, Crane & Sutter, Merivale Trading, Saxby Industries`),
  es: parseNames(`Comercial Trasmiera, Grupo Itaguá, Inversiones Morazán, Textiles Quirigua`),
};

export const ELEVENTH_STOCK: ReportStock = {
  agencies: {
    en: parseNames(`Lindqvist Credit Bureau, Palisade Ratings, Southern Cross Credit, Marlin Trade Risk`),
    es: parseNames(`Crédito Austral, Fidelis Informes, Riesgo y Solvencia Ibérica, Calificadora Quetzal`),
  },
  sectors: [
    ['Food and Beverage', 'Alimentos y bebidas', 'Milling', 'Molinería'],
    ['Fishing and Aquaculture', 'Pesca y acuicultura', 'Fish Processing', 'Procesamiento de pescado'],
    ['Forestry', 'Forestal', 'Sawn Timber', 'Madera aserrada'],
    ['Chemicals', 'Químicos', 'Fertilisers', 'Fertilizantes'],
    ['Leather and Textiles', 'Cuero y textiles', 'Tanning', 'Curtiembre'],
    ['Metals', 'Metales', 'Structural Steel', 'Estructuras de acero'],
    ['Logistics', 'Logística', 'Trucking', 'Carga por carretera'],
  ],
  analysts: {
    en: parseNames(
      `Henrietta Bloom, Kwame Asante, Ingrid Solheim, Rohan Bhattacharya, Lesedi Mokoena, Francis Tan`,
    ),
    es: parseNames(
      `Amparo Lizarraga, Bernardo Chávez, Carolina Vallejos, Édgar Monzón, Nuria Santamaría, Rubén Ovelar`,
    ),
  },
  ratios: [
    ...FIRST_STOCK.ratios.slice(1, 5),
    ...SECOND_STOCK.ratios.slice(2, 6),
    ['Inventory days', 'Días de inventario', 30, 120, ''],
    ['Debt to equity', 'Deuda / patrimonio', 0.3, 3.1, 'x'],
    ['Return on assets', 'Rentabilidad sobre activos', -3, 14, '%'],
  ],
  peers: ['Osprey Mills', 'Grupo Sabana Larga'],
  trade: { sellers: COMPANIES, buyers: OTHERS, goods: [] },
};

interface Figures {
  readonly now: string;
  readonly before: string;
  readonly long: string;
  readonly days: string;
  readonly line: string;
}

const english = ({ now, before, long, days, line }: Figures): string[] => [
  `Turnover rose to the highest figure since ${long}; a quarter of it came from abroad.`,
  `Suppliers were paid ${days} days after the due date on average, four days sooner than in ${before}.`,
  `A bank that is not named here grants ${line}, of which half was drawn on 30 September ${now}.`,
  `Another firm of analysts graded the company C+ until it withdrew its opinion on 14 March ${before}.`,
  `A claim of a former carrier, lodged in May ${before} for EUR 84,000, was settled out of court.`,
  `The works were visited on 9 November ${now} and found busy in two shifts.`,
  `An affiliate, registered under 88-104-233, has its own facilities and gives no guarantee.`,
  `The owners have left their dividends in the company since ${long}.`,
  `Management means to spend 6.5% of sales on a new dryer, to be paid for by leasing.`,
  `No petition, protest or judgment was found in the five years before this report.`,
];
const spanish = ({ now, before, long, days, line }: Figures): string[] => [
  `Las ventas alcanzaron el nivel más alto desde ${long}; la cuarta parte proviene del exterior.`,
  `A los proveedores se les pagó en promedio ${days} días después del vencimiento, cuatro menos que en ${before}.`,
  `Un banco que no se nombra concede ${line}, dispuesto a la mitad el 30 de septiembre de ${now}.`,
  `Otra firma de análisis asignaba C+ a la empresa hasta que retiró su opinión el 14 de marzo de ${before}.`,
  `La demanda de un antiguo transportista, de mayo de ${before} y por EUR 84.000, se cerró con un acuerdo.`,
  `La planta se visitó el 9 de noviembre de ${now} y trabajaba en dos turnos.`,
  `Una afiliada, inscrita con el número 88-104-233, tiene créditos propios y no otorga garantías.`,
  `Los socios no retiran dividendos desde ${long}.`,
  `La gerencia prevé invertir el 6,5 % de las ventas en un secador nuevo, pagado con arrendamiento.`,
  `No se hallaron protestos, demandas ni sentencias en los cinco años anteriores a este informe.`,
];

/** Seven sentences in an order of chance; they name days, grades and amounts, none of which is one that is looked for. */
export function findings(p: ReportPaper): string[] {
  const [now = '', before = '', last = ''] = p.years;
  const figures = {
    now,
    before,
    long: String(Number(last) - 6),
    days: String(p.dice.int(6, 31)),
    line: `USD ${writeNumber(p.dice.int(8, 44) * 100_000, 0, p.locale)}`,
  };
  return p.dice.some(p.locale.language === 'en' ? english(figures) : spanish(figures), 7);
}

/** Rows of a table of accounts, each with a figure for every year: its name, and what it usually comes to in a thousand of sales. */
export function accountRows(
  p: ReportPaper,
  rows: readonly (readonly [name: string, share: number])[],
  years: number,
): string[][] {
  const sales = p.dice.int(18_000, 240_000);
  return rows.map(([name, share]) => [
    name,
    ...Array.from({ length: years }, () =>
      writeNumber(Math.round((sales * share * p.dice.between(0.88, 1.12)) / 1000), 0, p.locale),
    ),
  ]);
}
