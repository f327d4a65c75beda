// The agencies, banks, sectors and analysts of the sixth collection of rating reports.

import { parseNames } from '../goods.ts';
import type { Trade } from '../trades.ts';
import type { ReportStock } from './report-stock.ts';
import { SECOND_STOCK } from './report-stock.ts';

const COMPANIES: Trade['sellers'] = {
  en: parseNames(
    `Abercorn Glass, Ballard Paper Mills, Cinder Hill Steel, Delphine Cosmetics, Everstone Cement, Falkner Rail Services, Hollybush Leisure, Norrland Pulp`,
  ),
  es: parseNames(
    `Azucarera Tempisque, Cementos Chiriquí, Cervecería Altamar, Exportadora Monteverde, Fibras Textiles Jalón, Motores Urumea, Navegación Bocas, Piensos Calatrava`,
  ),
};

/** Others than those that are rated, so that none is its own peer. */
const PEERS: Trade['buyers'] = {
  en: parseNames(`Hadley Works, Orrin & Vale, Silverpine Group, Tamarisk Industries`),
  es: parseNames(`Corporación Abedul, Grupo Mirasol, Industrias Retamal, Sociedad del Puerto`),
};

export const SIXTH_STOCK: ReportStock = {
  agencies: {
    en: parseNames(`Lodestar Ratings, Third Quarter Credit Analytics, Mainsail Bank, Börde Credit Reform`),
    es: parseNames(
      `Sextante Calificadora, Banco de la Ensenada, Central de Riesgo Ibero, Mirador Crediticio`,
    ),
  },
  sectors: [
    ['Building Materials', 'Materiales de construcción', 'Cement and Aggregates', 'Cemento y áridos'],
    ['Paper and Forest Products', 'Papel y forestal', 'Market Pulp', 'Celulosa'],
    ['Beverages', 'Bebidas', 'Brewing', 'Cervecería'],
    ['Personal Care', 'Cuidado personal', 'Cosmetics', 'Cosmética'],
    ['Transport Services', 'Servicios de transporte', 'Rail Maintenance', 'Mantenimiento ferroviario'],
    ['Metals', 'Metales', 'Specialty Steel', 'Aceros especiales'],
  ],
  analysts: {
    en: parseNames(`Ingrid Thorvaldsen, Colm Breslin, Sunita Krishnan, Beatrice Okonjo, W. H. Ostrander`),
    es: parseNames(
      `Adriana Solís Mora, Ignacio Beltrán, Catalina Ruiz de Alda, Óscar Mendieta, Paula Arosemena`,
    ),
  },
  ratios: [
    ...SECOND_STOCK.ratios.slice(0, 3),
    ['Fixed charge cover', 'Cobertura de cargos fijos', 0.9, 5, 'x'],
    ['Debt to capital', 'Deuda / capital', 22, 71, '%'],
    ['Days of inventory', 'Días de inventario', 21, 120, ''],
    ['Free cash flow to debt', 'Flujo de caja libre / deuda', -4, 24, '%'],
  ],
  peers: ['Stanmore Industries', 'Grupo Tecoluta'],
  trade: { sellers: COMPANIES, buyers: PEERS, goods: [] },
};
