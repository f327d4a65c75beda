// Who sells what to whom in the invoices of the sixth collection, and how they number their papers.

import type { Dice } from './dice.ts';
import { parseGoods, parseNames } from './goods.ts';
import type { Trade } from './trades.ts';

const FIRMS: Trade['buyers'] = {
  en: parseNames(
    `Ackroyd Timber Frames, Blue Heron Resorts, Cooper & Lisle Publishing, Dunlin Aviation, Elmhurst Family Dental, Foxglove Interiors, Hartmann Solar, Pemberton Archives`,
  ),
  es: parseNames(
    `Aserradero Río Claro, Bananera Sixaola, Colegio Montealto, Droguería Central, Hostal Puerta Nueva, Imprenta Andrómeda, Lácteos Valle Hondo, Óptica Miramar`,
  ),
};
const HOUSEHOLDS: Trade['buyers'] = {
  en: parseNames(`Rosalind Keane, Dr. Arjun Mehta, Thomas Ellingsen, Bridget Navarro, Clive Osgood`),
  es: parseNames(`Marisol Quesada, Ernesto Villar Pons, Graciela Tuñón, Fermín Aldana, Noelia Castro Rey`),
};

const tradeOf = (en: string, es: string, goods: string, buyers = FIRMS): Trade => ({
  sellers: { en: parseNames(en), es: parseNames(es) },
  buyers,
  goods: parseGoods(goods),
});
const ofPersons = (trade: Trade): Trade => ({ ...trade, buyers: HOUSEHOLDS, areBuyersBare: true });

export const VETS = ofPersons(
  tradeOf(
    'Willow Paw Veterinary Centre, Tierklinik Seeblick, Brookside Animal Hospital',
    'Clínica Veterinaria Colmillo, Hospital Veterinario La Sabana, Centro Veterinario Patas',
    `
Consultation | Consulta | 5200
Vaccination, annual booster | Vacunación anual de refuerzo | 4450
Blood panel, in-house | Analítica de sangre en clínica | 8900
Dental scale and polish under sedation | Limpieza dental con sedación | 21500
Meloxicam oral suspension 32 ml | Meloxicam suspensión oral 32 ml | 1975
Microchip and registration | Microchip y registro | 3100`,
  ),
);
export const WORDS: Trade = {
  ...tradeOf(
    'Helen Draycott Translations, Anselm Vogt Language Services, Priya Nair Editorial',
    'Inés Barrantes Traducciones, Tomás Urrea Corrección de Textos, Lucía Pedrosa Lenguas',
    `
Translation, user manual, 11,400 words | Traducción, manual de usuario, 11.400 palabras | 118500
Proofreading of annual report | Revisión de la memoria anual | 46000
Interpreting, half day | Interpretación, media jornada | 39000
Terminology list, bilingual | Glosario bilingüe | 21500
Certified copy | Copia certificada | 3500`,
  ),
  isSellerBare: true,
};
export const SCHOOLS = ofPersons(
  tradeOf(
    'Larchfield Preparatory School, St Columba Day School, Rheinblick International School',
    'Colegio Los Cipreses, Liceo Santa Elena, Escuela Infantil Nube',
    `
Tuition, autumn term | Enseñanza, primer trimestre | 412000
Lunches | Comedor | 28500
School bus, zone B | Ruta escolar, zona B | 36500
Violin lessons, 10 | Clases de violín, 10 | 24000
Field trip, geology | Salida de campo, geología | 8500
Uniform and books | Uniforme y libros | 19500`,
  ),
);
export const SOCIETIES = tradeOf(
  'Harbour Trades Association, Guild of Precision Makers, Northern Hoteliers Circle',
  'Cámara de Comercio del Golfo, Asociación de Hoteleros Andinos, Gremio de Impresores',
  `
Annual subscription, corporate member | Cuota anual, socio corporativo | 98000
Yearbook entry with logo | Inserción en el anuario con logotipo | 17500`,
);
export const TYRES = tradeOf(
  'Fastlane Tyre & Brake, Reifen Brandt, Axle House Garage',
  'Llantas El Trébol, Neumáticos Cantera, Taller Autofrenos Luna',
  `
Tyre 205/55 R16 91V | Neumático 205/55 R16 91V | 8790
Fitting and balancing | Montaje y equilibrado | 1650
Wheel alignment, four wheel | Alineación de cuatro ruedas | 6900
Brake pads, front set | Pastillas de freno delanteras | 5480
Disposal of old tyre | Reciclaje de neumático usado | 280
Valve, TPMS | Válvula TPMS | 3290
Labour, brakes | Mano de obra, frenos | 7200`,
);
export const WINES = tradeOf(
  'Salter & Finch Wine Merchants, Weinkontor Lindau, Oak Barrel Imports',
  'Distribuidora Viña Alta, Licores del Istmo, Bodega Tres Ríos',
  `
Riesling Kabinett 2022, 6 x 75 cl | Riesling Kabinett 2022, 6 x 75 cl | 7140
Rioja Crianza 2019, 12 x 75 cl | Rioja Crianza 2019, 12 x 75 cl | 10980
Mineral water still, 24 x 33 cl | Agua mineral sin gas, 24 x 33 cl | 1390
Tonic water, 24 x 20 cl | Agua tónica, 24 x 20 cl | 1865
Brut Reserve NV, 6 x 75 cl | Brut Reserva, 6 x 75 cl | 13200
Green olives, tub 2.5 kg | Aceitunas verdes, cubo 2,5 kg | 2240
Draught lager, keg 30 l | Cerveza de barril, 30 l | 9450`,
);
export const TIMBER = tradeOf(
  'Dockray Builders Merchants, Bauzentrum Elbtal, Granite Ridge Supply',
  'Materiales El Guanacaste, Almacén La Cantera, Suministros de Obra Teide',
  `
Softwood batten 25 x 50 mm, treated, 4.8 m | Listón de pino 25 x 50 mm, tratado, 4,8 m | 585
Plasterboard tapered edge 12.5 mm, 2400 x 1200 | Placa de yeso borde afinado 12,5 mm, 2400 x 1200 | 1142
Cement 25 kg, CEM II | Cemento 25 kg, CEM II | 689
Sharp sand, bulk bag | Arena lavada, big bag | 6850
Concrete block 100 mm, 7 N | Bloque de hormigón 100 mm, 7 N | 214
Insulation board 100 mm, foil faced | Placa aislante 100 mm, cara de aluminio | 4395
Drywall screw 3.5 x 35, box of 1000 | Tornillo para yeso 3,5 x 35, caja de 1000 | 1090
Damp proof membrane 300 micron, 4 x 25 m | Lámina impermeable 300 micras, 4 x 25 m | 7425
Mesh A142, sheet 4.8 x 2.4 m | Malla electrosoldada A142, 4,8 x 2,4 m | 5180
Joint filler, setting, 10 kg | Masilla de juntas, fraguado, 10 kg | 1645
Skirting, primed MDF 18 x 119 mm, 5.4 m | Rodapié MDF imprimado 18 x 119 mm, 5,4 m | 1530`,
);
export const FABRICS = tradeOf(
  'Loomgate Textiles, Hansa Stoffe, Cotswold Weaving Mill',
  'Telas Guaymí, Hilaturas Montnegre, Confecciones Lempira',
  `
Upholstery velvet, moss green, roll 25 m | Terciopelo tapicería, verde musgo, rollo 25 m | 38750
Curtain lining, ivory, roll 50 m | Forro de cortina, marfil, rollo 50 m | 21400
Cushion pad 45 x 45, feather | Relleno de cojín 45 x 45, pluma | 690
Zip, invisible, 40 cm | Cremallera invisible, 40 cm | 95`,
);
export const WATER = ofPersons(
  tradeOf(
    'Upper Vale Water, Stadtwerke Auental, Pinewater Utilities',
    'Aguas del Valle Central, Acueducto Brisas, Canal y Riego Levante',
    `
Water supplied | Agua suministrada | 7380
Sewerage | Alcantarillado | 5240
Fixed charge | Cargo fijo | 2115
Surface drainage | Drenaje pluvial | 1460
Meter rental | Alquiler de contador | 390`,
  ),
);
export const GUESTS = tradeOf(
  'The Anchorage Hotel, Hotel Elbblick, Lakeview Lodge & Conference',
  'Hotel Boutique Amapola, Hotel Puerto Escondido, Parador del Cafetal',
  `
Room 214, single use, breakfast included | Habitación 214, uso individual, desayuno incluido | 14900
Restaurant | Restaurante | 4280
Minibar | Minibar | 1150
Meeting room, half day | Sala de reuniones, media jornada | 22000
Laundry | Lavandería | 1890
Parking | Estacionamiento | 1600`,
);
export const PARCELS = tradeOf(
  'Swiftwing Parcels, Kurierdienst Falke, Tri-County Delivery',
  'Paquetería Colibrí, Envíos Tamarindo, Mensajeros del Norte',
  `
Next day, up to 5 kg | Día siguiente, hasta 5 kg | 1145
Economy, up to 20 kg | Económico, hasta 20 kg | 1690
Pallet, half, tail lift | Medio palé con plataforma | 6850
Collection on request | Recogida a petición | 750
Residential surcharge | Recargo domicilio particular | 310
International document | Documento internacional | 3420`,
);
export const GUARDS = tradeOf(
  'Sentinel Row Security, Wachdienst Holm, Nightjar Protective Services',
  'Vigilancia Águila Dorada, Custodia Pacífica, Seguridad Centinela Sur',
  `
Static guard, main gate, weekday nights | Vigilante fijo, puerta principal, noches laborables | 2480
Mobile patrol, weekend | Patrulla móvil, fin de semana | 3150
Dog handler | Guía canino | 3890
Event steward | Auxiliar de eventos | 2050
Control room operator | Operador de central | 2760`,
);
export const LABORATORIES = tradeOf(
  'Analytik Werra, Pennine Test House, Crestline Environmental Labs',
  'Laboratorio Químico Tilarán, Análisis Ebro, Ensayos Industriales Boquete',
  `
Heavy metals by ICP-MS, per sample | Metales pesados por ICP-MS, por muestra | 8650
Total organic carbon | Carbono orgánico total | 3900
Microbiology, potable water | Microbiología, agua potable | 6200
Asbestos identification | Identificación de amianto | 4750
Sampling visit, two technicians | Visita de muestreo, dos técnicos | 31500
Express surcharge 48 h | Recargo urgente 48 h | 12500`,
);
export const COMPONENTS = tradeOf(
  'Ohmline Components, Schaltwerk Nord, Pacific Relay & Switch',
  'Componentes Ohmia, Electrónica Arenal, Relés y Sensores Cádiz',
  `
Relay 24 V DC, 2 changeover | Relé 24 V CC, 2 conmutados | 745
Proximity sensor M12, PNP | Sensor de proximidad M12, PNP | 2890
Terminal block 4 mm², grey | Borna 4 mm², gris | 118
Power supply 240 W, DIN rail | Fuente 240 W, carril DIN | 9640
Cable gland M20 | Prensaestopas M20 | 135`,
);

/** @param date ISO */
export function drawSeries(dice: Dice, date: string): string {
  const [year = '', month = ''] = date.split('-');
  return dice.pick([
    `SI-${year}-${dice.digits(6)}`,
    `RE${year.slice(2)}${month}${dice.digits(4)}`,
    `001-002-${dice.digits(9)}`,
    `FV/${year}/${month}/${dice.digits(3)}`,
    `E${dice.digits(8)}`,
    `${dice.int(1, 9)}${dice.digits(4)}/${year.slice(2)}`,
    `${dice.pick(['BL', 'QX', 'HT'])}${dice.digits(6)}-${dice.int(1, 9)}`,
    `10${dice.digits(6)}`,
  ]);
}
