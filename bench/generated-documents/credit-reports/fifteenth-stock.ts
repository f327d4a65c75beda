// The agencies, companies, sectors and analysts of the fifteenth collection of rating reports, and what is said of a company.

import { parseNames } from '../goods.ts';
import { escapeHtml } from '../html.ts';
import { writeNumber } from '../locales.ts';
import type { Trade } from '../trades.ts';
import type { ReportPaper } from './report-paper.ts';
import type { ReportStock } from './report-stock.ts';
import { FIRST_STOCK, SECOND_STOCK } from './report-stock.ts';

const COMPANIES: Trade['sellers'] = {
  en: parseNames(
    `Aldermoor Glassworks, Burntisland Rope, Castleblayney Mushrooms, Dalmuir Pumps, Eastport Lobster, Fennimore Pet Foods, Garvagh Plastics, Hawthornden Malting, Isleworth Instruments, Kilnhurst Refractories`,
  ),
  es: parseNames(
    `Ascensores Mondragón Sur, Bodegas Valle Escondido, Curtidos Igualada, Despulpadora Cobán, Electrodos Rosario, Frigoríficos Chiloé, Goma Espuma Tlaquepaque, Harinas Cartago, Ingenio San Bartolo, Jugos Orotina`,
  ),
};
const OTHERS: Trade['buyers'] = {
  en: parseNames(`Ormskirk Partners, Penhurst Group, Quarrybank Holdings, Rosslare Capital`),
  es: parseNames(`Grupo Alfaguara, Inversiones Quetzaltenango, Corporación Aysén, Capital Tierra Blanca`),
};

export const FIFTEENTH_STOCK: ReportStock = {
  agencies: {
    en: parseNames(`Keelson Ratings, Hallmark Lane Credit, Touchstone & Reeve, Ballast Credit Ratings`),
    es: parseNames(`Baremo Calificadora, Quilla Ratings, Veta Riesgo Crediticio, Faro Alto Calificaciones`),
  },
  sectors: [
    ['Capital Goods', 'Bienes de capital', 'Pumps and Lifts', 'Bombas y ascensores'],
    ['Beverages', 'Bebidas', 'Wine and Malt', 'Vinos y malta'],
    ['Agriculture', 'Agricultura', 'Vegetables and Fungi', 'Hortalizas y hongos'],
    ['Chemicals', 'Química', 'Foams and Plastics', 'Espumas y plásticos'],
    ['Leather and Fibres', 'Cuero y fibras', 'Tanning and Rope Making', 'Curtiduría y cordelería'],
    ['Glass and Ceramics', 'Vidrio y cerámica', 'Refractory Products', 'Productos refractarios'],
    ['Packaged Foods', 'Alimentos envasados', 'Juices and Pet Food', 'Jugos y alimento animal'],
  ],
  analysts: {
    en: parseNames(
      `Annika Söderholm, Bartholomew Quigg, Chidi Nwankwo, Deirdre Mulcahy, Henrietta Vance, Rashid Al Marri`,
    ),
    es: parseNames(
      `Amparo Lizarraga, Benjamín Oyarzún, Consuelo Batres, Dionisio Arce, Estefanía Ruano, Leandro Sosa`,
    ),
  },
  ratios: [
    ...FIRST_STOCK.ratios.slice(2, 5),
    ...SECOND_STOCK.ratios.slice(0, 3),
    ['Cash conversion days', 'Ciclo de caja, días', 24, 131, ''],
    ['Fixed charge cover', 'Cobertura de cargos fijos', 1.1, 4.2, 'x'],
    ['Return on capital employed', 'Rentabilidad del capital empleado', 2, 19, '%'],
    ['Debt to capital', 'Deuda / capital total', 18, 67, '%'],
  ],
  peers: ['Wetherby Industrial', 'Consorcio Lautaro'],
  trade: { sellers: COMPANIES, buyers: OTHERS, goods: [] },
};

const english = (now: string, before: string, sum: string): string[] => [
  `Demand weakened in the second half of ${now}, yet prices held because two rivals closed.`,
  `A furnace relined in ${before} at a cost of ${sum} will not need as much again for eight years.`,
  `One retailer takes 23% of sales under terms that end next spring.`,
  `The overdraft was cleared in four months of ${now} and used to two thirds in the others.`,
  `Energy is bought a year ahead, which helped in ${before} and hurt in ${now}.`,
  `The founding family took no dividend and put in ${sum} as common shares.`,
  `An insurer has still to settle a flood in the lower works; the claim is larger than the profit of ${before}.`,
  `Stocks of finished goods rose by nine days, for which the new warehouse is the reason given.`,
  `There are no covenants on the notes, and the bank loan has one, on net worth.`,
  `Two of seven directors left in ${now} and were replaced from outside the family.`,
];
const spanish = (now: string, before: string, sum: string): string[] => [
  `La demanda bajó en la segunda mitad de ${now}, pero los precios se sostuvieron por el cierre de dos rivales.`,
  `El horno renovado en ${before}, con un costo de ${sum}, no pedirá otro tanto en ocho años.`,
  `Una cadena minorista absorbe el 23% de las ventas con un contrato que termina la próxima primavera.`,
  `El sobregiro quedó en cero cuatro meses de ${now} y al 67% en los demás.`,
  `La energía se compra con un año de antelación, lo que ayudó en ${before} y perjudicó en ${now}.`,
  `La familia fundadora no cobró dividendos y aportó ${sum} como capital.`,
  `Un seguro aún debe liquidar la inundación de la planta baja, por más que la utilidad de ${before}.`,
  `El inventario terminado subió nueve días, lo que se atribuye al nuevo almacén.`,
  `Los pagarés no llevan condiciones financieras y el préstamo bancario solo una, de patrimonio.`,
  `Dos de siete directores salieron en ${now} y los relevaron personas ajenas a la familia.`,
];

/** Six sentences in an order of chance; none says what is looked for. */
export function grounds(p: ReportPaper): string[] {
  const [now = '', before = ''] = p.years;
  const sum = `USD ${writeNumber(p.dice.int(8, 62) * 50_000, 0, p.locale)}`;
  return p.dice.some((p.locale.language === 'en' ? english : spanish)(now, before, sum), 6);
}

/** Another company with its grade. @param place among the peers */
export function peerAt(p: ReportPaper, place: 0 | 1 | 2): { readonly name: string; readonly grade: string } {
  const [name = '', grade = ''] = p.peers[place] ?? [];
  return { name: escapeHtml(name), grade };
}
