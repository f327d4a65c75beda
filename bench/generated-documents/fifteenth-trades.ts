// Who sells what to whom in the invoices of the fifteenth collection, and how their programs number them.

import { tradeOf } from './eighth-trades.ts';
import type { DrawNumber } from './eleventh-trades.ts';
import { parseNames } from './goods.ts';
import { where } from './thirteenth-trades.ts';
import type { Trade } from './trades.ts';

const FIRMS: Trade['buyers'] = {
  en: parseNames(
    `Ardglass Dairies, Bannerman Steelworks, Carrick Shipyard, Dunluce Pharma, Earlsfort Offices, Foxrock Motors, Glenveagh Hotels, Hazelwood Plastics, Innishannon Foods, Juniper Ridge Resort`,
  ),
  es: parseNames(
    `Almidones Chinandega, Bebidas del Itzapa, Calzado Elche Norte, Destilería Jerezana, Empaques Osorno, Fundición Villena, Galletas Lempira, Hotelera Guanacaste, Imprenta Azcapotzalco, Lácteos Los Lagos`,
  ),
};
const LANDOWNERS: Trade['buyers'] = {
  en: parseNames(`Orono Orchards, Cavan Line Farm, Kawartha Meadows Camp`),
  es: parseNames(`Finca Los Arcos, Explotaciones Valdehierro, Viveros Cañada Real`),
};
const RIDERS: Trade['buyers'] = {
  en: parseNames(`Aoife Brennan, Declan Hurley, Niamh Costigan`),
  es: parseNames(`Adriana Quesada Mora, Esteban Chaves Solís, Mariela Rojas Ugalde`),
};
const SHOPKEEPERS: Trade['buyers'] = {
  en: parseNames(`Tuskys Corner Supermarket, Uhuru Petrol Stations, Baraka Pharmacies`),
  es: parseNames(`Supermercados Quilpué, Farmacias Del Puerto, Estaciones de Servicio Ruta 68`),
};
const AIRCRAFT_OWNERS: Trade['buyers'] = {
  en: parseNames(`Prairie Wind Aviation, Sagebrush Air Charter, Two Rivers Flying Club`),
  es: parseNames(`Aerotaxi Tortuguero, Alas de Guanacaste, Fumigadora Aérea Sarapiquí`),
};
const ORCHESTRAS: Trade['buyers'] = {
  en: parseNames(`Lake Erie Philharmonic, Shenandoah Valley Symphony, Cascade Chamber Players`),
  es: parseNames(`Orquesta Sinfónica del Bidasoa, Banda Municipal de Liria Alta, Joven Orquesta Tajo`),
};
const JOINERS: Trade['buyers'] = {
  en: parseNames(`Bergslagen Windows, Nordvik Truss Works, Malaren House Factory`),
  es: parseNames(`Muebles Coihueco, Casas Prefabricadas Ñuble, Embalajes Arauco Sur`),
};
const TRADERS: Trade['buyers'] = {
  en: parseNames(`Vänern Grain Trading, Skagerrak Feed, Kattegat Commodities`),
  es: parseNames(`Exportadora Antigua Café, Granos de Retalhuleu, Beneficio San Marcos`),
};
const BUILDERS: Trade['buyers'] = {
  en: parseNames(`Whitacre Construction, Loxley Roofing, Penrose & Hart Builders`),
  es: parseNames(`Rehabilitaciones Carabanchel, Obras Sierra Norte, Fachadas Turolenses`),
};
const MOURNERS: Trade['buyers'] = {
  en: parseNames(`Mrs Eileen Thackeray, Mr Gordon Pascoe, Ms Judith Arkwright`),
  es: parseNames(`Silvia Beatriz Ferreyra, Osvaldo Rubén Monti, Graciela Inés Peralta`),
};

export const WELLS = tradeOf(
  'Bancroft Well Drilling, Deep Lake Water Wells, Maple Rock Drillers',
  'Sondeos Alcarria, Perforaciones Júcar, Pozos y Captaciones Duero',
  `
Drilling 6 in through overburden, per m | Perforación 220 mm en terreno suelto, por m | 6400
Drilling 6 in in granite, per m | Perforación 180 mm en roca, por m | 7900
Steel casing 6 5/8 in installed, per m | Entubado de acero 180 mm colocado, por m | 5200
PVC liner with screen, per m | Tubería PVC ranurada, por m | 3100
Grout seal of annulus, per m | Cementación del anular, por m | 2650
Test pumping, per hour | Ensayo de bombeo, por hora | 9800`,
  LANDOWNERS,
);
export const COOLERS = tradeOf(
  'Clonmore Spring Water, Burren Cooler Company, Silverbrook Refreshments',
  'Agua Purificada Ixtla, Garrafones La Cascada, Manantial Ajusco',
  `
Spring water 18.9 l bottle | Garrafón 20 l, agua purificada | 690
Spring water 11 l bottle | Garrafón 11 l, agua purificada | 480
Cooler rental, month | Renta de enfriador, mes | 1450
Cups, sleeve of 100 | Conos de papel, paquete 100 | 310
Sanitation of cooler | Sanitización de enfriador | 2900`,
  FIRMS,
);
export const STABLES = tradeOf(
  'Ballinteer Livery, Rathcoole Equestrian, Kilbride Stud & Livery',
  'Caballerizas La Guácima, Centro Ecuestre Escazú, Hípica Santa Ana',
  `
Full livery, week | Pensión completa, semana | 17500
Schooling by rider | Doma y monta | 3200
Farrier, front shoes | Herrero, manos | 5500
Clipping | Esquila | 6500
Worming dose | Desparasitación | 1900
Haylage, extra bale | Heno, paca adicional | 1250`,
  RIDERS,
  true,
);
export const GASES = tradeOf(
  'Rift Valley Gases, Athi Welding Supplies, Industrial Air Kenya',
  'Gases Industriales Henares, Oxígenos del Mediterráneo, Gasindur',
  `
Oxygen industrial, 10 m³ | Oxígeno industrial B50 | 3480
Acetylene dissolved, 7 kg | Acetileno disuelto B40 | 9650
Argon 4.8, 10.5 m³ | Argón 4.8 B50 | 7420
Mixture argon / CO2 82-18 | Mezcla argón / CO2 82-18 B50 | 6890
Nitrogen, 9.4 m³ | Nitrógeno B50 | 3910
Cylinder rental, month | Alquiler de botella, mes | 890`,
  FIRMS,
);
export const ARMOURED = tradeOf(
  'Simba Cash Logistics, Tembo Secure Transit, Askari Valuables Transport',
  'Transporte de Valores Maipo, Blindados del Pacífico, Custodia Andes',
  `
Cash collection, Moi Avenue | Retiro de remesa, Av. Pedro Montt | 2850
Cash collection, Ngong Road | Retiro de remesa, Viña del Mar | 2850
Coin delivery | Entrega de sencillo | 2200
Note counting, per 1000 notes | Recuento de billetes, por 1000 | 390
ATM replenishment | Carga de cajero automático | 5400
Tamper bags, pack of 50 | Bolsas de seguridad, paquete 50 | 3300`,
  SHOPKEEPERS,
);
export const HANGARS = tradeOf(
  'High Plains Aircraft Service, Cimarron Avionics, Broken Bow Aero',
  'Taller Aeronáutico Pavas, Mantenimiento Aéreo Tobías, Aeroservicios Irazú',
  `
100-hour inspection, airframe and engine | Inspección de 100 horas, célula y motor | 9500
Left magneto removed, overhauled and timed | Magneto izquierdo desmontado, reparado y sincronizado | 9500
Nose strut resealed and serviced | Amortiguador de nariz resellado y cargado | 8800
Transponder and altimeter tests | Pruebas de transpondedor y altímetro | 11000
Exhaust muffler pressure test | Prueba de presión del silenciador | 8800
Brake linings replaced, both sides | Pastillas de freno cambiadas, ambos lados | 8800`,
  AIRCRAFT_OWNERS,
);
export const SCORES = tradeOf(
  'Tidemark Music Rentals, Hollins & Vane Music, Bellwether Scores',
  'Editorial Musical Alpuente, Partituras Clavijero, Ediciones Ataulfo',
  `
Thornbury: Sinfonia of Tides, set of parts | Arregui: Sinfonía de las mareas, juego de materiales | 48500
Okonjo: Market Dances, set of parts | Llorens: Danzas del mercado, juego de materiales | 36000
Sallow: Concerto for Viola, reduction and parts | Peñalver: Concierto para viola, reducción y materiales | 52500
Whitmer: Prelude after Snow, full score on loan | Ribalta: Preludio de nieve, partitura en préstamo | 9500
Marchmont: Nocturne for Strings, set of parts | Ezcurra: Nocturno para cuerdas, juego de materiales | 27500`,
  ORCHESTRAS,
);
export const SAWMILLS = tradeOf(
  'Dalaskog Timber, Norrfors Sawmill, Hälsinge Wood',
  'Aserraderos Biobío, Maderas Cholguán, Forestal Lonquimay',
  `
Spruce sawn, U/S, kiln dried, 47 x 150 mm | Pino radiata aserrado seco, 41 x 138 mm | 24800
Spruce sawn, fifths, 22 x 100 mm | Pino radiata aserrado verde, 1" x 5" | 17900
Pine planed, 45 x 95 mm | Pino radiata cepillado, 33 x 94 mm | 28600
Pine sawn, sixths, 50 x 125 mm | Tapa de pino, 2" x 6" | 14400
Glulam billets, 90 x 225 mm | Vigas laminadas, 90 x 225 mm | 46700`,
  JOINERS,
);
export const SURVEYORS = tradeOf(
  'Baltic Cargo Surveyors, Öresund Superintendents, Northsea Inspection',
  'Supervisora de Embarques Quetzal, Inspecciones Puerto Barrios, Verificadora del Istmo',
  `
Supervision of loading, per shift | Supervisión de carga, por turno | 42000
Sampling and sealing, per lot | Muestreo y sellado, por lote | 8500
Draft survey, initial and final | Arqueo de calado, inicial y final | 61000
Moisture and screen analysis | Análisis de humedad y zaranda | 12400
Certificate of weight, originals | Certificado de peso, originales | 4500
Hold inspection for cleanliness | Inspección de bodegas, limpieza | 29500`,
  TRADERS,
);
export const SCAFFOLDS = tradeOf(
  'Tyne Bridge Scaffolding, Poplar Access, Highline Scaffold Services',
  'Andamios Leganés, Montajes Tubulares Teruel, Andamios y Elevación Norte',
  `
Independent scaffold erected, m² | Montaje de andamio europeo, m² | 980
Hire beyond the first weeks, m² and week | Alquiler tras el periodo inicial, m² y semana | 115
Debris netting, m² | Malla de protección, m² | 210
Pavement gantry, m | Paso protegido de peatones, m | 6400
Dismantling and removal, m² | Desmontaje y retirada, m² | 520
Boarded lift added, m² | Nivel entablado adicional, m² | 640`,
  BUILDERS,
);
export const FUNERALS = tradeOf(
  'Haddon & Sons Funeral Directors, Ebbsfleet Funeral Home, Rosemary Lane Funerals',
  'Cochería Paraná, Servicios Fúnebres San José, Casa Velatoria Mitre',
  `
Attendance and care of the deceased | Preparación y atención del fallecido | 98500
Coffin, oak veneer with linings | Ataúd de cedro con herrajes | 74000
Hearse and driver | Carroza fúnebre con chofer | 41000
Limousine | Coche de acompañamiento | 29500
Crematorium fee | Arancel de crematorio | 96000
Doctor’s fee for papers | Arancel médico por certificados | 8200
Newspaper notice, fee paid | Aviso en el diario, arancel pagado | 14600`,
  MOURNERS,
  true,
);
export const EXTINGUISHERS = tradeOf(
  'Falcon Fire Protection, Creek Safety Systems, Red Dune Fire Services',
  'Extintores Maya, Seguridad Contra Incendios Mixco, Protección y Rescate Xelajú',
  `
Service of extinguisher, powder 6 kg | Servicio de extinguidor, polvo 6 kg | 950
Recharge of extinguisher, CO2 5 kg | Recarga de extinguidor, CO2 5 kg | 2150
Hydrostatic test of shell | Prueba hidrostática de cilindro | 1480
New extinguisher, foam 9 l | Extinguidor nuevo, espuma 9 l | 5900
Hose reel flow test | Prueba de caudal de manguera | 1900
Emergency light battery | Batería de luz de emergencia | 1250`,
  FIRMS,
);

const ofCostaRica: DrawNumber = (dice) => `00100001010000${dice.digits(6)}`;
const ofGuatemala: DrawNumber = (dice) => `${dice.int(1, 3)}${dice.digits(9)}`;

export const drawWell: DrawNumber = where(
  'ES',
  (dice, date) => `${date.slice(0, 4)}/P-${dice.int(101, 489)}`,
  (dice) => String(dice.int(2240, 8970)),
);
export const drawCooler: DrawNumber = where(
  'MX',
  (dice) => `GF ${dice.int(10_200, 98_700)}`,
  (dice) => `SIN${dice.digits(6)}`,
);
export const drawStable: DrawNumber = where('CR', ofCostaRica, (dice) => String(dice.int(318, 986)));
export const drawGas: DrawNumber = where(
  'ES',
  (dice, date) => `FV${date.slice(2, 4)}${dice.digits(6)}`,
  (dice) => `RVI/${dice.digits(5)}`,
);
export const drawTransit: DrawNumber = where(
  'CL',
  (dice) => String(dice.int(88_100, 412_000)),
  (dice, date) => `CIT-${date.slice(5, 7)}-${dice.digits(4)}`,
);
export const drawHangar: DrawNumber = where(
  'CR',
  ofCostaRica,
  (dice) => `${dice.int(11, 48)}-${dice.digits(4)}A`,
);
export const drawScore: DrawNumber = (dice) => `RL${dice.digits(5)}/${dice.pick(['1', '2'])}`;
export const drawSawmill: DrawNumber = where(
  'CL',
  (dice) => String(dice.int(10_400, 68_900)),
  (dice, date) => `${date.slice(0, 4)}${dice.digits(5)}`,
);
export const drawSurvey: DrawNumber = where('GT', ofGuatemala, (dice) => `S-${dice.int(40_100, 79_800)}`);
export const drawScaffold: DrawNumber = where(
  'ES',
  (dice, date) => `A${date.slice(2, 4)}-${dice.digits(4)}`,
  (dice) => `INV ${dice.int(6100, 9890)}`,
);
export const drawFuneral: DrawNumber = where(
  'AR',
  (dice) => `0003-0000${dice.digits(4)}`,
  (dice, date) => `${dice.int(110, 960)}/${date.slice(2, 4)}`,
);
export const drawExtinguisher: DrawNumber = where(
  'GT',
  ofGuatemala,
  (dice) => `FFP${dice.digits(2)}-${dice.digits(4)}`,
);

/** Metres. */
export const METRES = [6.5, 12, 18, 24.5, 42];
export const BOTTLES = [4, 8, 12, 20, 1];
export const LIVERY_COUNTS = [1, 2, 4];
export const CYLINDERS = [1, 2, 3, 6, 8];
export const CALLS_A_MONTH = [4, 13, 22, 26];
/** Hours. */
export const BENCH_HOURS = [1.5, 2.25, 4, 6.5, 11];
/** Cubic metres. */
export const VOLUMES = [8.96, 12.48, 23.15, 31.7];
export const ATTENDANCES = [1, 2, 3];
/** Square metres, and others. */
export const AREAS = [48, 96, 130, 212];
export const DEVICES = [2, 5, 9, 14, 24];
