// The agencies, sectors and analysts of the fourth collection of rating reports.

import type { Trade } from '../trades.ts';
import type { ReportStock } from './report-stock.ts';
import { SECOND_STOCK } from './report-stock.ts';

const list = (text: string): string[] => text.trim().split(/,\s+/u);

const COMPANIES: Trade['sellers'] = {
  en: list(
    `Fairholm Aggregates, Kauri Coast Timber, Lodestar Shipping, Ndlovu Steel, Quayside Pharma, Rosebank Retail, Tamarind Foods`,
  ),
  es: list(
    `Azucarera del Norte, Cervecera Punta Brava, Lácteos Colonia, Minera Huayna, Plásticos Guayas, Puertos del Pacífico, Tejidos Albarrán`,
  ),
};

export const FOURTH_STOCK: ReportStock = {
  ...SECOND_STOCK,
  agencies: {
    en: list(`Orrin Credit Research, Wakefield Ratings, Southern Cross Credit Bureau, Bank of Thessaly Risk`),
    es: list(`Pampa Calificadora, Clasificadora Andes, Banco Ribera Riesgos, Centro de Solvencia`),
  },
  sectors: [
    ['Basic Materials', 'Materiales básicos', 'Building Aggregates', 'Áridos para construcción'],
    ['Industrials', 'Industriales', 'Marine Transport', 'Transporte marítimo'],
    ['Healthcare', 'Salud', 'Generic Medicines', 'Medicamentos genéricos'],
    ['Consumer Staples', 'Consumo básico', 'Sugar Refining', 'Refinación de azúcar'],
    ['Retail', 'Comercio minorista', 'Department Stores', 'Grandes almacenes'],
    ['Forestry', 'Forestal', 'Sawmills', 'Aserraderos'],
  ],
  analysts: {
    en: list(`Thandiwe Mokoena, Alistair Cheung, Greta Lindholm, Hemi Parata, R. K. Subramaniam`),
    es: list(`Carolina Bustamante, Diego Aramburú, Paola Quispe Salas, Martín Echenique, Alba Serrat`),
  },
  peers: ['Corvane Timber', 'Grupo Mirador'],
  trade: { sellers: COMPANIES, buyers: COMPANIES, goods: [] },
};
