// Who sells what to whom in the invoices of the fifth collection.

import { parseGoods, parseNames } from './goods.ts';
import type { Language } from './locales.ts';
import type { Trade } from './trades.ts';

const BUYERS = {
  en: parseNames(
    `Abbotsleigh Nurseries, Candlewick Hospitality, Delft Bicycle Works, Fjordline Catering, Garrick Street Theatre, Hatta Cold Stores, Ironstone Brewing, Kitchener Labels`,
  ),
  es: parseNames(
    `Arrocera Cotuí, Bodegas Valdelana, Clínica San Roque, Ediciones Quetzal, Frigorífico Ñemby, Molinos Antigua, Panadería Alcázar, Talleres Lomas Verdes`,
  ),
};

const tradeOf = (en: string, es: string, goods: string, buyers = BUYERS): Trade => ({
  sellers: { en: parseNames(en), es: parseNames(es) },
  buyers,
  goods: parseGoods(goods),
});

export const INDUSTRY = tradeOf(
  'Vandermeer Seals, Holmgren Drives, Pruitt Abrasives, Kingsway Labels, Gulf Crane Spares',
  'Rodamientos Itaipú, Plásticos Duarte, Envases Amatitlán, Correas Zubiaurre, Filtros Caacupé',
  `
Radial shaft seal 45 x 62 x 8 NBR | Retén radial 45 x 62 x 8 NBR | 420
Flap disc 125 mm grit 80 | Disco de láminas 125 mm grano 80 | 355
V-belt SPB 2240 | Correa trapezoidal SPB 2240 | 1980
Thermal label 100 x 150, roll of 500 | Etiqueta térmica 100 x 150, rollo de 500 | 1165
Filter element 10 micron | Elemento filtrante 10 micras | 5240
Gear motor 0.75 kW, ratio 1:30 | Motorreductor 0,75 kW, relación 1:30 | 38900
Shackle, bow type, 3.25 t | Grillete lira 3,25 t | 1730
Cutting oil, drum 20 l | Taladrina, bidón 20 l | 8460`,
);
export const GADGETS = tradeOf(
  'Brightcart Retail, Overdale Electronics, Tulip Home Supplies',
  'Tecnoshop Ribera, Comercial Ozama, Electro Mariscal',
  `
LED desk lamp with USB port, black | Lámpara LED de escritorio con USB, negra | 3290
Cordless drill 18 V with two batteries | Taladro inalámbrico 18 V con dos baterías | 9990
Paper shredder P-4, 12 sheets | Destructora de papel P-4, 12 hojas | 6450
Monitor arm, single | Brazo para monitor, sencillo | 4590
Label printer ribbon, 3 pack | Cinta para rotuladora, paquete de 3 | 1899`,
);
export const HARBOUR = tradeOf(
  'Maasmond Ship Agency, Gulf Pearl Marine Services, Solent Harbour Agency',
  'Agencia Marítima Quisqueya, Consignataria Estrecho, Servicios Portuarios Santo Tomás',
  `
Port dues | Tasa de puerto | 184000
Pilotage, inward | Practicaje de entrada | 96500
Towage, two tugs | Remolque, dos remolcadores | 142000
Mooring and unmooring | Amarre y desamarre | 38500
Garbage collection | Recogida de residuos | 17500
Agency fee | Honorarios de agencia | 65000
Launch hire | Servicio de lancha | 21000`,
);
export const MEDIA = tradeOf(
  'Canal Street Radio, The Wharfside Gazette, Northlight Outdoor Media',
  'Radio Cumbre, Diario El Faro, Vallas del Litoral',
  `
Half page, colour, main section | Media página, color, sección principal | 128000
Spot 20 seconds, morning drive | Cuña de 20 segundos, horario matinal | 9400
Digital banner, leaderboard, one week | Banner digital, cabecera, una semana | 45000
Billboard 48 sheets, two weeks | Valla 8 x 3 m, dos semanas | 86000
Production of artwork | Producción de arte final | 22000`,
);
export const LEASING = tradeOf(
  'Corwen Asset Finance, Lindqvist Leasing, Delmarva Equipment Credit',
  'Leasing Antillano, Arrendadora del Bajío, Renting Mediterráneo',
  `
Rental, forklift truck, serial 7741-KB | Cuota, carretilla elevadora, serie 7741-KB | 64500
Rental, delivery van | Cuota, furgoneta de reparto | 48900
Maintenance plan | Plan de mantenimiento | 9800
Insurance recharge | Repercusión de seguro | 5400
Rental, multifunction printer | Cuota, impresora multifunción | 12900`,
);
export const PROPERTY = tradeOf(
  'Castle Wharf Estates, Brinkman Vastgoed, Al Noor Properties',
  'Inmobiliaria Plaza Zona 10, Patrimonial Serrano, Locales del Este',
  `
Rent, unit 4B | Renta, local 4B | 385000
Service charge on account | Gastos comunes a cuenta | 62000
Insurance rent | Seguro del inmueble | 18500
Car spaces, three | Tres plazas de aparcamiento | 27000
Signage licence | Licencia de rótulo | 9500`,
);
export const STUDIOS = tradeOf(
  'Fable & Thread, Oost Digital, Marrow Lane Video, Palm Grove Events',
  'Agencia Guacamaya, Estudio Ñandutí, Taller Creativo Lavapiés',
  `
Brand identity workshop | Taller de identidad de marca | 95000
Video editing, day rate | Edición de vídeo, tarifa por día | 52000
Newsletter design | Diseño de boletín | 31000
Hosting and support, quarter | Alojamiento y soporte, trimestre | 18900
Voice-over recording | Grabación de locución | 24500`,
);
export const GROUP_SERVICES = tradeOf(
  'Overton Group Services, Sjöholm Shared Services, Tasker Holdings',
  'Servicios Corporativos Ámbar, Corporación Izalco, Grupo Bahía Central',
  `
IT service desk | Mesa de ayuda de informática | 310000
Payroll processing | Proceso de nóminas | 84000
Group insurance programme | Programa de seguros del grupo | 126000
Legal and compliance | Asesoría jurídica y cumplimiento | 97500
Office space, shared floor | Espacio de oficina, planta común | 142000`,
);
export const BEVERAGES = tradeOf(
  'Quay Cash & Carry, Harvest Lane Wholesale, Docklands Drinks',
  'Depósito La Bendición, Mayoreo El Quetzal, Distribuidora Yguazú',
  `
LAGER CAN 24X330 | CERVEZA LATA 24X330 | 1890
COLA PET 6X1.5L | COLA PET 6X1.5L | 890
RICE SACK 10KG | ARROZ SACO 10KG | 1450
FRYING OIL 20L | ACEITE FRITURA 20L | 3480
PAPER TOWELS X12 | TOALLA PAPEL X12 | 1290
SUGAR 1KG X10 | AZUCAR 1KG X10 | 1120`,
);

const RESIDENTS: Readonly<Record<Language, readonly string[]>> = {
  en: parseNames(`Hannah de Groot, Leonard Ashcroft, Mariam Haddad, Oskar Nyberg`),
  es: parseNames(`Altagracia Núñez, Bernardo Caballero, Encarna Molina Rey, Waldemar Ortiz`),
};
export const COUNCIL: Trade = {
  ...tradeOf(
    'Wharfedale Parks Trust, Eastmere Harbour Board, Thornby Civic Services',
    'Servicios Municipales Vega, Aseo Urbano Central, Mercados de la Villa',
    `
Trade refuse collection, per bin | Recogida de residuos comerciales, por contenedor | 4620
Pavement licence, tables | Licencia de terraza, mesas | 11500
Market pitch, Saturdays | Puesto de mercado, sábados | 8800
Street closure administration | Tramitación de corte de calle | 14300
Allotment rent | Renta de huerto | 3950`,
  ),
  buyers: RESIDENTS,
  areBuyersBare: true,
};
