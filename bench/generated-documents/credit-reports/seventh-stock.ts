// Of the seventh collection, which was measured at first sight (docs/extraction.md) and has been looked into since: its figures are no longer those of documents that nobody has seen.
// The agencies, banks, sectors and analysts of the seventh collection of rating reports.

import { parseNames } from '../goods.ts';
import type { Trade } from '../trades.ts';
import type { ReportStock } from './report-stock.ts';
import { SECOND_STOCK } from './report-stock.ts';

const COMPANIES: Trade['sellers'] = {
  en: parseNames(
    `Athi Cement Works, Barrow Shipbuilding, Cavendish Foods, Dovre Salmon, Escaut Chemicals, Farrant Pharmaceuticals, Gombak Rubber, Hollins Retail, Lysaker Energy`,
  ),
  es: parseNames(
    `Aerolínea Cruz del Sur, Café Marcala, Cervecera Illampu, Embotelladora Olancho, Ganadera Beni, Inmobiliaria Cuscatlán, Minera Porco, Salmonera Chiloé, Viñas del Maipo`,
  ),
};

/** Others than those that are rated, so that none is its own peer. */
const PEERS: Trade['buyers'] = {
  en: parseNames(`Ashgrove Holdings, Marlpit Group, Sandvika Industries, Tenby & Rowe`),
  es: parseNames(`Grupo Ceibo, Inversiones Huracán, Corporación Tazumal, Holding Paicaví`),
};

export const SEVENTH_STOCK: ReportStock = {
  agencies: {
    en: parseNames(`Parallax Ratings, Kestrel Point Credit, Fairway Merchant Bank, Nordisk Kredittvurdering`),
    es: parseNames(`Atalaya Ratings, Banco Mercantil del Lago, Pacífico Riesgo, Évalo Calificadora`),
  },
  sectors: [
    ['Food and Agriculture', 'Alimentos y agricultura', 'Aquaculture', 'Acuicultura'],
    ['Chemicals', 'Química', 'Specialty Chemicals', 'Especialidades químicas'],
    ['Aviation', 'Aviación', 'Passenger Airlines', 'Aerolíneas de pasajeros'],
    ['Mining', 'Minería', 'Base Metals', 'Metales básicos'],
    ['Pharmaceuticals', 'Farmacéutico', 'Generic Medicines', 'Medicamentos genéricos'],
    ['Shipbuilding', 'Construcción naval', 'Offshore Vessels', 'Buques de apoyo'],
    ['Power', 'Electricidad', 'Hydro Generation', 'Generación hidroeléctrica'],
  ],
  analysts: {
    en: parseNames(
      `Wanjiru Kamau, Eirik Solbakken, Farah Aziz, Philippa Stanhope, Benoît Claes, R. J. Tully`,
    ),
    es: parseNames(
      `Carla Mamani Quispe, Renato Zelaya, Ana Lucía Menjívar, Gonzalo Errázuriz, Marta Ledesma`,
    ),
  },
  ratios: [
    ...SECOND_STOCK.ratios.slice(2, 5),
    ['Total debt / EBITDA', 'Deuda total / EBITDA', 0.9, 5.8, 'x'],
    ['EBIT / interest', 'EBIT / intereses', 1.1, 14, 'x'],
    ['Cash conversion', 'Conversión de caja', 31, 104, '%'],
    ['Return on capital', 'Rentabilidad del capital', 2, 19, '%'],
  ],
  peers: ['Orlestone plc', 'Grupo Pilcomayo'],
  trade: { sellers: COMPANIES, buyers: PEERS, goods: [] },
};
