// The agencies, sectors and analysts of the third collection of rating reports.

import type { ReportStock } from './report-stock.ts';
import { SECOND_STOCK } from './report-stock.ts';
import type { Trade } from '../trades.ts';

const COMPANIES: Trade['sellers'] = {
  en: [
    'Alderney Plastics',
    'Cobalt Ridge Mining',
    'Harbourline Ferries',
    'Penrose Dairies',
    'Thistle & Crane',
    'Vantage Steelworks',
    'Wren Airways',
  ],
  es: [
    'Aceros del Ebro',
    'Bodegas Mencía',
    'Cementos Antuco',
    'Inmobiliaria Tres Ríos',
    'Naviera Levante',
    'Pesquera Austral',
    'Telares Oaxaca',
  ],
};

export const THIRD_STOCK: ReportStock = {
  ...SECOND_STOCK,
  agencies: {
    en: [
      'Sable Street Analytics',
      'Harcourt Credit Information',
      'Lindum Bank, Credit Department',
      'Castellan Ratings',
    ],
    es: [
      'Iberdatos Información',
      'Banco del Alba, Riesgos',
      'Austral Ratings',
      'Central de Informes Mercantiles',
    ],
  },
  sectors: [
    ['Metals and Mining', 'Metales y minería', 'Copper', 'Cobre'],
    ['Information Technology', 'Tecnología de la información', 'Payment Software', 'Software de pagos'],
    ['Food and Beverage', 'Alimentos y bebidas', 'Wine Making', 'Elaboración de vinos'],
    ['Construction', 'Construcción', 'Cement', 'Fabricación de cemento'],
    ['Automotive', 'Automoción', 'Auto Parts', 'Componentes para automóvil'],
    ['Chemicals', 'Química', 'Fertilizers', 'Fertilizantes'],
  ],
  analysts: {
    en: ['Rosalind Achterberg', 'Peter O’Hanlon', 'Wei-Lin Zhao', 'J. R. Castleton', 'Amara Nwosu'],
    es: ['Inés Carvajal', 'Pablo de la Fuente', 'Rocío Valdivia Soto', 'Gonzalo Ureta', 'M. Ángeles Cortina'],
  },
  peers: ['Brannock Holdings', 'Inversiones Caleta'],
  trade: { sellers: COMPANIES, buyers: COMPANIES, goods: [] },
};
