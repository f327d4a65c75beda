// The agencies, companies, sectors and analysts of the fourteenth collection of rating reports, and what is said of a company.

import { parseNames } from '../goods.ts';
import { writeNumber } from '../locales.ts';
import type { Trade } from '../trades.ts';
import type { ReportPaper } from './report-paper.ts';
import type { ReportStock } from './report-stock.ts';
import { FIRST_STOCK, SECOND_STOCK } from './report-stock.ts';

const COMPANIES: Trade['sellers'] = {
  en: parseNames(
    `Abbotsleigh Ceramics, Brackwater Salmon, Cobden Wire & Cable, Drumlin Cement, Eversley Bakeries, Farrier Crane Hire, Gullwing Aerospace Parts, Holmfirth Carpets, Inchcape Cold Stores, Juno Bay Desalination`,
  ),
  es: parseNames(
    `Arroceras Treinta y Tres, Baterías Tungurahua, Camaronera Bahía Honda, Dragados Colón, Envasados Cantabria, Fibras Sogamoso, Galvanizados Irapuato, Hormigones Maldonado, Invernaderos Campohermoso, Joyas del Ebro`,
  ),
};
const OTHERS: Trade['buyers'] = {
  en: parseNames(`Lansdowne Capital, Mowbray Group, Netherfield Holdings, Oriel Ventures`),
  es: parseNames(`Grupo Albufera, Inversiones Páramo, Corporación Istmo Norte, Capital Alcarria`),
};

export const FOURTEENTH_STOCK: ReportStock = {
  agencies: {
    en: parseNames(`Wrenfield Ratings, Plumbline Credit Opinions, Saxby Risk Research, Lodestone Ratings`),
    es: parseNames(
      `Fiel Contraste Ratings, Brújula Calificadora, Aval Riesgo y Crédito, Cumbre Calificaciones`,
    ),
  },
  sectors: [
    ['Building Materials', 'Materiales de construcción', 'Cement and Aggregates', 'Cemento y áridos'],
    ['Food Producers', 'Alimentos', 'Aquaculture', 'Acuicultura'],
    ['Aerospace', 'Aeroespacial', 'Component Suppliers', 'Fabricantes de componentes'],
    ['Household Goods', 'Artículos para el hogar', 'Floor Coverings', 'Revestimientos de suelo'],
    ['Electrical Equipment', 'Equipo eléctrico', 'Cables and Batteries', 'Cables y baterías'],
    ['Logistics', 'Logística', 'Temperature-controlled Storage', 'Almacenamiento frigorífico'],
    ['Water', 'Agua', 'Desalination Plants', 'Plantas desaladoras'],
  ],
  analysts: {
    en: parseNames(
      `Cordelia Hathersage, Emeka Adeleke, Ffion Pritchard, Joost Verbruggen, Kavita Subramaniam, Wesley Tan`,
    ),
    es: parseNames(
      `Ainhoa Sagasti, Bernardo Iriarte, Catalina Orjuela, Fabián Etcheverry, Maricarmen Tello, Ulises Quintero`,
    ),
  },
  ratios: [
    ...FIRST_STOCK.ratios.slice(1, 4),
    ...SECOND_STOCK.ratios.slice(1, 4),
    ['Net debt to assets', 'Deuda neta / activos', 0.1, 0.7, 'x'],
    ['Stock days', 'Días de inventario', 32, 118, ''],
    ['Free cash flow margin', 'Margen de flujo de caja libre', -3, 11, '%'],
    ['Debt service cover', 'Cobertura del servicio de deuda', 0.9, 3.1, 'x'],
  ],
  peers: ['Stannington Group', 'Industrias Quebracho'],
  trade: { sellers: COMPANIES, buyers: OTHERS, goods: [] },
};

const english = (now: string, before: string, sum: string): string[] => [
  `A kiln that stood still for nine weeks in ${now} runs again and at better cost than before.`,
  `Three banks hold the debt in equal parts; none asks for more security than in ${before}.`,
  `Orders in hand cover seven months, against five at the same time in ${before}.`,
  `A dispute over ${sum} of retentions is before an adjudicator, and nothing was set aside for it.`,
  `Wages rose by 6.2% under an agreement that binds until the end of next year.`,
  `The company sells to more than 400 customers, of which the largest takes 7%.`,
  `Half of the fleet was renewed in ${before}, so that little needs to be spent before long.`,
  `The shareholders lent a further ${sum}, which ranks behind all banks.`,
  `Margins hang on the price of gas, fixed for four fifths of what is used until June.`,
  `Payments to suppliers were on time in eleven of twelve months of ${now}.`,
];
const spanish = (now: string, before: string, sum: string): string[] => [
  `Un horno parado nueve semanas en ${now} volvió a funcionar y a menor coste que antes.`,
  `Tres bancos tienen la deuda por partes iguales; ninguno pide más garantías que en ${before}.`,
  `Los pedidos en cartera cubren siete meses, frente a cinco en la misma fecha de ${before}.`,
  `Hay un litigio por ${sum} de retenciones de obra, sin provisión alguna.`,
  `Los salarios subieron un 6,2% con un convenio vigente hasta el fin del próximo año.`,
  `La empresa vende a más de 400 clientes y el mayor supone el 7%.`,
  `La mitad de la flota se renovó en ${before}, por lo que habrá poca inversión a corto plazo.`,
  `Los accionistas prestaron otros ${sum}, subordinados a toda la banca.`,
  `Los márgenes dependen del gas, con precio fijo para cuatro quintos del consumo hasta junio.`,
  `Los pagos a proveedores fueron puntuales en once de los doce meses de ${now}.`,
];

/** Six sentences in an order of chance; none says what is looked for. */
export function appraisals(p: ReportPaper): string[] {
  const [now = '', before = ''] = p.years;
  const sum = `USD ${writeNumber(p.dice.int(9, 74) * 25_000, 0, p.locale)}`;
  return p.dice.some((p.locale.language === 'en' ? english : spanish)(now, before, sum), 6);
}
