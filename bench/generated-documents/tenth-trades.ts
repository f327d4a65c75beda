// Who sells what to whom in the invoices of the tenth collection, and how their programs number them.

import type { Dice } from './dice.ts';
import { tradeOf } from './eighth-trades.ts';
import { parseNames } from './goods.ts';
import type { Country, Locale } from './locales.ts';
import type { Trade } from './trades.ts';

const FIRMS: Trade['buyers'] = {
  en: parseNames(
    `Aldergate Pharma, Bellingham Ceramics, Cormorant Housing, Dovetail Joinery, Elmsgrove College, Fairhaven Nurseries, Gannet Coffee Roasters, Holloway Plastics, Ivybridge Optics, Kilbride Foundry`,
  ),
  es: parseNames(
    `Aceros Nandaime, Bananera El Triunfo, Cafetales Tarrazú, Distribuidora Cibao, Estancia La Paloma, Ferretera Maldonado, Hilos Atuntaqui, Lácteos Cajamarca, Porcelanas Manises, Tostadores Veracruz`,
  ),
};
const LODGINGS: Trade['buyers'] = {
  en: parseNames(`Salthill Bay Guesthouse, The Tannery Rooms, Killary Lodge, Quayside Townhouse`),
  es: parseNames(`Hotel Boca Nosara, Cabinas Río Celeste, Posada Monteverde, Hostal Puerto Viejo`),
};

export const CLOUD = tradeOf(
  'Stratocirrus Web Services, Altocompute, Bluemesa Cloud',
  'Nimbo Servicios Web, Cómputo Altiplano, Plataforma Cenote',
  `
Compute, on-demand Linux instance | Cómputo, instancia Linux bajo demanda | 12
Block storage, general purpose | Almacenamiento en bloque, uso general | 9
Data transfer out to the internet | Transferencia de datos a internet | 11
Managed database, db.medium | Base de datos administrada, db.medium | 19
Load balancer, running | Balanceador de carga, en ejecución | 5
Queue requests, standard | Solicitudes de cola, estándar | 4
Log ingestion and storage | Ingesta y guarda de registros | 52`,
  FIRMS,
);
export const FASTENINGS = tradeOf(
  'Thornaby Fixings, Wharncliffe Tools, Pennine Abrasives',
  'Tornillería Egaña, Suministros Baztán, Abrasivos Carpetana',
  `
Hex bolt M10 x 60 zinc, box 100 | Tornillo hexagonal M10 x 60, caja 100 | 2140
Cutting disc 115 mm, pack 25 | Disco de corte 115 mm, paquete 25 | 1875
Thread locker 50 ml | Fijador de roscas 50 ml | 1320
Masonry anchor 12 mm, box 50 | Anclaje para muro 12 mm, caja 50 | 2795
Nitrile gloves, box 100 | Guantes de nitrilo, caja 100 | 865
Cable ties 300 mm, bag 100 | Bridas 300 mm, bolsa 100 | 540
Cordless drill 18 V, body | Taladro a batería 18 V, sin batería | 10950`,
  FIRMS,
);
export const COPIERS = tradeOf(
  'Docuprint Midlands, Severnside Office Machines, Clearcopy',
  'Copidata Quito, Equipos de Oficina Pichincha, Multicopias Azuay',
  `
Minimum charge for the quarter | Cargo mínimo del trimestre | 18600
Mono prints over the volume included | Copias en negro sobre el volumen incluido | 4380
Colour prints over the volume included | Copias en color sobre el volumen incluido | 9240
Toner delivery and carriage | Envío de tóner | 1150
Remote monitoring of devices | Monitoreo remoto de equipos | 2400`,
  FIRMS,
);
export const TRAVEL = tradeOf(
  'Shannon Travel Desk, Claddagh Business Travel, Erin Journeys',
  'Viajes Anáhuac Corporativo, Agencia Turquesa, Viajes Tajín',
  `
AIR TICKET, RETURN, ECONOMY | BOLETO AÉREO REDONDO, TURISTA | 21300
AIRPORT TAXES AND CHARGES | TUA E IMPUESTOS DE BOLETO | 6480
HOTEL, 2 NIGHTS, ROOM ONLY | HOTEL, 2 NOCHES, SOLO CUARTO | 24800
SEAT RESERVATION | RESERVA DE ASIENTO | 1800
BOOKING SERVICE FEE | CARGO POR SERVICIO | 2500
HAND LUGGAGE, PRIORITY | EQUIPAJE DE MANO | 3100`,
  FIRMS,
);
export const RESERVATIONS = tradeOf(
  'Roomfinch Europe, Staylark Reservations, Nightowl Bookings',
  'Hospeda Reservas, Reservalia Centroamérica, Camas en Línea',
  `
Commission on reservations | Comisión sobre reservas | 42600
Payment processing charge | Cargo por procesamiento de pagos | 3940
Preferred partner programme | Programa de alojamientos preferentes | 11200
Visibility booster | Impulso de visibilidad | 5870`,
  LODGINGS,
  true,
);
export const IRRIGATION = tradeOf(
  'Murrumbidgee Pumps, Coolibah Irrigation, Outback Tanks',
  'Riegos del Guayas, Bombas Manabí, Agroequipos Latacunga',
  `
Poly pipe 50 mm, 100 m coil | Tubería PE 50 mm, rollo 100 m | 31400
Foot valve with strainer | Válvula de pie con canastilla | 6250
Pressure tank 60 L | Tanque hidroneumático 60 l | 18900
Sprinkler head, brass | Aspersor de bronce | 2380
Foam filter element | Elemento filtrante de espuma | 1545
Controller, 8 stations | Programador, 8 estaciones | 27600`,
  FIRMS,
);
export const CONCRETE = tradeOf(
  'Wollondilly Premix, Gumtree Concrete, Southern Batch',
  'Hormigones Solís, Premezclados del Este, Hormigonera Cerro Largo',
  `
N25 mix, 20 mm, slump 80 | Hormigón C25, 20 mm, cono 8 | 24800
S32 mix, 20 mm, slump 100 | Hormigón C30 bombeable, cono 10 | 27650
Blockfill 10 mm, high slump | Hormigón de relleno 10 mm | 26100
Stabilised sand 14:1 | Arena estabilizada 14:1 | 15200
Kerb mix, slump 40 | Hormigón para cordones, cono 4 | 24300`,
  FIRMS,
);
export const HIRE_CARS = tradeOf(
  'Falcon Sands Rent a Car, Corniche Car Hire, Wadi Motor Rentals',
  'Rentacar Pacífico Verde, Tico Drive Alquiler, Autos Guanacaste',
  `
Vehicle hire, daily rate | Alquiler de vehículo, tarifa diaria | 4200
Collision damage waiver | Cobertura por colisión | 1150
Additional driver | Conductor adicional | 500
Child seat | Silla para niños | 450
Airport surcharge | Recargo de aeropuerto | 620
Unlimited mileage pack | Paquete de kilometraje libre | 900`,
  FIRMS,
);
export const BUILDING_GOODS = tradeOf(
  'Al Marsa Building Materials, Desert Gate Trading, Palm Line Sanitary Ware',
  'Ferretería Quisqueya, Materiales del Cibao, Comercial Ozama',
  `
Gypsum board 12.5 mm, 1.2 x 2.4 m | Plancha de yeso 12.5 mm, 1.2 x 2.4 m | 890
Ceiling channel 3 m | Perfil para techo 3 m | 310
Wall tile 30 x 60, glossy, per carton | Azulejo 30 x 60 brillante, por caja | 2480
Mixer tap, chrome | Mezcladora cromada | 4650
Tile adhesive 20 kg | Pegamento para cerámica 20 kg | 585
PVC pipe 110 mm, 6 m | Tubo PVC 110 mm, 6 m | 1740`,
  FIRMS,
);
export const REFUSE = tradeOf(
  'Tri-Valley Disposal, Bluestem Waste & Recycling, Redwood Hauling',
  'Volquetas Santa Lucía, Recolectora Oriental, Residuos del Plata',
  `
6 yard dumpster, 2 x week | Volqueta 5 m³, 2 veces por semana | 21450
Recycling container, 1 x week | Contenedor de reciclables, semanal | 6800
Extra pickup on request | Retiro adicional a pedido | 9500
Fuel and environmental charge | Cargo ambiental y combustible | 4385
Contaminated load | Carga contaminada | 7500
Lock and key service | Servicio de cerradura | 1250`,
  FIRMS,
);
export const LICENCES = tradeOf(
  'Cobaltline Software, Vectorhaus Systems, Prism & Quill Software',
  'Trazo Digital, Vectorial Programas, Lumbre Software',
  `
Creative suite, all apps, team | Suite creativa, todas las aplicaciones, equipo | 8999
Document pro, team | Documento Pro, equipo | 2399
Stock images, 40 a month | Imágenes de archivo, 40 al mes | 7999
Signature, business | Firma electrónica, empresa | 3499
3D collection, team | Colección 3D, equipo | 5999`,
  FIRMS,
);
export const DRINKS = tradeOf(
  'Wairau Beverage Distributors, Harbour City Liquor, Kowhai Drinks Supply',
  'Cervecería Distribuidora Yuna, Bebidas del Este, Licores Bavaro',
  `
Pale ale 330 ml, case of 24 | Cerveza clara 355 ml, caja 24 | 4180
Dry cider 330 ml, case of 12 | Sidra seca 355 ml, caja 12 | 2650
Tonic water 200 ml, case of 24 | Agua tónica 200 ml, caja 24 | 2290
Sauvignon blanc 750 ml, case of 6 | Vino blanco 750 ml, caja 6 | 7140
Spiced rum 1 L, bottle | Ron añejo 1 l, botella | 3895
Ginger beer 500 ml, case of 12 | Malta 355 ml, caja 24 | 3120
Lager keg 50 L | Barril de cerveza 50 l | 23400`,
  FIRMS,
);
export const DEEDS = tradeOf(
  'Tasman Conveyancing, Marlborough Legal, Rimu Street Lawyers',
  'Notaría Belaúnde, Notaría Ugarte y Vivero, Notaría Larrabure',
  `
Acting on the purchase of the property, including all searches | Escritura pública de compraventa del inmueble | 128000
Preparing and registering the mortgage | Constitución de hipoteca y su inscripción | 46500
Report to the lender | Parte notarial para el registro | 18500
Land register searches | Copias literales y certificados | 6200
Bank and agency charges | Legalización de firmas | 3500`,
  FIRMS,
);
export const WAREHOUSING = tradeOf(
  'Seri Kembangan Hardware, Pelangi Stationers, Intan Packaging',
  'Papelería Turolense, Embalajes Monegros, Material Escolar Duero',
  `
Carton box, double wall, 450 mm | Caja de cartón doble canal, 450 mm | 215
Packing tape 48 mm clear | Cinta de embalar 48 mm transparente | 124
Box file, A4 | Archivador A4 | 385
Stretch film 500 mm | Film estirable 500 mm | 760
Whiteboard 90 x 120 cm | Pizarra blanca 90 x 120 cm | 6450
Paper A4 80 gsm, ream | Papel A4 80 g, paquete | 395`,
  FIRMS,
);

export type DrawNumber = (dice: Dice, date: string, locale: Locale) => string;

/** One way to count where the tax office says how, another elsewhere. */
const where =
  (country: Country, there: DrawNumber, elsewhere: DrawNumber): DrawNumber =>
  (dice, date, locale) =>
    (locale.country === country ? there : elsewhere)(dice, date, locale);

export const drawTenDigits: DrawNumber = (dice) => `1${dice.digits(9)}`;
export const drawPlainFive: DrawNumber = (dice) => String(dice.int(21_040, 68_950));
export const drawService: DrawNumber = (dice, date) => `SI${date.slice(2, 4)}-${dice.digits(5)}`;
export const drawItinerary: DrawNumber = (dice) => `00${dice.int(31, 98)}${dice.digits(3)}`;
export const drawReservation: DrawNumber = where(
  'CR',
  (dice) => `0010000101000000${dice.digits(4)}`,
  (dice) => `15${dice.digits(8)}`,
);
export const drawAuthorised: DrawNumber = where(
  'EC',
  (dice) => `001-00${dice.int(1, 4)}-0000${dice.digits(5)}`,
  (dice) => `000${dice.int(1, 9)}${dice.digits(4)}`,
);
export const drawYard: DrawNumber = where(
  'UY',
  (dice) => `A-${dice.digits(6)}`,
  (dice) => `9${dice.digits(7)}`,
);
export const drawRental: DrawNumber = where(
  'CR',
  (dice) => `0020000101000001${dice.digits(4)}`,
  (dice, date) => `RI/${date.slice(2, 4)}/0${dice.digits(5)}`,
);
export const drawSealed: DrawNumber = where(
  'DO',
  (dice) => `E31000${dice.digits(7)}`,
  (dice, date) => `TI-${date.slice(0, 4)}-${dice.digits(4)}`,
);
export const drawHauler: DrawNumber = (dice) => `${dice.digits(7)}-${dice.int(1000, 4990)}-${dice.int(1, 9)}`;
export const drawLicence: DrawNumber = where(
  'ES',
  (dice) => `IEE${dice.int(2016, 2024)}00${dice.digits(7)}`,
  (dice) => `2${dice.digits(9)}`,
);
export const drawDepot: DrawNumber = where(
  'DO',
  (dice) => `B01000${dice.digits(5)}`,
  (dice) => `SI-0${dice.digits(5)}`,
);
export const drawDeed: DrawNumber = where(
  'PE',
  (dice) => `F002-000${dice.digits(5)}`,
  (dice) => `${dice.int(11, 48)}${dice.digits(3)}`,
);
export const drawDashed: DrawNumber = (dice) => `IV-0${dice.digits(4)}`;

/** Hours and gigabytes of a month. */
export const USAGE = [240, 720, 744, 1440, 96, 2150];
/** What a lorry pours. */
export const LOADS = [4.8, 5.6, 7.2, 6.4, 3.2];
export const DAYS = [5];
export const ONCE = [1];
export const PASSENGERS = [1, 2];
export const CASES = [2, 4, 6, 10, 15];
export const CARTONS = [20, 50, 100, 12];
