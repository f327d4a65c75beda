// Who sells what to whom in the invoices of the eleventh collection, and how their programs number them.

import type { Dice } from './dice.ts';
import { tradeOf } from './eighth-trades.ts';
import { parseNames } from './goods.ts';
import type { Country, Locale } from './locales.ts';
import type { Trade } from './trades.ts';

const FIRMS: Trade['buyers'] = {
  en: parseNames(
    `Applecross Biscuits, Bramhope Ceramics, Cedarbrook Clinics, Dunraven Tyres, Eastlake Beverages, Foxglove Stationery, Highveld Dairies, Jacaranda Schools, Larkspur Apparel, Mandrake Paints`,
  ),
  es: parseNames(
    `Avícola San Lorenzo, Bebidas Altoandinas, Comercial Itapúa, Droguería Zacapa, Empaques Quindío, Ganadera Chaco Verde, Harinas Cochabamba, Industrias Querétaro, Lácteos Osorno, Minera Salar Azul`,
  ),
};
const HOTELS: Trade['buyers'] = {
  en: parseNames(`Castlegate Hotel, The Fleece at Skipton, Harbourmaster Inns, Royal Esplanade Hotels`),
  es: parseNames(`Hotel Plaza Barrera, Hoteles Costa Tejera, Balneario de Arnedo, Paradores del Norte`),
};
const CINEMAS: Trade['buyers'] = {
  en: parseNames(`Regal Talkies, Minerva Multiplex, Starlight Screens, New Empire Cinemas`),
  es: parseNames(`Cines Capitol Zona Diez, Multicines La Merced, Salas Alba, Cinemas Xelajú`),
};
const SHIPOWNERS: Trade['buyers'] = {
  en: parseNames(`Northern Cross Bulkers, Eastgate Tankers, Hanseong Maritime, Petrel Shipmanagement`),
  es: parseNames(`Naviera Bocagrande, Armadora Tayrona, Marítima del Sinú, Remolcadores Cartagena`),
};

export const LINEN = tradeOf(
  'Whitewater Linen Hire, Snowdrop Laundry Services, Larchmere Textile Care',
  'Lavandería Industrial Urgull, Textil Hostelero Almenara, Lavanderías Bidasoa',
  `
Single sheet | Sábana individual | 92
King sheet | Sábana de matrimonio | 128
Pillow case | Funda de almohada | 41
Bath towel | Toalla de baño | 74
Bath mat | Alfombrín | 52
Napkin, 50 cm | Servilleta 50 cm | 29
Chef's jacket | Chaquetilla de cocina | 165`,
  HOTELS,
);
export const CLEARING = tradeOf(
  'Kilindini Clearing & Forwarding, Nyali Freight Agents, Tsavo Cargo Logistics',
  'Agencia Aduanal Tampamolón, Despachos Manzanillo, Servicios Aduanales Lerdo',
  `
Agency fee for clearance | Honorarios por despacho aduanal | 24500
Preparation of documents | Elaboración de documentos | 6800
Verification attendance | Reconocimiento previo | 9400
Handling at the container depot | Maniobras en recinto fiscal | 15600
Transport from port to warehouse | Flete terrestre de puerto a almacén | 62000
Scanning and seal | Rayos X y candado fiscal | 4200`,
  FIRMS,
);
export const SOLAR = tradeOf(
  'Jua Kali Solar Systems, Rift Valley Renewables, Mwanga Power Solutions',
  'Energía Solar Atitlán, Sistemas Fotovoltaicos Maya, Solaris Chimaltenango',
  `
Solar panel 450 W monocrystalline | Panel solar 450 W monocristalino | 13800
Hybrid inverter 5 kVA | Inversor híbrido 5 kVA | 74500
Lithium battery 5.1 kWh | Batería de litio 5.1 kWh | 118000
Mounting rail 4.2 m | Riel de montaje 4.2 m | 3150
DC isolator 32 A | Seccionador CC 32 A | 2890
Installation and commissioning | Instalación y puesta en marcha | 45000`,
  FIRMS,
);
export const PRINTING = tradeOf(
  'Prairie Fox Printing, Two Rivers Lithograph, Ink & Anvil Press',
  'Imprenta Ribagorza, Gráficas Almudévar, Artes Gráficas Somport',
  `
Trifold brochure, four color | Tríptico a cuatro tintas | 38
Business envelope #10, one color | Sobre americano, una tinta | 14
Presentation folder with pocket | Carpeta con solapa | 162
Perfect bound catalog, 48 pages | Catálogo fresado, 48 páginas | 315
Door hanger, UV coated | Colgador de puerta, barniz UV | 27
Table tent card | Tarjetón de mesa | 45`,
  FIRMS,
);
export const WORKWEAR = tradeOf(
  'Blue Mesa Uniform Rental, Keystone Workwear Service, Heartland Textile Rental',
  'Dotaciones Monserrate, Uniformes Aburrá, Lavados Industriales Otún',
  `
Shirt, work, long sleeve, rental per week | Camisa de trabajo, alquiler semanal | 135
Pants, cargo, rental per week | Pantalón cargo, alquiler semanal | 158
Lab coat, rental per week | Bata blanca, alquiler semanal | 170
Floor mat 4 x 6, exchange | Tapete 120 x 180, cambio | 640
Shop towels, per bundle | Paños de taller, paquete | 890
Dust mop 36 in, exchange | Mopa 90 cm, cambio | 420`,
  FIRMS,
);
export const FILMS = tradeOf(
  'Deccan Picture Releasing, Lotus Film Distributors, Marine Drive Pictures',
  'Distribuidora Fílmica Quetzal, Películas del Istmo, Imagen Centroamericana',
  `
The Ferryman's Daughter, week 2 | La hija del barquero, semana 2 | 96500
Monsoon Express, week 1 | Expreso de medianoche azul, semana 1 | 184000
A House on Two Hills, week 4 | Una casa en dos cerros, semana 4 | 31500
Paper Tigers (dubbed), week 3 | Tigres de papel (doblada), semana 3 | 52800
Short films programme | Programa de cortometrajes | 12400`,
  CINEMAS,
);
export const YARNS = tradeOf(
  'Kaveri Spinning Mills, Sholapur Cotton Yarns, Vindhya Synthetics',
  'Hilandería Tarija, Textiles Illimani, Algodonera Montero',
  `
Cotton yarn Ne 30 combed, cone | Hilado de algodón Ne 30 peinado, cono | 385
Cotton yarn Ne 20 carded, hank | Hilado de algodón Ne 20 cardado, madeja | 312
Polyester viscose 65/35 Ne 40 | Poliéster viscosa 65/35 Ne 40 | 348
Open end yarn Ne 10 | Hilado open end Ne 10 | 214
Dyed yarn, indigo | Hilado teñido, índigo | 468`,
  FIRMS,
);
export const SHIP_STORES = tradeOf(
  'Keppel Roads Ship Supply, Selat Marine Stores, Anchorage Chandlers',
  'Proveeduría Naval Bocachica, Suministros Marítimos Manga, Avituallamiento Caribe',
  `
Rice, long grain, 25 kg bag | Arroz largo, saco 25 kg | 3850
Eggs, fresh, tray of 30 | Huevos frescos, bandeja de 30 | 780
Mooring rope 64 mm, coil 220 m | Cabo de amarre 64 mm, rollo 220 m | 148000
Marine paint, boot topping, 20 L | Pintura marina de flotación, 20 l | 23600
Safety helmet, white | Casco de seguridad blanco | 1450
Deck brush with handle | Cepillo de cubierta con mango | 690
Drinking water, 1.5 L, carton of 12 | Agua potable 1,5 l, caja de 12 | 920`,
  SHIPOWNERS,
);
export const DESKS = tradeOf(
  'Banyan Street Workspaces, Loftwork Tanjong, The Third Desk',
  'Espacio Lapacho Coworking, Oficinas Ykua, Punto Central Coworking',
  `
Dedicated desk, monthly | Escritorio fijo, mensual | 42000
Hot desk pass, 10 days | Pase de 10 días | 18500
Meeting room above allowance, hours | Sala de reuniones sobre el cupo, horas | 3400
Registered address service | Domicilio legal | 6900
Mail scanning | Digitalización de correo | 2500
Locker, large | Casillero grande | 3000`,
  FIRMS,
);
export const FLIGHTS = tradeOf(
  'Lofoten Helicopter Services, Nordkapp Air Charter, Fjellrev Aviation',
  'Aerotaxi Moxos, Vuelos Chárter Mamoré, Aviación Madidi',
  `
Passenger charter, twin engine | Vuelo chárter de pasajeros, bimotor | 128000
Sling load of building material | Carga externa de material | 164000
Survey flight along power line | Vuelo de inspección de línea eléctrica | 97500
Positioning flight | Vuelo de posicionamiento | 71000
Ambulance standby flight | Vuelo sanitario en espera | 142000`,
  FIRMS,
);
export const CALIBRATION = tradeOf(
  'Metrolab Trøndelag, Presisjon Instrument, Vestland Calibration',
  'Metrología del Biobío, Calibraciones Atacama, Laboratorio Austral de Medidas',
  `
Pressure transmitter 0-40 bar | Transmisor de presión 0-40 bar | 18400
Torque wrench 20-200 Nm | Llave dinamométrica 20-200 Nm | 9700
Analytical balance 220 g | Balanza analítica 220 g | 16300
Digital calliper 150 mm | Pie de metro digital 150 mm | 5200
Temperature probe Pt100 | Sonda de temperatura Pt100 | 11800
Gauge block set, 47 pieces | Juego de bloques patrón, 47 piezas | 34500`,
  FIRMS,
);
export const PLANTS = tradeOf(
  'Protea Ridge Nursery, Kirstenveld Growers, Baobab Wholesale Plants',
  'Vivero Ñu Porã, Plantas del Paraná, Vivero Cerro Corá',
  `
Buxus sempervirens, 4 L | Buxus sempervirens, 4 l | 640
Olea africana, 20 L | Olea europaea, 20 l | 3150
Strelitzia reginae, 10 L | Strelitzia reginae, 10 l | 1480
Agapanthus, tray of 24 | Agapanthus, bandeja de 24 | 1120
Plumbago auriculata, 4 L | Plumbago auriculata, 4 l | 590
Dietes grandiflora, 2 L | Dietes grandiflora, 2 l | 310
Podocarpus henkelii, 50 L | Podocarpus, 50 l | 8900
Lavandula dentata, 15 cm | Lavandula dentata, 15 cm | 265`,
  FIRMS,
);

export type DrawNumber = (dice: Dice, date: string, locale: Locale) => string;

/** One way to count where the tax office says how, another elsewhere. */
const where =
  (country: Country, there: DrawNumber, elsewhere: DrawNumber): DrawNumber =>
  (dice, date, locale) =>
    (locale.country === country ? there : elsewhere)(dice, date, locale);

const APRIL = 4;

/** The year of account of India, from April to March: '23-24'. */
function yearOfAccount(date: string): string {
  const year = Number(date.slice(2, 4)) - (Number(date.slice(5, 7)) < APRIL ? 1 : 0);
  return `${String(year).padStart(2, '0')}-${String(year + 1).padStart(2, '0')}`;
}

export const drawRound: DrawNumber = (dice) => `W${dice.int(10, 52)}-${dice.digits(5)}`;
export const drawClearance: DrawNumber = where(
  'KE',
  (dice, date) => `MSA/${dice.int(210, 989)}/${date.slice(0, 4)}`,
  (dice) => `AA ${dice.int(3100, 9870)}`,
);
export const drawSigned: DrawNumber = where(
  'GT',
  (dice) => `${dice.int(1, 4)}${dice.digits(9)}`,
  (dice) => `JK-INV-0${dice.digits(4)}`,
);
export const drawPress: DrawNumber = (dice) => String(dice.int(41_200, 98_700));
export const drawRental: DrawNumber = (dice) => `4${dice.digits(9)}`;
export const drawFilm: DrawNumber = where(
  'IN',
  (dice, date) => `FD/${yearOfAccount(date)}/0${dice.digits(3)}`,
  (dice) => `B-${dice.digits(6)}`,
);
export const drawMill: DrawNumber = where(
  'IN',
  (dice, date) => `Y${dice.digits(4)}/${yearOfAccount(date)}`,
  (dice) => String(dice.int(1040, 8790)),
);
export const drawStores: DrawNumber = (dice, date) =>
  `SS${date.slice(2, 4)}${date.slice(5, 7)}-${dice.digits(4)}`;
export const drawMember: DrawNumber = where(
  'PY',
  (dice) => `001-00${dice.int(1, 3)}-000${dice.digits(4)}`,
  (dice) => `#${dice.int(2000, 9800)}`,
);
export const drawFlight: DrawNumber = (dice, date) => `${date.slice(2, 4)}${dice.digits(4)}`;
export const drawFolio: DrawNumber = (dice) => String(dice.int(104_000, 389_000));
export const drawPlants: DrawNumber = where(
  'PY',
  (dice) => `002-001-00${dice.digits(5)}`,
  (dice) => `IN${dice.digits(6)}`,
);

export const PIECES_A_WEEK = [84, 126, 63, 175, 210];
export const PRINT_RUNS = [500, 1000, 2500, 250, 5000];
export const GARMENTS = [22, 44, 11, 8, 30];
/** Kilograms. */
export const BALES = [272.5, 408.75, 136.25, 545.5];
export const STORES = [2, 5, 10, 24, 6];
export const ONCE = [1];
export const PLACES = [1, 2, 4];
/** From take-off to landing. */
export const BLOCK_HOURS = [1.2, 0.8, 2.4, 3.1, 1.7];
export const POTS = [5, 12, 20, 36, 48];
