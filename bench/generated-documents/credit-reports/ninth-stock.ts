// The agencies, banks, companies, sectors and analysts of the ninth collection of rating reports, and what is said of a company.

import { parseNames } from '../goods.ts';
import type { Trade } from '../trades.ts';
import type { ReportPaper } from './report-paper.ts';
import type { ReportStock } from './report-stock.ts';
import { FIRST_STOCK, SECOND_STOCK } from './report-stock.ts';

const COMPANIES: Trade['sellers'] = {
  en: parseNames(
    `Ashgrove Foods, Bellbird Infrastructure, Cauvery Textiles, Drayton Motor Parts, Fairlight Shipping, Great Divide Gas, Hillcrest Hospitals, Kinross Paper, Palani Sugars, Tanjong Semicon`,
  ),
  es: parseNames(
    `Aguas del Maipo, Azucarera Tucma, Cervecería Llanera, Conservas Cantabria, Electroquímica Huinca, Grupo Textil Puebla, Inmobiliaria Rambla, Minera Cerro Pardo, Pesquera Chimbote, Vidrios Monterrey`,
  ),
};
const OTHERS: Trade['buyers'] = {
  en: parseNames(`Corran Industries, Lindfield Group, Rosewell Capital, Temasia Holdings`),
  es: parseNames(`Corporación Huascarán, Grupo Sanabria, Holding del Plata, Inversiones Tairona`),
};

export const NINTH_STOCK: ReportStock = {
  agencies: {
    en: parseNames(`Harbour Credit, Trident Credit, Sutlej Credit Corporation, Gateway Credit Group`),
    es: parseNames(
      `Iberia Crédito, Grupo Crédito Ribera, Austral Crédito y Riesgo, Central de Crédito Clase`,
    ),
  },
  sectors: [
    ['Financial Services', 'Servicios financieros', 'Consumer Lending', 'Crédito al consumo'],
    ['Health Care', 'Salud', 'Hospitals', 'Hospitales'],
    ['Technology', 'Tecnología', 'Semiconductors', 'Semiconductores'],
    ['Chemicals', 'Química', 'Fertilizers', 'Fertilizantes'],
    ['Mining', 'Minería', 'Copper', 'Cobre'],
    ['Food and Beverage', 'Alimentos y bebidas', 'Sugar', 'Azúcar'],
    ['Automotive', 'Automoción', 'Auto Parts', 'Autopartes'],
  ],
  analysts: {
    en: parseNames(
      `Hannah Lindqvist, Rohan Mehta, Claire Beaumont, Wei Jie Tan, Patrick Delaney, Nkechi Obiora`,
    ),
    es: parseNames(
      `Carolina Bustamante, Diego Etcheverry, Marta Iglesias, Pablo Zúñiga, Renata Olvera, Sergio Lozano`,
    ),
  },
  ratios: [
    ...FIRST_STOCK.ratios.slice(1, 6),
    ...SECOND_STOCK.ratios.slice(0, 4),
    ['Operating margin', 'Margen operativo', 3, 24, '%'],
    ['Inventory days', 'Días de inventario', 22, 140, ''],
  ],
  peers: ['Marlowe Castings', 'Grupo Tecali'],
  trade: { sellers: COMPANIES, buyers: OTHERS, goods: [] },
};

const EN =
  `Earnings before interest and depreciation grew in the year as contracts were repriced and idle plant was closed.
The business is concentrated: the five largest customers account for close to half of sales.
Debt is expected to fall as the expansion of the second plant comes to its end.
The group kept its dividend unchanged and bought back no shares.
Committed bank lines of three years and cash on hand cover the bonds that fall due next spring.
Its costs are among the lowest in the region thanks to captive power and short hauls.
Environmental permits for the northern site are under appeal, which may delay part of the programme.
Currency swings pass through to prices within a quarter, so that margins are largely protected.
The management has a record of keeping within its own financial policy.
Weather and regulated prices make the results of single quarters hard to compare.`.split('\n');
const ES =
  `El resultado operativo creció en el año por la revisión de contratos y el cierre de plantas ociosas.
El negocio está concentrado: los cinco mayores clientes suponen cerca de la mitad de las ventas.
Se espera que la deuda baje a medida que concluya la ampliación de la segunda planta.
El grupo mantuvo su dividendo y no recompró acciones.
Las líneas bancarias comprometidas a tres años y la caja cubren los bonos que vencen la próxima primavera.
Sus costos están entre los más bajos de la región gracias a la energía propia y a los trayectos cortos.
Los permisos ambientales del emplazamiento norte están recurridos, lo que puede demorar parte del programa.
Las variaciones del tipo de cambio se trasladan a los precios en un trimestre, lo que protege los márgenes.
La administración ha respetado su propia política financiera a lo largo de los años.
El clima y los precios regulados hacen difícil comparar los resultados de trimestres aislados.`.split('\n');

/** Seven sentences in an order of chance, none of which says a field. */
export function findings(p: ReportPaper): string[] {
  return p.dice.some(p.locale.language === 'en' ? EN : ES, 7);
}
