// Who sells what to whom in the invoices of the ninth collection, and how their programs number them.

import type { Dice } from './dice.ts';
import { tradeOf } from './eighth-trades.ts';
import { parseNames } from './goods.ts';
import type { Trade } from './trades.ts';

const FIRMS: Trade['buyers'] = {
  en: parseNames(
    `Arrowhead Dental Supply, Birchwood Hospitality, Coldstream Fisheries, Darlinghurst Bakers, Eastgate Panels, Foxley Care Homes, Glenelg Timber, Hosur Road Electronics, Ingleside Dairy, Kestrel Point Marina`,
  ),
  es: parseNames(
    `Aserradero Los Álamos, Calzados Montoro, Droguería Cafetera, Embutidos Serrablo, Frigorífico Pampa Chica, Grupo Anahuatl, Hostal La Marina, Imprenta Miraflores, Maderera Biobío, Plásticos Cuyo`,
  ),
};
const PATIENTS: Trade['buyers'] = {
  en: parseNames(`Deborah Kessler, Anthony Brucato, Lorraine Eastman, Miguel Fuentes, Susan Halloran`),
  es: parseNames(`Rosa María Antúnez, Emilio Carrascosa, Beatriz Llorente Sanz, Fernando Valero`),
};

export const WAREHOUSE_GEAR = tradeOf(
  'Summitline Material Handling, Prairie Shelving, Ohio Valley Dock Equipment',
  'Montacargas del Norte, Anaqueles Regios, Equipos de Andén Saltillo',
  `
Pallet rack upright 42 x 144 in | Marco para rack 1.07 x 3.66 m | 14850
Rack beam 96 in, pair | Viga para rack 2.44 m, par | 9620
Hand pallet truck 5500 lb | Patín hidráulico 2.5 t | 42900
Dock leveler bumper, molded | Tope moldeado para andén | 3875
Wire mesh deck 46 x 42 in | Parrilla de malla 1.17 x 1.07 m | 3140
Column guard, yellow | Protector de columna amarillo | 5560
Safety cone 28 in | Cono de seguridad 71 cm | 1290`,
  FIRMS,
);
export const PRINTERS = tradeOf(
  'Yarra Print Collective, Bluegum Signs, Coastal Promo Australia',
  'Rotulación Albufera, Imprenta Gil Navarro, Gráficas Sandoval',
  `
Business cards 350 gsm, box of 500 | Tarjetas de visita 350 g, caja de 500 | 9800
Pull-up banner 850 x 2000 mm | Expositor enrollable 85 x 200 cm | 17500
Vehicle signage, two doors | Rotulación de vehículo, dos puertas | 39600
Flyers A5 double sided, 2000 | Folletos A5 a doble cara, 2000 uds. | 32400
Artwork and set-up | Arte final y preparación | 8500
Vinyl stickers 60 mm, roll of 1000 | Adhesivos vinilo 60 mm, rollo de 1000 | 21200`,
  FIRMS,
);
export const PLUMBERS = tradeOf(
  'Redback Plumbing, Southside Gas & Drains, Tap Right Services',
  'Fontanería Olivares, Instalaciones Pons Marí, Reparaciones Galiana',
  `
Labour, licensed plumber, per hour | Mano de obra, oficial de primera, por hora | 11000
Call-out fee | Desplazamiento y salida | 8900
Copper tube 15 mm, per metre | Tubo de cobre 15 mm, por metro | 1450
Isolating valve 20 mm | Llave de corte 20 mm | 3680
Flexible hose 450 mm | Latiguillo flexible 45 cm | 1790
Consumables and disposal | Consumibles y retirada de escombros | 3500
CCTV drain inspection | Inspección de desagüe con cámara | 22000`,
  FIRMS,
);
export const COMPUTERS = tradeOf(
  'Koramangala Infotech, Vaigai Systems, Nilgiri Computers',
  'Cómputo Tamaulipas, Sistemas Anáhuac, Redes y Equipos del Pacífico',
  `
Laptop 14" i5 16 GB 512 GB SSD | Laptop 14" i5 16 GB 512 GB SSD | 62000
Wireless router AX3000 | Ruteador inalámbrico AX3000 | 7400
LED monitor 24" FHD | Monitor LED 24" FHD | 12900
Laser printer A4 duplex | Impresora láser carta dúplex | 21500
Online UPS 1 kVA | No-break en línea 1 kVA | 16800
Structured cabling, per point | Cableado estructurado, por nodo | 2350`,
  FIRMS,
);
export const FITTINGS = tradeOf(
  'Ambattur Polymers, Guindy Precision Mouldings, Peenya Plast Industries',
  'Matricería Avellaneda, Plásticos Del Viso, Inyectados San Martín',
  `
Moulded cap 38 mm, natural | Tapa inyectada 38 mm, natural | 24
HDPE drum 50 L, blue | Bidón PEAD 50 l, azul | 1240
PP crate 600 x 400 x 300 | Cajón PP 600 x 400 x 300 | 985
Bearing housing, glass filled | Caja de rodamiento con fibra de vidrio | 316
Pipe clamp 63 mm | Abrazadera 63 mm | 58`,
  FIRMS,
);
export const GAS = tradeOf(
  'Pennine Business Gas, Wharfedale Energy, Crown Gas Supply',
  'Gas Mediterráneo Comercial, Energía Cincovillas, Gas Valdesil',
  `
Gas used, fixed unit price | Término variable de consumo | 48600
Standing charge, 61 days | Término fijo, 61 días | 3660
Climate levy | Impuesto especial sobre hidrocarburos | 2915
Meter rental | Alquiler de contador | 1280`,
  FIRMS,
);
export const CAR_WORKSHOPS = tradeOf(
  'Harbord Motor Company, Fairway Vans, Norbury Autocentre',
  'Automotriz Surquillo, Taller Mecánico Los Olivos, Motores Arequipa',
  `
Major service, labour | Mantenimiento mayor, mano de obra | 24900
Engine oil 5W-30, litre | Aceite de motor 5W-30, litro | 1150
Oil filter element | Filtro de aceite | 1490
Front brake pads, axle set | Pastillas de freno delanteras, juego | 6870
Brake fluid change | Cambio de líquido de frenos | 4950
Wiper blade, pair | Plumillas, par | 3220
Air conditioning regas | Recarga de aire acondicionado | 8400`,
  FIRMS,
);
export const VALVES = tradeOf(
  'Jurong Flow Controls, Tuas Process Supplies, Keppel Road Instruments',
  'Válvulas Rosario, Instrumental Cuyano, Bombas del Paraná',
  `
Ball valve DN50 stainless | Válvula esférica DN50 inoxidable | 18650
Pressure transmitter 0-16 bar | Transmisor de presión 0-16 bar | 32400
Gasket spiral wound DN80 | Junta espirometálica DN80 | 1240
Stud bolt M16 x 90 with nuts | Espárrago M16 x 90 con tuercas | 465
Actuator pneumatic, double acting | Actuador neumático de doble efecto | 41800
Check valve DN25 brass | Válvula de retención DN25 de bronce | 2890`,
  FIRMS,
);
export const SEATS = tradeOf(
  'Merlion Apps, Paperlark, Officely',
  'Oficina Nube, Correa Digital, Ágora Aplicaciones',
  `
Business Starter | Negocio Inicial | 780
Business Standard | Negocio Estándar | 1560
Archived user | Usuario archivado | 400
Voice Premier | Voz Prémier | 3000
Additional storage 10 TB | Almacenamiento adicional 10 TB | 30000`,
  FIRMS,
);
export const BOOKS_AND_TOYS = tradeOf(
  'Moosehead Books & Toys, Little Loon Shop, Maple Street Hobbies',
  'Juguetería Chaski, Librería El Virrey Menor, Tienda Amauta',
  `
Board game "Northern Rails" | Juego de mesa «Rieles del Norte» | 5499
Picture atlas, hardcover | Atlas ilustrado, tapa dura | 3295
Wooden train set, 40 pieces | Tren de madera, 40 piezas | 6150
Novel "The Salt Road", paperback | Novela «La ruta de la sal», rústica | 2199
Watercolour set, 24 pans | Acuarelas, 24 pastillas | 2875
Plush moose 30 cm | Peluche de vicuña 30 cm | 2450`,
  FIRMS,
);
export const AGENCIES = tradeOf(
  'Polaris Web Works, Junction Design, Cedar & Slate Studio',
  'Estudio Mapocho, Agencia Cóndor Digital, Consultora Aconcagua',
  `
Front-end development | Desarrollo de interfaz | 14500
Project management | Gestión del proyecto | 12000
User research interviews | Entrevistas con usuarios | 13500
Accessibility review | Revisión de accesibilidad | 11000
Visual design, home and landing pages | Diseño visual, portada y páginas de entrada | 13000
Content migration | Migración de contenidos | 8500`,
  FIRMS,
);
export const HAULAGE = tradeOf(
  'Rocky Fork Freight Lines, Tri-Rivers Motor Express, Dakota LTL',
  'Transportadora Cafetera, Carga Andes, Expreso Yumbo',
  `
Plastic articles, other than foam | Artículos plásticos, empacados | 8400
Paint, latex, in pails | Pintura látex, en baldes | 7650
Machine parts, iron or steel | Repuestos de hierro o acero | 9900
Fuel surcharge | Recargo por combustible | 6120
Liftgate delivery | Entrega con plataforma | 8500
Residential or limited access | Entrega en zona restringida | 9200`,
  FIRMS,
);
export const DENTISTS = tradeOf(
  'Maplewood Family Dental, Bay Street Smiles, Lakeview Dental Group',
  'Clínica Dental Ferrándiz, Centro Odontológico Alameda, Dental Puerta Oscura',
  `
Periodic oral evaluation | Revisión periódica | 6800
Bitewings, four films | Radiografías de aleta, cuatro placas | 8200
Prophylaxis, adult | Higiene bucal, adulto | 11500
Composite, two surfaces, posterior | Obturación de composite, dos caras | 24500
Crown, porcelain | Corona de porcelana | 118000
Scaling and root planing, quadrant | Raspado y alisado, cuadrante | 26500`,
  PATIENTS,
  true,
);
const tolls = tradeOf(
  'Umngeni Local Municipality, Karoo Hills Municipality, City of Port Rex',
  'Empresa Portuaria Biobío, Corporación Municipal de Quillota, Empresa Portuaria Coquimbo',
  `
Hire of town hall, per day | Arriendo de recinto, por día | 48500
Bulk refuse container, per lift | Retiro de contenedor, por retiro | 12750
Building plan scrutiny fee | Derechos de revisión de planos | 31500
Storage of goods in shed, per m² | Almacenaje en cobertizo, por m² | 1840
Fire brigade standby, per hour | Servicio de bomberos, por hora | 22600
Weighbridge ticket | Pesaje en romana | 2100`,
  FIRMS,
);
/** Towns and ports have no legal form behind their names. */
export const AUTHORITIES: Trade = { ...tolls, isSellerBare: true };

export const drawPrefixed = (dice: Dice): string =>
  `${dice.pick(['INV', 'IN'])}${dice.int(10, 98)}${dice.digits(3)}`;
export const drawDashed = (dice: Dice): string =>
  `${dice.pick(['INV', 'FAC'])}-${dice.int(1, 9)}${dice.digits(3)}`;
export const drawShort = (dice: Dice): string => String(dice.int(212, 3980));
export const drawSixPlaces = (dice: Dice): string => `${dice.pick(['INV', 'FV'])}-000${dice.digits(3)}`;
export const drawEightPlaces = (dice: Dice): string => `0000${dice.int(1, 9)}${dice.digits(3)}`;
export const drawGasBill = (dice: Dice): string => `${dice.pick(['FE', 'GB'])}${dice.digits(12)}`;
export const drawSeriesFirst = (dice: Dice): string => `${dice.pick(['F001', 'F003'])}-${dice.digits(6)}`;
export const drawDocument = (dice: Dice): string => `9${dice.pick(['0', '4'])}${dice.digits(8)}`;
export const drawTenDigits = (dice: Dice): string => `${dice.int(3, 5)}${dice.digits(9)}`;
export const drawSeven = (dice: Dice): string => `${dice.int(1, 6)}${dice.digits(6)}`;
export const drawShopNumber = (dice: Dice): string => `${dice.pick(['IN', 'FA'])}00${dice.digits(4)}`;
export const drawLoad = (dice: Dice): string => `${dice.digits(3)}-${dice.digits(6)}-${dice.digits(1)}`;

/** As a clock counts them. */
export const HOURS = [1.25, 2.5, 4, 6.75, 9.5, 12.25];
export const ONCE = [1];
export const FEW = [1, 1, 1, 2];
/** As parts are sold that are made by the thousand. */
export const CRATES = [50, 120, 200, 400];
