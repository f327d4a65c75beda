// The agencies, companies, sectors and analysts of the twelfth collection of rating reports, and what is said of a company.

import { parseNames } from '../goods.ts';
import { writeNumber } from '../locales.ts';
import type { Trade } from '../trades.ts';
import type { ReportPaper } from './report-paper.ts';
import type { ReportStock } from './report-stock.ts';
import { FIRST_STOCK, SECOND_STOCK } from './report-stock.ts';

const COMPANIES: Trade['sellers'] = {
  en: parseNames(
    `Ashgrove Motors, Bellwether Orchards, Clonmore Bakeries, Driftwood Resorts, Esker Concrete, Foxtail Grain, Glenrowan Wines, Harbour Cold Stores, Inkerman Retail, Juniper Hill Nurseries`,
  ),
  es: parseNames(
    `Automotores Carrasco, Bodegas Tupungato, Cementos Cibao, Distribuidora Huallaga, Empacadora Sonora, Frutícola Linares, Grupo Hotelero Guanacaste, Hilaturas Sabadell, Instalaciones Tijuana, Lácteos Rancagua`,
  ),
};
const OTHERS: Trade['buyers'] = {
  en: parseNames(`Ballantrae Group, Corbel & Finch, Norham Industries, Tillery Brothers`),
  es: parseNames(`Comercial Aconquija, Grupo Yaque, Inversiones Cuscatlán, Textiles Albaicín`),
};

export const TWELFTH_STOCK: ReportStock = {
  agencies: {
    en: parseNames(`Tamar Ratings, Overland Credit Research, Cassel Rating Services, Beacon & Moor Credit`),
    es: parseNames(
      `Calificadora Altiplano, Riesgo Mercantil, Clasificadora del Centro, Horizonte Calificaciones`,
    ),
  },
  sectors: [
    ['Automotive', 'Automotriz', 'Vehicle Dealers', 'Concesionarios de vehículos'],
    ['Agriculture', 'Agricultura', 'Fruit Growing', 'Fruticultura'],
    ['Building Materials', 'Materiales de construcción', 'Ready-Mixed Concrete', 'Concreto premezclado'],
    ['Leisure and Tourism', 'Ocio y turismo', 'Hotels and Resorts', 'Hoteles'],
    ['Retailing', 'Comercio minorista', 'Home Improvement Stores', 'Tiendas de mejoras del hogar'],
    ['Warehousing', 'Almacenaje', 'Cold Storage', 'Almacenamiento en frío'],
    ['Beverages', 'Bebidas', 'Wineries', 'Vitivinicultura'],
  ],
  analysts: {
    en: parseNames(
      `Oonagh Fitzmaurice, Derek Abernathy, Sunita Ramachandran, Callum Strachan, Yusuf Al Mansoori, Brigid Tamahori`,
    ),
    es: parseNames(
      `Adriana Solórzano, Bruno Tagle, Inmaculada Cortés, Fabián Rosas, Gisela Peralta, Hernán Zamora`,
    ),
  },
  ratios: [
    ...FIRST_STOCK.ratios.slice(0, 4),
    ...SECOND_STOCK.ratios.slice(0, 4),
    ['Fixed charge cover', 'Cobertura de cargos fijos', 0.8, 3.4, 'x'],
    ['Stock turn', 'Rotación de existencias', 2, 11, 'x'],
    ['Operating margin', 'Margen operativo', -2, 16, '%'],
  ],
  peers: ['Larkhall Stores', 'Grupo Tierra Firme'],
  trade: { sellers: COMPANIES, buyers: OTHERS, goods: [] },
};

interface Figures {
  readonly now: string;
  readonly before: string;
  readonly long: string;
  readonly share: string;
  readonly line: string;
}

const english = ({ now, before, long, share, line }: Figures): string[] => [
  `Sales of the first half of ${now} were ${share}% above those of a year earlier, mostly from price.`,
  `The largest customer takes a fifth of output under a contract that runs until March ${Number(now) + 3}.`,
  `A revolving line of ${line} was renewed in ${before} on unchanged terms.`,
  `The auditors signed without qualification on 28 April ${now}.`,
  `The parent of a rival, rated BBB- by two agencies, sold its local branch in ${before}.`,
  `A fire in the second warehouse in August ${before} was insured; the claim was paid within five months.`,
  `The family has held two thirds of the shares since ${long}.`,
  `Stocks were counted on 31 October ${now} and agreed with the books.`,
  `The pension deficit stands at ${share}% of equity and is being paid off over nine years.`,
  `Tax returns up to ${before} have been examined without findings.`,
];
const spanish = ({ now, before, long, share, line }: Figures): string[] => [
  `Las ventas del primer semestre de ${now} superaron en ${share} % las del año previo, sobre todo por precio.`,
  `El mayor cliente compra la quinta parte de la producción con un contrato vigente hasta marzo de ${Number(now) + 3}.`,
  `Una línea revolvente por ${line} se renovó en ${before} en las mismas condiciones.`,
  `Los auditores firmaron sin salvedades el 28 de abril de ${now}.`,
  `La matriz de un competidor, calificada BBB- por dos agencias, vendió su filial local en ${before}.`,
  `El incendio del segundo almacén, en agosto de ${before}, estaba asegurado y se indemnizó en cinco meses.`,
  `La familia posee dos tercios de las acciones desde ${long}.`,
  `El inventario se contó el 31 de octubre de ${now} y coincidió con los libros.`,
  `El pasivo laboral equivale al ${share} % del patrimonio y se amortiza en nueve años.`,
  `Las declaraciones de impuestos hasta ${before} se revisaron sin observaciones.`,
];

/** Six sentences in an order of chance; they name days, grades and amounts, none of which is one that is looked for. */
export function observations(p: ReportPaper): string[] {
  const [now = '', before = '', last = ''] = p.years;
  const figures = {
    now,
    before,
    long: String(Number(last) - 11),
    share: String(p.dice.int(3, 19)),
    line: `USD ${writeNumber(p.dice.int(6, 38) * 250_000, 0, p.locale)}`,
  };
  return p.dice.some(p.locale.language === 'en' ? english(figures) : spanish(figures), 6);
}

/** So many thousands of the currency of the paper, without its code. */
export function thousands(p: ReportPaper, low: number, high: number): string {
  const level = Math.max(1, Math.round(p.locale.priceLevel / 4));
  return writeNumber(p.dice.int(low, high) * 1000 * level, 0, p.locale);
}
