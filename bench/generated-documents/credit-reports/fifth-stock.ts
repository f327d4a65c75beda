// The agencies, sectors and analysts of the fifth collection of rating reports.

import { parseNames } from '../goods.ts';
import type { Trade } from '../trades.ts';
import type { ReportStock } from './report-stock.ts';
import { FIRST_STOCK } from './report-stock.ts';

const COMPANIES: Trade['sellers'] = {
  en: parseNames(
    `Amberley Cold Stores, Brightsea Offshore, Dovecote Furniture, Greywell Chemicals, Larkspur Aerospace, Meridale Water, Redfern Cables, Sandgate Ports`,
  ),
  es: parseNames(
    `Algodonera Itapúa, Cafetalera Los Altos, Cables del Besós, Ganadera Chaco Verde, Harinas Cibao, Hoteles Bávaro Norte, Ingenio La Esperanza, Vidrios Monterrubio`,
  ),
};

export const FIFTH_STOCK: ReportStock = {
  ...FIRST_STOCK,
  agencies: {
    en: parseNames(
      `Kestrel Point Ratings, Amstel Credit Intelligence, Hudson Vale Bank, Stockton & Reeve Analytics`,
    ),
    es: parseNames(
      `Caribe Calificadora de Riesgo, Banco del Istmo, Ratings del Paraná, Observatorio de Crédito`,
    ),
  },
  sectors: [
    ['Capital Goods', 'Bienes de equipo', 'Electrical Cables', 'Cables eléctricos'],
    ['Logistics', 'Logística', 'Cold Storage', 'Almacenamiento frigorífico'],
    ['Aerospace and Defense', 'Aeroespacial y defensa', 'Airframe Parts', 'Componentes de fuselaje'],
    ['Hospitality', 'Turismo', 'Resort Hotels', 'Hoteles de playa'],
    ['Food and Beverage', 'Alimentos y bebidas', 'Grain Milling', 'Molinería'],
    ['Household Durables', 'Bienes duraderos del hogar', 'Furniture', 'Muebles'],
  ],
  analysts: {
    en: parseNames(`Annelies Verhoeven, Rupert Galbraith, Noor Al Mansouri, Karin Sjöberg, Dale W. Pruitt`),
    es: parseNames(`Yokasta Peralta, Rubén Darío Ovelar, Silvia Monzón, Javier Olazábal, Nuria Fontcuberta`),
  },
  peers: ['Tarrant Holdings', 'Grupo Cerro Alto'],
  trade: { sellers: COMPANIES, buyers: COMPANIES, goods: [] },
};
