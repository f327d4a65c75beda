// Who sells what to whom in the invoices of the twelfth collection, and how their programs number them.

import { tradeOf } from './eighth-trades.ts';
import type { DrawNumber } from './eleventh-trades.ts';
import { parseNames } from './goods.ts';
import type { Trade } from './trades.ts';

const FIRMS: Trade['buyers'] = {
  en: parseNames(
    `Alderbrook Kitchens, Bracken Hill Foods, Coldharbour Plastics, Delmont Furniture, Elmfield Precision, Falcon Ridge Outdoor, Gladstone Paper, Hartwell Beverages, Inverlea Timber, Keswick Tools`,
  ),
  es: parseNames(
    `Aceros Tlalnepantla, Bodegas Peñascal, Cerámicas Onda, Distribuidora Lambayeque, Frigorífico Pehuajó, Galletas Aranda, Hortalizas Cartago, Ingenio Barahona, Maquilas Apodaca, Viñedos Colchagua`,
  ),
};
const GROWERS: Trade['buyers'] = {
  en: parseNames('Heather and Ross Tomlinson, Gianni Bertolli, Karen Whitfield, Douglas McInnes'),
  es: parseNames('Eduardo Poblete Rojas, María Inés Sepúlveda, Sergio Valdés Cruz, Rosa Ester Fuentes'),
};
const COLLECTORS: Trade['buyers'] = {
  en: parseNames('Aoife Brennan, Cormac Delahunty, Niamh Gallagher, Fergus Tierney'),
  es: parseNames('Mariana Etchegaray, Federico Zorrilla, Inés Bullrich, Tomás Arrechea'),
};
const SUPERMARKETS: Trade['buyers'] = {
  en: parseNames('Donnybrook Food Stores, Shamrock Value Markets, Hanlon Supermarkets'),
  es: parseNames('Supermercados Quisqueya, Hipermercados Ozama, Almacenes Jaragua'),
};

export const CLOUD = tradeOf(
  'Stratalane Cloud, Veridesk Software, Quillspace Technologies',
  'Nubira Plataforma, Escritorio Virtual Ibérico, Altonube Software',
  `
Workspace Business, per seat | Workspace Empresa, por puesto | 1250
Workspace Frontline, per seat | Workspace Primera Línea, por puesto | 400
Endpoint Protection Plan 2 | Protección de equipos, plan 2 | 520
Telephony with calling plan | Telefonía con plan de llamadas | 1500
Data Insights Pro | Análisis de datos Pro | 1000
Archive mailbox, unlimited | Buzón de archivo ilimitado | 300`,
  FIRMS,
);
export const JANITORIAL = tradeOf(
  'Thistledown Janitorial, Bridgeford Hygiene Supplies, Mersey Paper & Chemical',
  'Higiene Industrial Tacuba, Químicos y Papel Azcapotzalco, Limpieza Total Pachuca',
  `
Centrefeed roll 2 ply blue, case 6 | Rollo azul 2 hojas, caja 6 | 1420
Refuse sacks 90 L, box 200 | Bolsas de basura 90 L, caja 200 | 1895
Nitrile gloves M, box 100 | Guantes de nitrilo M, caja 100 | 635
Floor cleaner, 5 L | Limpiador de pisos, 5 L | 980
Hand soap pouch 800 ml, case 6 | Jabón de manos 800 ml, caja 6 | 2760
Descaler, 1 L | Desincrustante, 1 L | 410
Mop head, kentucky 450 g | Mechudo de algodón 450 g | 385`,
  FIRMS,
);
export const PATENTS = tradeOf(
  'Marchmont Renewals, Oakhurst Patent Annuities, Fairbourne Intellectual Property',
  'Propiedad Industrial Orellana, Marcas y Patentes Villarán, Anualidades Barreda',
  `
Valve seat for slurry pumps | Asiento de válvula para bombas de pulpa | 62000
Method of curing composite panels | Método de curado de paneles compuestos | 48500
Packaging with resealable strip | Envase con banda resellable | 39000
Drive belt tensioner | Tensor de correa de transmisión | 57500
Filter cartridge with drain | Cartucho filtrante con drenaje | 44000
Hinge for folding tables | Bisagra para mesas plegables | 33500`,
  FIRMS,
);
export const BEARINGS = tradeOf(
  'Gulf Bearings & Seals, Al Noor Power Transmission, Crescent Industrial Spares',
  'Rodamientos Jalón, Transmisiones Basauri, Suministros Industriales Corvera',
  `
Ball bearing 6205-2RS | Rodamiento de bolas 6205-2RS | 640
Pillow block UCP 208 | Soporte de pie UCP 208 | 1875
V-belt SPB 2000 | Correa trapecial SPB 2000 | 1420
Oil seal 40x62x8 | Retén 40x62x8 | 315
Roller chain 12B-1, 5 m | Cadena de rodillos 12B-1, 5 m | 5230
Taper lock bush 2012-35 | Casquillo cónico 2012-35 | 1190
Grease EP2, cartridge 400 g | Grasa EP2, cartucho 400 g | 575`,
  FIRMS,
);
export const CONTAINERS = tradeOf(
  'Corallis Container Line, Blue Meridian Shipping, Zafir Ocean Carriers',
  'Naviera Estrecho Sur, Líneas Marítimas Chiloé, Contenedores del Pacífico',
  `
40' high cube, dry | 40' high cube, seco | 11500
20' standard, dry | 20' estándar, seco | 7500
40' high cube, reefer | 40' high cube, refrigerado | 19500
20' open top | 20' open top | 14000
40' flat rack | 40' flat rack | 16000`,
  FIRMS,
);
export const WORKS = tradeOf(
  'Cedarline Contracting, Northshore Civil Works, Halvorsen Build Group',
  'Constructora Misti, Obras Civiles Chira, Consorcio Edificador Rímac',
  `
Earthworks | Movimiento de tierras | 4215000
Reinforced concrete in foundations | Concreto armado en cimentación | 6880000
Masonry and partitions | Albañilería y tabiques | 3147000
Roof and waterproofing | Coberturas e impermeabilización | 2496000
Electrical installations | Instalaciones eléctricas | 3918000
Sanitary installations | Instalaciones sanitarias | 2754000`,
  FIRMS,
);
export const STAFF = tradeOf(
  'Copperbeech Staffing, Maple Forge Personnel, Halton Labour Services',
  'Personal Eventual Rivadavia, Servicios Temporarios Avellaneda, Recursos del Plata',
  `
Forklift operator, reach truck | Operador de autoelevador | 3450
Order picker, nights | Preparador de pedidos, noche | 2980
Machine operator, packaging line | Operario de línea de envasado | 3120
Receiving clerk | Administrativo de recepción | 2790
Sanitation worker | Operario de limpieza industrial | 2640
Shift lead | Encargado de turno | 3890`,
  FIRMS,
);
export const IRRIGATION: Trade = {
  ...tradeOf(
    'Goulburn Flats Irrigation Cooperative, Murrabit Channel Water, Lower Kerang Irrigators',
    'Comunidad de Aguas Canal Pencahue, Asociación de Canalistas Maule Norte, Junta de Vigilancia Río Claro',
    `
Delivery share, fixed | Cuota fija por acción de agua | 3420
Water use, metered | Consumo medido | 1265
Channel maintenance levy | Mantención de canales | 890
Outlet service charge | Servicio de compuerta | 2150
Drainage levy | Cuota de drenaje | 610`,
    GROWERS,
    true,
  ),
  isSellerBare: true,
};
export const DATA_HALLS = tradeOf(
  'Basalt Data Halls, Southern Fibre Exchange, Yarra Colocation',
  'Centro de Datos Escazú, Interconexión Tiquicia, Colocación Barreal',
  `
Cabinet 42U, 3 kVA committed | Gabinete 42U, 3 kVA contratados | 98000
Cross connect, single mode pair | Conexión cruzada, par monomodo | 17500
Internet port 1 Gbps, 200 Mbps committed | Puerto de internet 1 Gbps, 200 Mbps garantizados | 64000
Remote hands, bundle of 5 hours | Manos remotas, paquete de 5 horas | 52500
IPv4 block /28 | Bloque IPv4 /28 | 8900
Backup vault 10 TB | Bóveda de respaldo 10 TB | 38000`,
  FIRMS,
);
export const SALEROOMS = tradeOf(
  'Marlfield Fine Art Auctions, Hume Street Salerooms, Tandy & Quirke',
  'Casa de Remates Balcarce, Subastas Arroyo, Martillo del Retiro',
  `
A George III mahogany chest of drawers | Cómoda de caoba de estilo inglés, siglo XIX | 128000
Pair of silver candlesticks, Dublin 1791 | Par de candelabros de plata, punzón Buenos Aires | 94000
Irish school, View of a harbour, oil on canvas | Escuela rioplatense, Vista de un puerto, óleo sobre tela | 210000
Mantel clock, gilt bronze | Reloj de chimenea, bronce dorado | 61500
Donegal carpet, 4 x 3 m | Alfombra de nudo, 4 x 3 m | 87000
Set of six dining chairs | Juego de seis sillas de comedor | 45000
First edition in original cloth | Primera edición en tela original | 38000`,
  COLLECTORS,
  true,
);
export const SUPPLIERS = tradeOf(
  'Slaney Valley Foods, Ballyvaughan Dairies, Croagh Hill Preserves',
  'Alimentos del Cibao, Conservas Constanza, Lácteos Villa Altagracia',
  `
OAT BISCUITS 12X250G | GALLETAS DE AVENA 12X250G | 1860
RASPBERRY JAM 6X340G | MERMELADA DE FRESA 6X340G | 1435
SALTED BUTTER 20X227G | MANTEQUILLA SALADA 20X227G | 4620
TOMATO RELISH 6X310G | SALSA DE TOMATE 6X310G | 1290
PORRIDGE OATS 10X1KG | AVENA EN HOJUELAS 10X1KG | 1575
BLACK TEA 24X80S | TE NEGRO 24X80 UDS | 5210
APPLE JUICE 12X1L | JUGO DE MANZANA 12X1L | 1680`,
  SUPERMARKETS,
);
export const CLINICS = tradeOf(
  'Kowhai Occupational Health, Southern Work Medicine, Pohutukawa Health at Work',
  'Medicina Laboral Curridabat, Salud Ocupacional Heredia, Clínica Empresarial La Sabana',
  `
Pre-employment medical | Examen preempleo | 14500
Audiometry, annual | Audiometría anual | 4800
Spirometry | Espirometría | 5200
Vision screening | Agudeza visual | 3100
Drug screen, urine | Prueba de drogas en orina | 6900
Influenza vaccination | Vacuna contra la influenza | 3900`,
  FIRMS,
);

export const drawTenant: DrawNumber = (dice) =>
  `E0${dice.int(4, 9)}00${dice.pick(['QK', 'TB', 'LM'])}${dice.digits(3)}`;
export const drawSlip: DrawNumber = (dice) => String(dice.int(14_200, 68_900));
export const drawAnnuity: DrawNumber = (dice, date) => `R${date.slice(2, 4)}/${dice.digits(5)}`;
export const drawSeries: DrawNumber = (dice, date) => `${date.slice(2, 4)}A${dice.digits(5)}`;
export const drawDetention: DrawNumber = (dice) => `DND${dice.int(10, 99)}${dice.digits(6)}`;
export const drawStage: DrawNumber = (dice, _, { country }) =>
  country === 'PE' ? `F00${dice.int(1, 4)}-0000${dice.digits(4)}` : String(dice.int(2210, 9870));
export const drawWorkers: DrawNumber = (dice) => `${dice.int(1_204_000, 8_960_000)}`;
export const drawSeason: DrawNumber = (dice, date) => `${date.slice(0, 4)}${dice.digits(6)}`;
export const drawHall: DrawNumber = (dice) => `INV00${dice.digits(6)}`;
export const drawLots: DrawNumber = (dice, _, { country }) =>
  country === 'AR' ? `000${dice.int(1, 8)}-0000${dice.digits(4)}` : `B${dice.digits(5)}`;
export const drawMessage: DrawNumber = (dice, _, { country }) =>
  country === 'DO' ? `E310000${dice.digits(6)}` : `${dice.int(700_000, 999_000)}`;
export const drawScreening: DrawNumber = (dice, date) =>
  `OH-${date.slice(2, 4)}${date.slice(5, 7)}-${dice.digits(3)}`;

export const SEATS = [5, 12, 24, 40, 65];
export const CASES = [1, 2, 4, 6, 10];
export const ONCE = [1];
export const DAYS = [3, 5, 8, 11, 14];
export const HOURS = [38.5, 40, 22.75, 31.25, 16.5];
export const SHARES = [4, 12.5, 27, 46.8, 8];
export const UNITS = [2, 3, 4];
export const PEOPLE = [3, 5, 8, 14, 21];
