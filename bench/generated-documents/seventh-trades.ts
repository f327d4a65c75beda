// Of the seventh collection, which was measured at first sight (docs/extraction.md) and has been looked into since: its figures are no longer those of documents that nobody has seen.
// Who sells what to whom in the invoices of the seventh collection, and how they number their papers.

import type { Dice } from './dice.ts';
import { parseGoods, parseNames } from './goods.ts';
import type { Trade } from './trades.ts';

const FIRMS: Trade['buyers'] = {
  en: parseNames(
    `Acacia Ridge Lodges, Brevik Maskin, Clover & Dunne Retail, Delta Packers, Eastmoor Aggregates, Fjellheim Bygg, Gantry Lane Logistics, Halyard Marine, Kinabalu Trading, Lambourne Windows`,
  ),
  es: parseNames(
    `Agroexportadora Ulúa, Curtiembre Illimani, Distribuidora Cuscatleca, Editorial Quimera, Grupo Lempirense, Industrias Chacaltaya, Mueblería Los Cedros, Pesquera Maule, Residencial Torreblanca`,
  ),
};
const HAULIERS: Trade['buyers'] = {
  en: parseNames(`Rift Valley Haulage, Turner & Moss Transport, Nordbane Frakt, Blue Ox Trucking`),
  es: parseNames(`Transportes Yungas, Cargas del Istmo, Fletes Aconcagua, Autolíneas Veracruz`),
};

const tradeOf = (en: string, es: string, goods: string, buyers = FIRMS): Trade => ({
  sellers: { en: parseNames(en), es: parseNames(es) },
  buyers,
  goods: parseGoods(goods),
});

export const HELP_DESKS = tradeOf(
  'Umbrella Thorn Technologies, Patchwork IT, Nettverk Sør, Redwire Support',
  'Soporte Andino, Redes Tepeaca, Informática Lempa',
  `
Managed workstation, per device | Puesto gestionado, por equipo | 1450
Firewall subscription, annual | Suscripción de cortafuegos, anual | 48900
On-site callout, first hour | Visita a domicilio, primera hora | 9500
Laptop 14", 16 GB, 512 GB | Portátil 14", 16 GB, 512 GB | 104900
Cabling, Cat 6, per drop | Cableado Cat 6, por punto | 8700
Mailbox migration | Migración de buzón | 2200`,
);
export const PUMPS = tradeOf(
  'Fluidline Pumps & Seals, Vestkyst Lager, Kessler Bearings, Straits Industrial Supply',
  'Bombas y Sellos Potosí, Rodamientos del Pacífico, Hidráulica Ceibal',
  `
Mechanical seal 28 mm, SiC/SiC | Sello mecánico 28 mm, SiC/SiC | 12840
Deep groove ball bearing 6308-2RS | Rodamiento rígido de bolas 6308-2RS | 2475
Impeller, bronze, 165 mm | Impulsor de bronce, 165 mm | 31900
Pump casing gasket set | Juego de juntas de carcasa | 3360
Flexible coupling, size 90 | Acoplamiento flexible, tamaño 90 | 8815
Motor 5.5 kW, IE3, B35 | Motor 5,5 kW, IE3, B35 | 57200`,
);
export const HOSTS = tradeOf(
  'Baobab Hosting, Lattice Web Services, Skyhook Domains',
  'Alojarte, Dominios Tunari, Nube Maya',
  `
Business hosting, 50 GB | Alojamiento Empresa, 50 GB | 11900
Domain renewal, .com | Renovación de dominio, .com | 1599
SSL certificate, wildcard | Certificado SSL comodín | 8900
Dedicated IP address | Dirección IP dedicada | 3600
Backup add-on, 100 GB | Complemento de copias, 100 GB | 4800`,
);
export const CAMPAIGNS = tradeOf(
  'Pinboard Ads, Klikk Media, Searchlight Advertising',
  'Anuncios Quetzalli, Vitrina Digital, Pauta Sur',
  `
Brand search – exact | Búsqueda de marca – exacta | 418200
Spring clearance, display | Liquidación de primavera, display | 231750
Remarketing 30 days | Remarketing 30 días | 96420
Store visits, local | Visitas a tienda, local | 157300
Video bumper, 6 seconds | Vídeo corto, 6 segundos | 322800
Shopping feed, all products | Feed de compras, todos los productos | 509160`,
);
export const FARM_SUPPLIES = tradeOf(
  'Longacre Farmers Co-operative, Molo Growers Union, Felleskjøpet Dalane',
  'Cooperativa Agropecuaria El Carmen, Cooperativa Cafetalera Copán, Agricultores Unidos de Tarija',
  `
Dairy compound 18 %, bulk | Pienso vacuno lechero 18 %, granel | 31400
Fertiliser NPK 20-10-10 | Fertilizante NPK 20-10-10 | 46800
Barley, rolled | Cebada aplastada | 24600
Agricultural lime | Cal agrícola | 6900
Maize seed, hybrid | Semilla de maíz híbrido | 228000`,
);
export const CATCHES = tradeOf(
  'Old Quay Fish Auction, Lofotbrygga Fiskemottak, Minque Port Seafood, Criée du Ponant',
  'Lonja de Caleta Brava, Mariscos Amapala, Pesquerías Acajutla',
  `
Cod, gutted, grade 1 | Bacalao eviscerado, cat. 1 | 412
Hake, 2-3 kg | Merluza, 2-3 kg | 688
Monkfish tails | Colas de rape | 1135
Squid, whole | Calamar entero | 547
Langoustine, medium | Cigala mediana | 1690
Mackerel | Caballa | 198`,
);
export const FUEL_CARDS = tradeOf(
  'Meridian Fuel Cards, Roadstar Fleet, Veikort',
  'Tarjeta Ruta, Flotacard, Combustibles Prepago Andes',
  `
Diesel B7 | Diésel B7 | 152
Unleaded 95 | Gasolina 95 | 164
AdBlue, pump | AdBlue, surtidor | 89
HVO100 | HVO100 | 189`,
  HAULIERS,
);
export const MEDICINES = tradeOf(
  'Mwangaza Pharma Distributors, Calder Wholesale Chemists, Apotekvarer Engros, Pharmadis Nord',
  'Droguería Inti, Farmacéutica Cuzcatlán, Distribuidora Médica Sula',
  `
Amoxicillin 500 mg caps, 21 | Amoxicilina 500 mg cáps., 21 | 318
Paracetamol 1 g tabs, 100 | Paracetamol 1 g comp., 100 | 265
Insulin glargine pen, 5 | Insulina glargina pluma, 5 | 5240
Nitrile gloves M, 200 | Guantes de nitrilo M, 200 | 1190
Salbutamol inhaler 100 mcg | Salbutamol inhalador 100 mcg | 412
Sodium chloride 0.9 %, 500 ml | Cloruro de sodio 0,9 %, 500 ml | 174
Dressing, sterile 10 x 10 | Apósito estéril 10 x 10 | 655`,
);
export const LIFTS = tradeOf(
  'Ascent Lift Services, Heis & Løft, Ascenseurs Vauban, Plumbline Elevators',
  'Ascensores Sajama, Elevadores Morazán, Montacargas del Valle',
  `
Passenger lift, 4 stops, Block A | Ascensor de pasajeros, 4 paradas, bloque A | 41200
Goods lift, 1000 kg, Warehouse | Montacargas, 1000 kg, almacén | 52800
Platform lift, entrance | Plataforma elevadora, acceso | 23650
Escalator, ground to first | Escalera mecánica, planta baja a primera | 68700
Emergency line, monthly | Línea de emergencia, mensual | 3900`,
);
export const AUDITORS = tradeOf(
  'Penrose Hale, Oduor & Kimani, Revisjon Vest, Tan Liew & Partners',
  'Auditores Murillo, Contadores Asociados Sula, Peralta y Funes',
  `
To the audit of the accounts for the year, including attendance at the stock count and review of the subsidiary's file | Por la auditoría de las cuentas del ejercicio, con asistencia al inventario y revisión del expediente de la filial | 684000
To the preparation of the corporation tax return and correspondence with the authorities | Por la preparación de la declaración del impuesto sobre sociedades y la correspondencia con la administración | 142500
To payroll services for the quarter, forty-two employees | Por el servicio de nóminas del trimestre, cuarenta y dos empleados | 98600
To advice by telephone and letter on the proposed share transfer | Por el asesoramiento telefónico y por escrito sobre la transmisión de acciones proyectada | 57300`,
);
export const RECRUITERS = tradeOf(
  'Fairhaven Search, Talent Savannah, Hodehjelp, Clarion Hire',
  'Selección Altiplano, Talento Pipil, Búsqueda Ejecutiva Norte',
  `
Placement fee, Financial Controller | Honorarios de selección, Contralor financiero | 1470000
Shortlist retainer, second stage | Anticipo de terna, segunda etapa | 450000
Psychometric assessment | Evaluación psicométrica | 28500`,
);
export const STATIONERS = tradeOf(
  'Quill & Blotter Stationers, Savanna Paper Mart, Kontorrekvisita Nord',
  'Librería y Papelería Sucre, Papelería Morazán, Útiles Escolares Izalco',
  `
Ruled notebook, 200 pages | Cuaderno rayado, 200 hojas | 385
Lever arch file, blue | Archivador de palanca, azul | 460
Whiteboard 120 x 90 | Pizarra blanca 120 x 90 | 7250
Ballpoint pens, box of 50 | Bolígrafos, caja de 50 | 1240
Receipt rolls 80 mm, box of 50 | Rollos térmicos 80 mm, caja de 50 | 3950
Envelopes C5, 500 | Sobres C5, 500 | 2180`,
);
export const FAIRS = tradeOf(
  'Horizon Fairs & Congresses, Agora Expo Services, Messe Oslofjord',
  'Ferias del Oriente, Recinto Ferial Jocotán, Expo Austral',
  `
Stand space, hall 3, per m² | Espacio de stand, pabellón 3, por m² | 19800
Shell scheme, per m² | Stand modular, por m² | 7450
Carpet tile, per m² | Moqueta, por m² | 890
Exhibitor passes | Pases de expositor | 2600
Electric connection 3 kW | Conexión eléctrica 3 kW | 24500`,
);
export const BRANDS = tradeOf(
  'Northern Dairy Wholesale, Kilele Beverages, Grossist Fem',
  'Bebidas Chiquitos, Mayorista La Ceiba, Abarrotes Sonsonate',
  `
Volume rebate, chilled | Bonificación por volumen, refrigerados | 84600
Volume rebate, ambient | Bonificación por volumen, ambiente | 52300
Shelf promotion, spring | Promoción en lineal, primavera | 31500
Price correction, July deliveries | Corrección de precio, entregas de julio | 12740`,
);

/** @param date ISO */
export function drawSerial(dice: Dice, date: string): string {
  const [year = '', month = ''] = date.split('-');
  return dice.pick([
    `INV-0${dice.digits(4)}`,
    `90${dice.digits(7)}`,
    `${dice.int(3, 5)}${dice.digits(9)}`,
    `${dice.pick(['FA', 'FC', 'VK'])}${year}-${dice.digits(4)}`,
    `${year.slice(2)}${month}-${dice.digits(3)}`,
    `${dice.pick(['NBO', 'WEB', 'LDN'])}/${dice.digits(4)}/${year.slice(2)}`,
    `${dice.pick(['D', 'S'])}${dice.int(1, 4)}-${dice.digits(6)}`,
    dice.digits(7).replace(/^0/u, '8'),
  ]);
}

/** As a tax office lets a printer number them: point of issue, kind and number. */
export function drawAuthorised(dice: Dice): string {
  return `000-00${dice.int(1, 4)}-01-000${dice.digits(5)}`;
}

/** Tonnes, as a weighbridge gives them. */
export const TONNES = [0.84, 1.26, 3.52, 6.4, 9.78, 12.06];
/** Kilograms of boxes of fish. */
export const KILOS = [38.5, 64.25, 112.75, 187.5, 240.25, 96.4];
/** Litres, as a lorry takes them. */
export const LITRES = [48.31, 112.07, 264.9, 318.55, 401.22, 87.64];
/** Square metres. */
export const METRES = [9, 12, 18, 24];
