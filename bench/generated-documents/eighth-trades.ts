// Who sells what to whom in the invoices of the eighth collection, and how their programs number them.

import type { Dice } from './dice.ts';
import { parseGoods, parseNames } from './goods.ts';
import type { Trade } from './trades.ts';

const FIRMS: Trade['buyers'] = {
  en: parseNames(
    `Amberley Foods, Bayview Property Group, Chartwell Components, Dunham & Reese, Everglen Health, Fulcrum Interiors, Garnet Hill Schools, Highmoor Estates, Ikeja Plastics, Jubilee Textiles`,
  ),
  es: parseNames(
    `Alimentos La Ceiba, Bodegas Urriaga, Comercial Matagalpa, Desarrollos Altamira, Envases del Caribe, Fundición Arganda, Grupo Miraflor, Hoteles Bahía Clara, Industrias Carabobo, Laboratorios Ponce`,
  ),
};
const HOUSEHOLDS: Trade['buyers'] = {
  en: parseNames(`Margaret Ellison, Rafael Santos, Thomas Whitcombe, Grace Villanueva, Helen Radford`),
  es: parseNames(`Carmen Rivas Ochoa, Luis Alberto Contreras, Gabriela Montes, Héctor Salas Peña`),
};

export const tradeOf = (
  en: string,
  es: string,
  goods: string,
  buyers = FIRMS,
  areBuyersBare = false,
): Trade => ({
  sellers: { en: parseNames(en), es: parseNames(es) },
  buyers,
  areBuyersBare,
  goods: parseGoods(goods),
});

export const GROUNDS = tradeOf(
  'Cedar Ridge Landscaping, Bright Path Marketing, Lone Star Office Care',
  'Jardines del Xolotlán, Mantenimientos Tiscapa, Servicios Masaya',
  `
Weekly grounds maintenance | Mantenimiento semanal de jardines | 18500
Irrigation repair, parts and labor | Reparación de riego, material y mano de obra | 24350
Mulch, delivered and spread | Sustrato, entregado y extendido | 6800
Tree removal, up to 30 ft | Tala de árbol, hasta 9 m | 72500
Seasonal color installation | Plantación de temporada | 31000`,
);
export const FURNITURE = tradeOf(
  'Lagos Desk Company, Zenith Workspace Solutions, Palmgrove Interiors',
  'Mobiliario Arrieta, Oficinas Tramontana, Equipamientos Segura',
  `
[FURN_7777] Office chair, black | [FURN_7777] Silla de oficina negra | 7000
[FURN_8220] Four person desk | [FURN_8220] Mesa para cuatro personas | 58500
[FURN_6741] Large meeting table | [FURN_6741] Mesa de reuniones grande | 94000
[FURN_8888] Office lamp | [FURN_8888] Lámpara de oficina | 4000
[FURN_5800] Acoustic screen | [FURN_5800] Panel acústico | 29500
[SERV_001] Delivery and assembly | [SERV_001] Transporte y montaje | 12500`,
);
export const MACHINES = tradeOf(
  'Adeyemi Industrial Supplies, Crown Packaging Machinery, Harmattan Cooling',
  'Refrigeración Montseny, Maquinaria Lizarra, Envasado Turia',
  `
Compressor 2.2 kW R290 | Compresor 2,2 kW R290 | 48200
Condenser fan 350 mm | Ventilador condensador 350 mm | 8640
Digital thermostat | Termostato digital | 3975
Copper tube 3/8", coil 15 m | Tubo de cobre 3/8", rollo 15 m | 6180
Door gasket 1500 mm | Burlete de puerta 1500 mm | 2430
Commissioning visit | Puesta en marcha | 19500`,
);
export const STUDIOS = tradeOf(
  'Marigold Design Studio, Saffron Pixel, Tiffin Content',
  'Estudio Cocibolca, Pinol Creativo, Taller Gráfico Momotombo',
  `
Logo and brand guidelines | Logotipo y manual de marca | 85000
Website design, five templates | Diseño web, cinco plantillas | 124000
Product photography, half day | Fotografía de producto, media jornada | 32000
Copywriting, landing page | Redacción, página de inicio | 18500
Social media calendar | Calendario de redes sociales | 22500`,
);
export const CLOTHS = tradeOf(
  'Shree Ganga Textiles, Coimbatore Cotton Mills, Devraj Fabrics',
  'Textiles Tlaxcalteca, Telas del Centro, Hilaturas Apizaco',
  `
Cotton shirting 58", white | Popelina de algodón 1,47 m, blanca | 315
Cotton drill 240 gsm, navy | Dril de algodón 240 g, marino | 428
Cambric 60 x 60, bleached | Cambray 60 x 60, blanqueado | 264
Canvas 12 oz, natural | Loneta 12 oz, natural | 512
Voile, printed | Voile estampado | 347`,
);
export const COUNSEL = tradeOf(
  'Harcourt Vane, Penhaligon Law, Ruddock Shaw',
  'Bufete Echevarría, Olaizola Abogados, Despacho Montalbán',
  `
Advising on the renewal of the lease of the ground floor premises and negotiating the rent review | Asesoramiento en la renovación del arrendamiento del local y negociación de la renta | 185000
Drafting and settling the supply agreement, including three rounds of amendments | Redacción y cierre del contrato de suministro, con tres rondas de enmiendas | 264000
Attending the mediation and preparing the position statement | Asistencia a la mediación y preparación del escrito de posición | 142000
Reviewing employment policies and reporting to the board | Revisión de las políticas laborales e informe al consejo | 97500`,
);
export const ELECTRICITY = tradeOf(
  'Severn Home Energy, Beacon Power Supply, Albion Gas & Electric',
  'Eléctrica del Guaire, Energía Orinoco, Luz de Carabobo',
  `
Electricity, day units | Energía consumida, horario diurno | 7420
Electricity, night units | Energía consumida, horario nocturno | 2385
Standing charge, 30 days | Cargo fijo, 30 días | 1806
Smart meter service | Servicio de medición | 340`,
  HOUSEHOLDS,
  true,
);
export const TELEPHONY = tradeOf(
  'Luzon Telecom, Bayantel Fiber, Pacific Mobile Networks',
  'Telecomunicaciones del Bajío, Enlace Móvil, Fibra Jalisco',
  `
Fiber plan 200 Mbps | Paquete Internet 200 Mb | 2990
Landline monthly service fee | Renta mensual de línea | 890
Mobile data add-on 10 GB | Datos adicionales 10 GB | 1250
International calls | Larga distancia internacional | 415
Modem installment 6 of 24 | Mensualidad de módem 6 de 24 | 560`,
  HOUSEHOLDS,
  true,
);
export const PLATFORMS = tradeOf(
  'Tallyhawk, Sundeck Analytics, Manila Cloud Works',
  'Coquí Software, Nubarrón Digital, Datos Borinquen',
  `
Growth plan (per seat) | Plan Crecimiento (por usuario) | 2900
API requests, tier 2 | Solicitudes API, nivel 2 | 1850
Premium support | Soporte prémium | 9900
Additional workspace | Espacio de trabajo adicional | 4500
Audit log retention | Retención de registros | 1200`,
);
export const PARCELS = tradeOf(
  'Bottega Online, Portofino Trading, Casa & Cucina',
  'Mercado Ávila, Tienda Catatumbo, Comercial Roraima',
  `
Espresso machine, 15 bar, steel | Cafetera expreso, 15 bar, acero | 14990
Wireless keyboard and mouse set | Teclado y ratón inalámbricos | 3899
Organic green tea, 100 bags | Té verde orgánico, 100 bolsitas | 1249
LED desk lamp, dimmable | Lámpara LED regulable | 2750
Non-stick frying pan 28 cm | Sartén antiadherente 28 cm | 3190
Pasta selection, 12 x 500 g | Surtido de pasta, 12 x 500 g | 2460`,
);
export const CONSOLS = tradeOf(
  'Liguria Forwarding, Adriamar Spedizioni, Tirreno Global Logistics',
  'Carga Andina, Agencia de Carga Sabana, Logística Magdalena',
  `
Ocean freight LCL, per W/M | Flete marítimo LCL, por W/M | 8900
Origin terminal handling | Manejo terminal en origen | 12500
Customs clearance, import | Nacionalización, importación | 18500
Delivery order fee | Emisión de orden de entrega | 4500
Trucking port to door | Transporte puerto a bodega | 31000
Cargo insurance | Seguro de carga | 6700`,
);
export const ROOMS = tradeOf(
  'Hotel Wattle Bay, The Jacaranda Brisbane, Coogee Sands Hotel',
  'Hotel Isla Verde, Posada del Morro, Gran Hotel Guayama',
  `
Room charge, superior queen | Habitación superior | 18900
Breakfast buffet | Desayuno bufé | 2800
Meeting room, half day | Salón de reuniones, medio día | 35000
Valet parking | Estacionamiento con valet | 3500
Restaurant, dinner | Restaurante, cena | 6450
Laundry | Lavandería | 2150`,
);
export const PANTRY = tradeOf(
  'Murray Foodservice, Yarra Valley Provisions, Southern Cross Wholesale Foods',
  'Distribuciones Aldecoa, Hostelería Siglo XXI, Almacenes Peñarroya',
  `
Flour plain 12.5 kg | Harina de trigo 12,5 kg | 1890
Olive oil 20 L drum | Aceite de oliva, bidón 20 l | 14500
Diced tomato A10, ctn 3 | Tomate troceado, caja 3 latas | 2760
Butter salted 1.5 kg | Mantequilla con sal 1,5 kg | 1975
Detergent 5 L | Detergente 5 l | 1640
Napkins 2 ply, ctn 2000 | Servilletas 2 capas, caja 2000 | 3120
Coffee beans 1 kg | Café en grano 1 kg | 2390`,
);
export const PLANT = tradeOf(
  'Ironhorse Equipment Rental, Gulf States Rentals, Keystone Lift & Shore',
  'Alquiequipos del Valle, Maquirenta, Andamios Chicamocha',
  `
Scissor lift 26 ft electric, 4 weeks | Plataforma de tijera 8 m, 4 semanas | 96000
Generator 45 kVA towable, week | Generador 45 kVA remolcable, semana | 62500
Telehandler 8K, 44 ft, week | Manipulador telescópico 4 t, semana | 124000
Plate compactor, day | Vibrocompactador, día | 8900
Delivery and pickup | Transporte de entrega y recogida | 18000`,
);

/** Numbers without gaps, as small firms' programs count. */
export const drawRunning = (dice: Dice): string => String(dice.int(1018, 4975));
export const drawByYear = (dice: Dice, date: string): string =>
  `${dice.pick(['INV', 'FAC'])}/${date.slice(0, 4)}/00${dice.digits(3)}`;
export const drawPosted = (dice: Dice): string =>
  dice.pick([`PS-INV10${dice.digits(4)}`, `103${dice.digits(3)}`]);
export const drawPadded = (dice: Dice): string => `0000${dice.digits(3)}`;
export const drawSeries = (dice: Dice, date: string): string =>
  `${dice.pick(['ST', 'FE'])}-${date.slice(2, 4)}${dice.digits(4)}`;
export const drawBill = (dice: Dice): string => `${dice.int(1, 9)}${dice.digits(9)}`;
export const drawHash = (dice: Dice): string =>
  `${dice.pick(['8F3A', 'C41D', '5B9E'])}${dice.digits(4)}-00${dice.int(10, 48)}`;
export const drawMarket = (dice: Dice, date: string): string =>
  `AEU-INV-${date.slice(0, 4)}-${dice.digits(6)}`;
export const drawJob = (dice: Dice, date: string): string =>
  `${dice.pick(['SE', 'AE', 'SI'])}${date.slice(2, 4)}0${dice.digits(5)}`;
export const drawContract = (dice: Dice): string => `2${dice.digits(8)}-00${dice.int(1, 6)}`;

/** Metres of cloth, as a mill sells it. */
export const ROLLS = [120, 250, 300, 480, 600];
