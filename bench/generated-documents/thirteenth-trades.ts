// Who sells what to whom in the invoices of the thirteenth collection, and how their programs number them.

import { tradeOf } from './eighth-trades.ts';
import type { DrawNumber } from './eleventh-trades.ts';
import { parseNames } from './goods.ts';
import type { Country } from './locales.ts';
import type { Trade } from './trades.ts';

const FIRMS: Trade['buyers'] = {
  en: parseNames(
    `Arbour Lane Foods, Birchmount Packaging, Coldharbour Logistics, Dovetail Furniture, Elmwood Pharma, Fairhaven Marine, Gatehouse Insurance, Hawkstone Retail, Ivybridge Paper, Kettlewell Brewing`,
  ),
  es: parseNames(
    `Azulejos Espadán, Cervecera Tlaloc, Distribuidora Ayamonte, Frigorífico Pergamino, Hilaturas Arequipa, Inmobiliaria Los Álamos, Laboratorios Quisqueya, Molinos del Ebro, Pesquera Chimbote, Vidrios Rancagua`,
  ),
};
const HOSPITALS: Trade['buyers'] = {
  en: parseNames(`St. Bernardine Medical Center, Maharlika General Hospital, Lakandula Orthopedic Institute`),
  es: parseNames(`Hospital Virgen del Soto, Clínica Montecanal, Hospital Comarcal de Alcora`),
};
const GROWERS: Trade['buyers'] = {
  en: parseNames(`Gutshof Rehnitz, Agrar Wendland, Landgut Oderbruch, Hof Sommerfeld`),
  es: parseNames(`Estancia La Porteña, Agropecuaria Tres Lomas, Campos de Junín, El Ombú Agrícola`),
};

export const PLANS = tradeOf(
  'Ledgerpine, Formstack Alley, Brightqueue, Helpwell Systems',
  'Facturalia Nube, Conecta Mostrador, Ruta Digital Software',
  `
Growth plan, monthly | Plan Crecimiento, mensual | 4900
Additional user | Usuario adicional | 1200
Sandbox environment | Ambiente de pruebas | 7500
E-signature envelopes, pack of 100 | Firmas electrónicas, paquete de 100 | 3800
Premium support add-on | Complemento de soporte prémium | 19900`,
  FIRMS,
);
export const SUPPLIES = tradeOf(
  'Kurrajong Industrial Supplies, Bass Strait Hardware, Wattle Creek Trade Centre',
  'Suministros Industriales Cinca, Ferretería Industrial Egea, Almacenes Barbastro',
  `
Ball valve brass 1" | Válvula de esfera latón 1" | 1480
Hose clamp 40-60 mm | Abrazadera 40-60 mm | 135
Galvanised elbow 90° 1" | Codo galvanizado 90° 1" | 310
Cutting disc 125 x 1 mm | Disco de corte 125 x 1 mm | 118
Thread seal tape 12 m | Cinta de teflón 12 m | 85
Grease cartridge 400 g | Cartucho de grasa 400 g | 590
Anchor bolt M12 x 110 | Taco metálico M12 x 110 | 164
Cable tray 100 mm, 3 m | Bandeja portacables 100 mm, 3 m | 2340`,
  FIRMS,
);
export const AIRTIME = tradeOf(
  'Southern Tide Broadcasting, Radio Coolabah Network, Harbour FM Sales',
  'Radio Chasqui, Cadena Sur Radiodifusora, Emisoras del Pacífico',
  `
Breakfast 06:00-09:00, 30 sec | Matinal 06:00-09:00, 30 s | 16500
Morning 09:00-12:00, 30 sec | Mañana 09:00-12:00, 30 s | 9800
Drive 16:00-19:00, 30 sec | Tarde 16:00-19:00, 30 s | 14200
Evening 19:00-24:00, 15 sec | Noche 19:00-24:00, 15 s | 4400
Sponsor credit, traffic report | Auspicio del informe de tránsito | 6100
Live read by presenter | Mención en vivo del locutor | 23500`,
  FIRMS,
);
export const STEEL = tradeOf(
  'Black Country Steel Stockholders, Teesgate Sections, Hallam Plate & Profile',
  'Aceros Apodaca, Perfiles y Placas Lagunera, Centro de Servicio Altamira',
  `
Hot rolled plate S275JR 10 mm | Placa laminada en caliente A36 3/8" | 96
Cold reduced sheet DC01 1.5 mm | Lámina rolada en frío cal. 16 | 118
Galvanised coil DX51D+Z275 0.7 mm | Rollo galvanizado G60 cal. 24 | 131
Equal angle 60 x 60 x 6 | Ángulo 2 1/2" x 1/4" | 104
Hollow section 100 x 50 x 4 | PTR 4" x 2" cal. 11 | 127
Universal beam 203 x 133 x 25 | Viga IPR 8" x 18 lb/ft | 109`,
  FIRMS,
);
export const STAFFING = tradeOf(
  'Ryecroft Recruitment, Able Hands Staffing, Northway Temps',
  'Empleos del Plata Servicios Eventuales, Gestión Eventual Norte, Personal Andén',
  `
Warehouse operative, basic | Operario de depósito, hora normal | 1685
Warehouse operative, overtime | Operario de depósito, hora extra | 2410
Forklift driver, basic | Conductor de autoelevador, hora normal | 1990
Forklift driver, nights | Conductor de autoelevador, hora nocturna | 2655
Packer, basic | Empacador, hora normal | 1540
Team leader, basic | Encargado de turno, hora normal | 2280`,
  FIRMS,
);
export const LINER = tradeOf(
  'Boreal Ocean Lines, Halifax & Orient Container Line, Fundy Liner Agencies',
  'Línea Naviera Callao Pacífico, Agencia Marítima Ancón, Contenedores del Inca',
  `
Demurrage import, days 6 to 9 | Sobreestadía importación, días 6 a 9 | 9500
Demurrage import, days 10 to 14 | Sobreestadía importación, días 10 a 14 | 14000
Detention import, days 8 to 12 | Detención importación, días 8 a 12 | 8000
Detention import, day 13 onwards | Detención importación, desde el día 13 | 16500
Plug-in of reefer at terminal | Conexión de contenedor refrigerado | 7200`,
  FIRMS,
);
export const ANNUITIES = tradeOf(
  'Pemberton Lacasse Patent Agents, Quill & Caliper IP, Beaulieu Strand Agents',
  'Oficina de Patentes Urgell, Agentes de Marcas Tordera, Propiedad Industrial Anoia',
  `
Patent annuity, Germany, year 9 | Anualidad de patente, Alemania, año 9 | 41200
Patent annuity, Japan, year 7 | Anualidad de patente, Japón, año 7 | 38700
Patent maintenance fee, United States, 7.5 years | Tasa de mantenimiento, Estados Unidos, 7,5 años | 228000
Trademark renewal, Brazil, two classes | Renovación de marca, Brasil, dos clases | 96500
Patent annuity, Korea, year 5 | Anualidad de patente, Corea, año 5 | 29900
Design renewal, European Union, 2nd term | Renovación de diseño, Unión Europea, 2.º periodo | 34800`,
  FIRMS,
);
export const HARVEST = tradeOf(
  'Lohnbetrieb Hinrichs, Mähdrusch Altmark, Agrarservice Uckermark',
  'Cosechas Bragado, Contratista Rural Don Emilio, Labores Pampeanas',
  `
Combining wheat | Cosecha de trigo | 12800
Combining maize, 8 rows | Cosecha de maíz, 8 surcos | 15400
Combining rapeseed | Cosecha de girasol | 13900
Direct drilling | Siembra directa | 8700
Spraying, 24 m boom | Pulverización, botalón 24 m | 2350
Forage harvesting with chopper | Picado de forraje | 18900`,
  GROWERS,
);
export const RACKS = tradeOf(
  'Rhein Grid Hosting, Kupfer Rechenzentren, Nordknoten Datacenter',
  'Centro de Datos Ozama, Nodo Caribe, Alojamiento Digital Cibao',
  `
Full rack 47U, cage B | Gabinete completo 47U, jaula B | 78000
Half rack 23U | Medio gabinete 23U | 43000
Power consumed, per 100 kWh | Energía consumida, por 100 kWh | 3400
IP transit 1 Gbps commit | Tránsito IP 1 Gbps comprometido | 39500
Cross connect, single mode | Conexión cruzada monomodo | 5500
Remote hands, quarter hours | Manos remotas, cuartos de hora | 2900`,
  FIRMS,
);
export const IMPLANTS = tradeOf(
  'Bayanihan Orthopaedics, Visayas Surgical Supply, Mindoro Medical Devices',
  'Ortopedia Técnica Jalón, Implantes Quirúrgicos Matarraña, Prótesis Gállego',
  `
Tibial tray, cemented, size 4 | Bandeja tibial cementada, talla 4 | 118000
Femoral component, left, size 5 | Componente femoral izquierdo, talla 5 | 164000
Tibial insert 10 mm | Inserto tibial 10 mm | 52500
Bone cement with gentamicin 40 g | Cemento óseo con gentamicina 40 g | 7900
Cortical screw 3.5 x 26 mm | Tornillo cortical 3,5 x 26 mm | 2150
Locking plate, 8 holes | Placa bloqueada de 8 orificios | 43800`,
  HOSPITALS,
);
export const PARTS = tradeOf(
  'Luzon Channel Distribution, Intramuros Technology Supply, Tala Systems Wholesale',
  'Mayorista Informático Mapocho, Distribución Digital Aconcagua, Redes Bío Bío',
  `
Access point Wi-Fi 6, ceiling | Punto de acceso Wi-Fi 6, techo | 18900
Switch 24 port PoE, managed | Switch 24 puertos PoE, administrable | 46500
SFP module 1000Base-LX | Módulo SFP 1000Base-LX | 8400
UPS 1500 VA line interactive | UPS 1500 VA interactiva | 22800
Solid state drive 960 GB | Disco de estado sólido 960 GB | 11900
Patch cord Cat 6A, 2 m | Cable de parcheo Cat 6A, 2 m | 690
Docking station USB-C | Estación de acoplamiento USB-C | 15700`,
  FIRMS,
);
export const PHASES = tradeOf(
  'Corrib Consulting Engineers, Slaney Architects, Harcourt Survey & Design',
  'Ingeniería Estructural Yuna, Arquitectos del Malecón, Consultores Viales Isabela',
  `
Phase 1, preliminary design | Fase 1, anteproyecto | 620000
Phase 2, planning application | Fase 2, permisos y licencias | 410000
Phase 3, detailed design | Fase 3, diseño ejecutivo | 980000
Phase 4, tender and award | Fase 4, licitación y adjudicación | 270000
Phase 5, site inspection | Fase 5, supervisión de obra | 545000`,
  FIRMS,
);

/** One way to count where the tax office says how, another elsewhere. */
export const where =
  (country: Country, there: DrawNumber, elsewhere: DrawNumber): DrawNumber =>
  (dice, date, locale) =>
    (locale.country === country ? there : elsewhere)(dice, date, locale);

export const drawPlan: DrawNumber = (dice) => `SI-${dice.int(1, 9)}${dice.digits(5)}`;
export const drawGrouped: DrawNumber = where(
  'ES',
  (dice, date) => `${date.slice(2, 4)}0${dice.digits(4)}`,
  (dice) => `${dice.int(210_000, 689_000)}`,
);
export const drawSpots: DrawNumber = where(
  'PE',
  (dice) => `F00${dice.int(1, 4)}-000${dice.digits(5)}`,
  (dice, date) => `${date.slice(2, 4)}${date.slice(5, 7)}-${dice.digits(5)}-1`,
);
export const drawHeat: DrawNumber = (dice) => `90${dice.digits(8)}`;
export const drawWeek: DrawNumber = where(
  'AR',
  (dice) => `000${dice.int(1, 6)}-0000${dice.digits(4)}`,
  (dice) => `T${dice.int(1, 9)}${dice.digits(5)}`,
);
export const drawLiner: DrawNumber = where(
  'PE',
  (dice) => `F0${dice.int(10, 24)}-00${dice.digits(6)}`,
  (dice) => `5${dice.digits(9)}`,
);
export const drawAnnuity: DrawNumber = (dice, date) =>
  `${dice.pick(['M', 'AN'])}${date.slice(0, 4)}-${dice.digits(4)}`;
export const drawHarvest: DrawNumber = where(
  'AR',
  (dice) => `00002-0000${dice.digits(4)}`,
  (dice, date) => `RE-${date.slice(0, 4)}-${dice.int(101, 899)}`,
);
export const drawRack: DrawNumber = where(
  'DO',
  (dice) => `E3100000${dice.digits(5)}`,
  (dice, date) => `DC${date.slice(0, 4)}${dice.digits(5)}`,
);
export const drawImplant: DrawNumber = where(
  'PH',
  (dice) => `00${dice.int(10_400, 98_600)}`,
  (dice, date) => `V${date.slice(2, 4)}/${dice.digits(4)}`,
);
export const drawParts: DrawNumber = where(
  'CL',
  (dice) => String(dice.int(1_204_000, 3_890_000)),
  (dice) => `10${dice.digits(6)}`,
);
export const drawPhase: DrawNumber = where(
  'DO',
  (dice) => `B0100000${dice.digits(3)}`,
  (dice) => `00${dice.int(10_200, 48_900)}`,
);

export const SEATS = [1, 3, 6, 14, 25];
export const PIECES_AND_BOXES = [2, 4, 10, 25, 60];
export const SPOTS = [6, 10, 15, 20, 30];
/** Kilograms. */
export const KILOGRAMS = [860, 1240, 2485, 3170, 4905];
/** Hours with quarters. */
export const SHIFTS = [37.5, 40, 8.25, 22.5, 31.75];
export const CONTAINER_DAYS = [3, 4, 5, 8, 10];
export const ONCE = [1];
/** Hectares. */
export const FIELDS = [18.4, 42.75, 63.2, 107.6, 27.35];
export const UNITS = [1, 2, 4, 6, 12];
export const SURGERY = [1, 1, 2, 4];
