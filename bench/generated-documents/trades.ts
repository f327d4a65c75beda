// Trades, each with who is in it, to whom it sells and what.

import type { Good } from './goods.ts';
import { parseGoods, parseNames } from './goods.ts';
import type { Language } from './locales.ts';

export interface Trade {
  readonly sellers: Readonly<Record<Language, readonly string[]>>;
  readonly buyers: Readonly<Record<Language, readonly string[]>>;
  /** Names that take no legal form: persons, restaurants. */
  readonly isSellerBare?: boolean;
  readonly areBuyersBare?: boolean;
  readonly goods: readonly Good[];
}

const COMPANIES = {
  en: parseNames(`Hollis Brook Dairy, Arden Vale Motors, Copperline Studios, Merrow Shipping Agents, Pennant House Hotels, Stoke & Farrow, Beacon Hill Dental, Whitlock Foundry,
    Granary Row Foods, Tern Island Seafoods, Calder Bridge Homes, Juniper Loop Media`),
  es: parseNames(`Bodegas Altozano, Cooperativa El Maizal, Inversiones Ñandú, Clínica Los Robles, Hilados del Sur, Minera Quebrada Honda, Editorial Faro Nuevo, Constructora Llano Verde,
    Agrícola Santa Elvira, Textiles Pichincha, Hotelera Costa Brava, Frutas Magdalena`),
};
const PERSONS = {
  en: parseNames(
    `Patricia Holloway, Desmond Achebe, Fiona McGarrigle, Walter Lindqvist, Joanna Prendergast, Samuel Okafor`,
  ),
  es: parseNames(
    `Andrea Cifuentes Rojas, Joaquín Etxeberria, Pilar Domínguez Vera, Nicolás Arancibia, Teresa Villalobos, Ramón Iturbe`,
  ),
};

export const FIRMS: Trade = { sellers: COMPANIES, buyers: COMPANIES, goods: [] };

export const SOFTWARE: Trade = {
  sellers: {
    en: parseNames('Loopwell, Cratebox Cloud, Signalfern, Nimbly Desk'),
    es: parseNames('Nubalia, Datalumbre, Pixelar Tecnología'),
  },
  buyers: COMPANIES,
  goods: parseGoods(`
Team plan, 12 seats, monthly | Plan Equipo, 12 usuarios, mensual | 1450
Additional storage 500 GB | Almacenamiento adicional 500 GB | 1900
API calls, per 10,000 | Llamadas API, por 10.000 | 350
Priority support | Soporte prioritario | 9900
Proration for seats added mid-period | Prorrateo de usuarios añadidos | 675
SMS notifications | Notificaciones SMS | 42`),
};

export const POWER: Trade = {
  sellers: {
    en: parseNames('Fenland Energy, Southmoor Power & Gas, Three Rivers Electric'),
    es: parseNames('Energía Cantábrica, Luz del Valle, Eléctrica Pampeana'),
  },
  buyers: PERSONS,
  areBuyersBare: true,
  goods: parseGoods(`
Energy, day rate | Energía consumida, periodo punta | 8640
Energy, night rate | Energía consumida, periodo valle | 3115
Standing charge | Término de potencia | 1420
Network and metering charge | Alquiler de equipos de medida | 245`),
};

export const PHONES_AND_LINES: Trade = {
  sellers: {
    en: parseNames('Larkspur Mobile, Vantage Broadband, Telmora'),
    es: parseNames('Telefonía Andes, Móvil Tajo, ConectaRed'),
  },
  buyers: PERSONS,
  areBuyersBare: true,
  goods: parseGoods(`
Unlimited plan, line ending 4471 | Tarifa ilimitada, línea 4471 | 2800
Fibre 600 Mb | Fibra 600 Mb | 3190
International calls | Llamadas internacionales | 418
Roaming data pass | Bono de datos en itinerancia | 950
Handset instalment 7 of 24 | Cuota terminal 7 de 24 | 1625`),
};

export const FREIGHT: Trade = {
  sellers: {
    en: parseNames('Merrow Shipping, Blackrock Forwarding, Cape Lines Logistics'),
    es: parseNames('Naviera Austral, Transitarios Medina, Aduanas y Fletes Caribe'),
  },
  buyers: COMPANIES,
  goods: parseGoods(`
Ocean freight 1 x 40 HC | Flete marítimo 1 x 40 HC | 184000
Bunker adjustment factor | Recargo por combustible BAF | 21500
Terminal handling charge | Gastos de terminal THC | 24000
Customs clearance | Despacho de aduana | 9500
Documentation fee | Emisión de documentos | 5500
Inland haulage | Acarreo terrestre | 42000`),
};

export const BUILDING: Trade = {
  sellers: {
    en: parseNames('Calder Bridge Construction, Ferris & Doyle Contractors, Plumbline Builders'),
    es: parseNames('Constructora Llano Verde, Obras y Reformas Alarcón, Edificaciones Maipo'),
  },
  buyers: COMPANIES,
  goods: parseGoods(`
Groundworks and foundations | Movimiento de tierras y cimentación | 4850000
Structural steel frame | Estructura metálica | 7120000
Roof covering | Cubierta | 2240000
Mechanical services, first fix | Instalaciones mecánicas, 1.ª fase | 1835000
Preliminaries | Gastos generales de obra | 990000`),
};

export const EXPORTS: Trade = {
  sellers: {
    en: parseNames('Tern Island Seafoods, Hollis Brook Dairy, Orchard Gate Exports'),
    es: parseNames('Frutas Magdalena, Bodegas Altozano, Conservas Bahía Blanca'),
  },
  buyers: { en: COMPANIES.es, es: COMPANIES.en },
  goods: parseGoods(`
Frozen prawns 20/30, carton 12 kg | Camarón congelado 20/30, caja 12 kg | 9600
Malbec 2021, case of 12 | Malbec 2021, caja de 12 botellas | 5400
Hass avocado, box 4 kg | Palta Hass, caja 4 kg | 1150
Mature cheddar block 20 kg | Queso semicurado, bloque 20 kg | 12400`),
};

export const LAWYERS: Trade = {
  sellers: {
    en: parseNames('Prentice Vaughan Solicitors, Oakes & Merriman, Carrow Whitfield'),
    es: parseNames('Bufete Salvatierra, Abogados Quiroga y Lemos, Estudio Jurídico Balmaceda'),
  },
  buyers: COMPANIES,
  goods: parseGoods(`
Reviewing lease and reporting on title | Revisión del contrato de arrendamiento | 74000
Attendance on telephone with counterparty | Conferencia telefónica con la contraparte | 18500
Drafting share purchase agreement | Redacción del contrato de compraventa de acciones | 162000
Search fees and disbursements | Suplidos y tasas registrales | 6400`),
};

export const FACILITIES: Trade = {
  sellers: {
    en: parseNames('Whitlock Facility Services, Lakeshore Pest Control, Granite State Elevator'),
    es: parseNames('Ascensores Ribera, Servicios Integrales Turia, Control de Plagas Norte'),
  },
  buyers: COMPANIES,
  goods: parseGoods(`
Quarterly inspection | Inspección trimestral | 31500
Emergency call-out | Servicio de urgencia | 18900
Replacement door sensor | Sensor de puerta de recambio | 12750
Lubricants and sundries | Lubricantes y consumibles | 2350`),
};
