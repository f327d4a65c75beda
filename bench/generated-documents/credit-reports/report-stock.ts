// Who writes rating reports, about what companies, and which ratios are in them.

import type { Language } from '../locales.ts';
import type { Trade } from '../trades.ts';
import { FIRMS } from '../trades.ts';

export interface ReportStock {
  readonly agencies: Readonly<Record<Language, readonly string[]>>;
  /** Sector in English and in Spanish, then industry. */
  readonly sectors: readonly (readonly [string, string, string, string])[];
  readonly analysts: Readonly<Record<Language, readonly string[]>>;
  /** Name in English and in Spanish, least and greatest value, unit. */
  readonly ratios: readonly (readonly [
    en: string,
    es: string,
    low: number,
    high: number,
    unit: '' | 'x' | '%',
  ])[];
  readonly peers: readonly [string, string];
  /** Whose names the companies have. */
  readonly trade?: Trade;
}

export const FIRST_STOCK: ReportStock = {
  agencies: {
    en: ['Meridian Credit Research', 'Halden Ratings', 'Corvane Credit Services'],
    es: ['Agencia Cota de Riesgo', 'Solvencia Ibérica', 'Calificadora Andina'],
  },
  sectors: [
    ['Industrials', 'Industria', 'Machinery', 'Maquinaria'],
    ['Consumer Staples', 'Consumo básico', 'Food Products', 'Alimentación'],
    ['Materials', 'Materiales', 'Paper and Packaging', 'Papel y embalaje'],
    ['Energy', 'Energía', 'Oil and Gas Services', 'Servicios petroleros'],
    ['Health Care', 'Salud', 'Life Science Tools', 'Instrumental de laboratorio'],
  ],
  analysts: {
    en: ['Margaret Oyelaran', 'T. J. Haverstock', 'Anil Deshpande', "Siobhan O'Dwyer"],
    es: ['Lucía Barrientos', 'Íñigo Zabaleta', 'María José Pardo', 'H. Quiroga'],
  },
  ratios: [
    ['Current ratio', 'Ratio de liquidez', 0.6, 2.8, ''],
    ['Quick ratio', 'Prueba ácida', 0.3, 1.9, ''],
    ['Debt to EBITDA', 'Deuda / EBITDA', 0.8, 6.5, 'x'],
    ['Interest cover', 'Cobertura de intereses', 0.9, 12, 'x'],
    ['Gross margin', 'Margen bruto', 12, 48, '%'],
    ['Net margin', 'Margen neto', -6, 15, '%'],
    ['Return on equity', 'Rentabilidad sobre recursos propios', -9, 22, '%'],
  ],
  peers: ['Ostara Group', 'Velmont Holding'],
};

export const SECOND_STOCK: ReportStock = {
  agencies: {
    en: ['Tarn & Lowe Ratings', 'Pelham Trade Credit', 'Northbank Risk Intelligence', 'Ardent Credit Bureau'],
    es: ['Calificadora del Plata', 'Axón Ratings', 'Crédito y Caución Levante', 'Informa Riesgo Sur'],
  },
  sectors: [
    ['Utilities', 'Servicios públicos', 'Water Utilities', 'Agua y saneamiento'],
    ['Real Estate', 'Inmobiliario', 'Retail Property', 'Centros comerciales'],
    ['Telecommunications', 'Telecomunicaciones', 'Tower Operators', 'Torres e infraestructura'],
    ['Consumer Discretionary', 'Consumo discrecional', 'Apparel Retail', 'Comercio textil'],
    ['Transportation', 'Transporte', 'Road Haulage', 'Transporte por carretera'],
    ['Agribusiness', 'Agroindustria', 'Fresh Fruit Exports', 'Exportación de fruta fresca'],
  ],
  analysts: {
    en: ['Priya Raghunathan', 'Gareth Llewellyn', 'Eleanor Whitby-Cole', 'Marcus Obi', 'D. Fitzsimons, CFA'],
    es: ['Ximena Larraín', 'Julián Echeverri', 'Begoña Urrutia', 'Rodrigo Paz Soldán', 'Mercedes Ayala'],
  },
  ratios: [
    ['Net debt / EBITDA', 'Deuda neta / EBITDA', 0.5, 6, 'x'],
    ['FFO / net debt', 'FFO / deuda neta', 8, 60, '%'],
    ['EBITDA margin', 'Margen EBITDA', 5, 35, '%'],
    ['Days sales outstanding', 'Días de cobro', 28, 95, ''],
    ['Equity ratio', 'Patrimonio / activo', 15, 62, '%'],
    ['Cash cover', 'Cobertura de caja', 0.2, 2.2, 'x'],
    ['Gearing', 'Apalancamiento', 0.3, 2.9, ''],
    ['Working capital turnover', 'Rotación del circulante', 1.2, 9, 'x'],
  ],
  peers: ['Kirkwall Estates', 'Grupo Anáhuac'],
  trade: FIRMS,
};
