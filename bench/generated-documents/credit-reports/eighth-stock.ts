// The agencies, banks, companies, sectors and analysts of the eighth collection of rating reports, and what is said of a company.

import { parseNames } from '../goods.ts';
import type { Trade } from '../trades.ts';
import type { ReportPaper } from './report-paper.ts';
import type { ReportStock } from './report-stock.ts';
import { FIRST_STOCK, SECOND_STOCK } from './report-stock.ts';

const COMPANIES: Trade['sellers'] = {
  en: parseNames(
    `Aldgate Packaging, Bonny River Terminals, Crestline Homes, Deccan Alloys, Essex Water Technologies, Fairbourne Brewing, Guimaras Wind, Harrowgate Logistics, Novara Ceramics, Okene Cement`,
  ),
  es: parseNames(
    `Acerías del Ebro, Bananera Sarapiquí, Cementos Xolotlán, Distribuidora Tamiahua, Hotelera Isla Verde, Lácteos Chontales, Navieras Alborán, Papeles Carabobo, Química Tarraco`,
  ),
};
const OTHERS: Trade['buyers'] = {
  en: parseNames(`Ellingham Group, Port Albert Holdings, Quarles & Moody, Sterling Vale`),
  es: parseNames(`Corporación Almenara, Grupo Zapatera, Holding Litoral, Inversiones Araya`),
};

export const EIGHTH_STOCK: ReportStock = {
  agencies: {
    en: parseNames(`Whitestone Ratings, Ledgerline Credit Services, Agrani Ratings, Continental Trust Bank`),
    es: parseNames(
      `Calificadora Mesoamericana, Solventia Ratings, Central de Riesgos Alborán, Banco Cordillera`,
    ),
  },
  sectors: [
    ['Building Materials', 'Materiales de construcción', 'Cement', 'Cemento'],
    ['Consumer Goods', 'Bienes de consumo', 'Beverages', 'Bebidas'],
    ['Infrastructure', 'Infraestructura', 'Port Operations', 'Operación portuaria'],
    ['Metals', 'Metales', 'Steel Products', 'Productos de acero'],
    ['Wholesale Trade', 'Comercio mayorista', 'Grocery Wholesale', 'Mayoristas de alimentación'],
    ['Leisure', 'Ocio', 'Hotels and Resorts', 'Hoteles y complejos'],
  ],
  analysts: {
    en: parseNames(
      `Adaeze Nwosu, Caroline Hatherley, Vikram Sethi, Joel Manansala, Rebecca Stein, Andrew Mulholland`,
    ),
    es: parseNames(
      `Ignacio Berrocal, Silvia Arellano, Karla Mendieta, Tomás Lugo, Verónica Quesada, Pau Ferrer`,
    ),
  },
  ratios: [
    ...FIRST_STOCK.ratios.slice(0, 5),
    ...SECOND_STOCK.ratios.slice(0, 3),
    ['Debt service coverage', 'Cobertura del servicio de la deuda', 0.8, 3.4, 'x'],
    ['Total liabilities / equity', 'Pasivo / patrimonio', 0.4, 3.2, 'x'],
  ],
  peers: ['Brackley Industries', 'Grupo Montecristo'],
  trade: { sellers: COMPANIES, buyers: OTHERS, goods: [] },
};

const EN = `Revenue rose on higher volumes while input costs eased in the second half of the year.
Liquidity is adequate: cash and committed lines cover maturities of the next twelve months by more than once.
The company is the second largest producer in its home market and sells through some four hundred distributors.
Working capital absorbed cash as receivables from public customers lengthened.
Capital expenditure will peak next year with the new line and fall to maintenance levels thereafter.
We could take a negative action if leverage stays above our threshold for two consecutive years.
A positive action would require a larger share of earnings from contracts of more than three years.
Margins compare well with those of peers, although the business depends on a single site.
Most of the debt is at fixed rates and is denominated in the currency of the revenues.`.split('\n');
const ES =
  `Los ingresos crecieron por un mayor volumen, mientras que los costes de insumos cedieron en el segundo semestre.
La liquidez es adecuada: la caja y las líneas comprometidas cubren con holgura los vencimientos de doce meses.
La empresa es la segunda productora de su mercado y vende a través de unos cuatrocientos distribuidores.
El capital de trabajo consumió caja por el mayor plazo de cobro a clientes públicos.
La inversión alcanzará su máximo el próximo año con la nueva línea y luego bajará a niveles de mantenimiento.
Podríamos tomar una acción negativa si el apalancamiento supera nuestro umbral durante dos años seguidos.
Una acción positiva requeriría una mayor proporción de contratos de más de tres años.
Los márgenes se comparan bien con los de sus pares, aunque el negocio depende de una sola planta.
La mayor parte de la deuda es a tipo fijo y en la moneda de los ingresos.`.split('\n');

/** Six sentences in an order of chance, none of which says a field. */
export function remarks(p: ReportPaper): string[] {
  return p.dice.some(p.locale.language === 'en' ? EN : ES, 6);
}
