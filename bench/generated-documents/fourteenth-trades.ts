// Who sells what to whom in the invoices of the fourteenth collection, and how their programs number them.

import { tradeOf } from './eighth-trades.ts';
import type { DrawNumber } from './eleventh-trades.ts';
import { parseNames } from './goods.ts';
import { where } from './thirteenth-trades.ts';
import type { Trade } from './trades.ts';

const FIRMS: Trade['buyers'] = {
  en: parseNames(
    `Ashgrove Biscuits, Bridgewater Textiles, Crestline Furniture, Deepwell Foods, Eastbourne Cosmetics, Fernleigh Paper, Goldcrest Appliances, Hollingworth Engineering, Inglewood Beverages, Jessamine Retail`,
  ),
  es: parseNames(
    `Abonos del Tajuña, Bebidas Chapultepec, Cartones del Cauca, Dulces Imbabura, Estructuras Colonia, Farmacéutica Ancón, Granos del Oriente, Herrajes Sabadell, Impresos Cuauhtémoc, Jabones Manizales`,
  ),
};
const PRESSES: Trade['buyers'] = {
  en: parseNames(`Larch & Lantern Publishing, Penhallow Books, Tidal Magazine Group`),
  es: parseNames(`Ediciones Nahual, Revista Tierra Adentro del Sur, Editorial Cenzontle`),
};
const LAWYERS: Trade['buyers'] = {
  en: parseNames(`Hadley Brookes LLP, Marchetti & Stone PLLC, Rowan Pruitt Law Group`),
  es: parseNames(`Garzón Ibarz Abogados, Bufete Sanchís Roig, Letrados Peñarroya`),
};
const FLORISTS: Trade['buyers'] = {
  en: parseNames(`Kowhai Flowers, Ponsonby Petals, The Posy Room`),
  es: parseNames(`Florería La Carolina, Arreglos Tomebamba, Flores y Eventos Samborondón`),
};
const OPTICIANS: Trade['buyers'] = {
  en: parseNames(`Umhlanga Eye Care, Karoo Optometrists, Clearview Spectacle Shop`),
  es: parseNames(`Óptica Visión Laureles, Centro Óptico Chapinero, Ópticas El Prado`),
};
const SHIPOWNERS: Trade['buyers'] = {
  en: parseNames(`Agulhas Coastal Shipping, Blue Marlin Bulk, Pelagic Reefer Lines`),
  es: parseNames(`Naviera del Plata Sur, Pesquera Punta Ballena, Transportes Fluviales Uruguay`),
};
const FRANCHISEES: Trade['buyers'] = {
  en: parseNames(`Jurong Snack Operators, Eastside Kitchens, Kopi Corner Trading`),
  es: parseNames(`Comidas del Istmo, Operadora Albrook, Restaurantes Chiriquí`),
};
const UNIVERSITIES: Trade['buyers'] = {
  en: parseNames(`University of Waalstad, Institute for Delta Ecology, Zuiderhaven Medical School`),
  es: parseNames(`Universidad del Chimborazo, Instituto Andino de Biología, Escuela Politécnica de Manta`),
};

export const PICTURES = tradeOf(
  'Foxhollow Picture Library, Lightwell Images, Albion Press Photos',
  'Archivo Gráfico Coyoacán, Fototeca Mexica, Imagen Latente',
  `
Fishing boats at low tide, Whitby, double page spread | Trajineras al amanecer en Xochimilco, doble página | 28500
Portrait of a clockmaker in his workshop, half page inside | Retrato de un alfarero en su taller, media página interior | 14500
Aerial view of terraced fields after rain, front cover | Vista aérea de terrazas de cultivo tras la lluvia, portada | 46000
Steam engine crossing a viaduct, archive print of 1951, quarter page | Locomotora sobre un viaducto, copia de archivo de 1951, cuarto de página | 9800
Schoolchildren planting an orchard, website banner for one year | Niños sembrando un huerto, encabezado web por un año | 12200`,
  PRESSES,
);
export const TRANSCRIPTS = tradeOf(
  'Bayside Court Reporting, Verbatim Stenographers, Tri-County Depositions',
  'Actas y Transcripciones Cibeles, Taquigrafía Judicial Túria, Estenotipia Llobregat',
  `
Deposition, original and one copy | Transcripción de vista, original y copia | 465
Certified copy of prior volume | Copia autenticada del tomo anterior | 310
Rough draft, same day | Borrador, mismo día | 175
Realtime connection | Subtitulado en directo | 160
Exhibits scanned and bound | Anexos digitalizados y encuadernados | 55
Video synchronized to text | Vídeo sincronizado con el texto | 120`,
  LAWYERS,
  true,
);
export const LOADS = tradeOf(
  'Big Sandy Logistics, Redbud Freight Brokers, Ozark Load Services',
  'Transportes Magdalena Medio, Logística Terrestre Tequendama, Carga Andina Express',
  `
Line haul, dry van | Flete carretero, tractocamión | 184500
Fuel surcharge | Recargo por combustible | 31250
Detention at receiver, hours | Espera en descargue, horas | 6500
Unloading crew | Cuadrilla de descargue | 17500
Extra stop | Parada adicional | 7500
Tarp fee | Carpado de la carga | 10000`,
  FIRMS,
);
export const ARCHIVES = tradeOf(
  'Kauri Records Management, Harbour Archive Services, Tussock Document Storage',
  'Resguardo Documental Anáhuac, Archivo Seguro Bajío, Custodia de Cajas Tlalpan',
  `
Storage of standard archive cartons in racked warehouse, per carton and month | Resguardo de cajas de archivo estándar en almacén con estantería, por caja y mes | 48
Retrieval of carton on next business day, including collection from rack and update of the register | Consulta de caja al siguiente día hábil, incluye extracción y actualización del inventario | 395
Return of carton to rack | Reingreso de caja al estante | 290
Secure destruction with certificate, per carton | Destrucción confidencial con certificado, por caja | 640
New cartons supplied flat | Cajas nuevas entregadas plegadas | 415
Scan on demand, up to fifty pages | Digitalización por solicitud, hasta cincuenta páginas | 1250`,
  FIRMS,
);
export const STEMS = tradeOf(
  'Waitakere Flower Growers, Southern Bloom Wholesale, Te Puke Orchids',
  'Rosas del Cotopaxi, Flores de Cayambe, Mayorista Floral Tabacundo',
  `
Rose Freedom, red | Rosa Freedom, roja | 82
Rose Mondial, white | Rosa Mondial, blanca | 86
Gypsophila Xlence | Gypsophila Xlence | 54
Carnation Nobbio, violet | Clavel Nobbio, violeta | 39
Hydrangea, blue | Hortensia, azul | 195
Snapdragon, mixed | Boca de dragón, surtida | 61`,
  FLORISTS,
);
export const LENSES = tradeOf(
  'Protea Optical Laboratory, Highveld Lens Works, Table Bay Lenses',
  'Laboratorio Óptico Chicó, Lentes Aburrá, Tallado Óptico del Valle',
  `
Progressive lens 1.60, antireflective | Lente progresivo 1.60, antirreflejo | 7450
Single vision 1.50, hard coated | Monofocal 1.50, endurecido | 1650
Bifocal flat top 28 | Bifocal flat top 28 | 2980
Photochromic single vision 1.56 | Fotocromático monofocal 1.56 | 4120
Polycarbonate safety pair | Policarbonato de seguridad, par | 3350
Fitting to own frame | Montaje en armazón propio | 690`,
  OPTICIANS,
);
export const BUNKERS = tradeOf(
  'Cape Point Marine Fuels, Natal Bunkering, Saldanha Fuel Traders',
  'Combustibles Marinos Rambla, Abastecedora Punta Yeguas, Bunker del Este',
  `
VLSFO 0.50% RMG 380 | VLSFO 0,50% RMG 380 | 59800
LSMGO 0.10% DMA | LSMGO 0,10% DMA | 78500
HSFO 380 cSt 3.5% | HSFO 380 cSt 3,5% | 46900
Barge delivery, per tonne | Entrega en barcaza, por tonelada | 1250`,
  SHIPOWNERS,
);
export const ARTICLES = tradeOf(
  'Kanaal Academic Press, Delft Scholarly Publishers, Polder Journals',
  'Revistas Científicas Equinoccio, Editorial Académica Pichincha, Publicaciones Mitad del Mundo',
  `
Open access publication charge | Cargo por publicación en acceso abierto | 185000
Colour figure in print | Figura en color en papel | 24000
Page beyond the eighth | Página a partir de la novena | 11500
Offprints, pack of 25 | Separatas, paquete de 25 | 9500
Language editing, per 1000 words | Corrección de estilo, por 1000 palabras | 6200`,
  UNIVERSITIES,
  true,
);
export const TROLLEYS = tradeOf(
  'Zaanstad Cash & Carry, De Kade Wholesale, Noordzee Groothandel',
  'Cash Levante Mayoristas, Autoservicio Mayorista Besòs, Almacenes Cinco Villas',
  `
Mixed display case no. 4 | Expositor surtido n.º 4 | 3860
Seasonal assortment, floor stand | Surtido de temporada, expositor de suelo | 6240
Counter box, impulse range | Caja de mostrador, impulso | 1975
Refill pack, blue line | Recarga, línea azul | 1430
Refill pack, green line | Recarga, línea verde | 1290
Party set for twelve | Lote de fiesta para doce | 2215
Gift basket, medium | Cesta de regalo mediana | 3190
Club pack, own label | Formato club, marca propia | 2740`,
  FIRMS,
);
export const VENUES = tradeOf(
  'Merlion Quay Convention Centre, Orchard Forum, Kallang Riverside Events',
  'Centro de Convenciones Carrasco, Salones del Prado Oriental, Eventos Punta Gorda',
  `
Plenary hall, full day | Salón plenario, jornada completa | 420000
Breakout room, half day | Sala auxiliar, media jornada | 96000
Coffee break with pastries, up to 60 | Pausa de café con bollería, hasta 60 | 87000
Seated lunch, up to 60 | Almuerzo servido, hasta 60 | 264000
Simultaneous interpreting booth | Cabina de interpretación simultánea | 135000
Wireless microphones | Micrófonos inalámbricos | 8500`,
  FIRMS,
);
export const FRANCHISES = tradeOf(
  'Satay Street Franchising, Bubblelane Brands, Crisp & Co Franchise',
  'Franquicias Sabor Istmeño, Empanadas Don Beto Franquicias, Marcas Canaleras',
  `
Royalty, outlet 014 Jurong | Regalía, local 014 Albrook | 486000
Royalty, outlet 022 Bedok | Regalía, local 022 Multiplaza | 391000
Royalty, outlet 037 Tampines | Regalía, local 037 La Chorrera | 274500
Marketing fund, outlet 014 Jurong | Fondo de publicidad, local 014 Albrook | 162000
Marketing fund, outlet 022 Bedok | Fondo de publicidad, local 022 Multiplaza | 130000`,
  FRANCHISEES,
);
export const ROUTES = tradeOf(
  'Deccan Staff Transport, Konark Coaches, Sahyadri Bus Operators',
  'Autocares Montgó, Autobuses Ribera Alta, Transportes de Viajeros Pisuerga',
  `
Route 3, early shift, 52 seats | Ruta 3, turno de mañana, 52 plazas | 31200
Route 5, late shift, 52 seats | Ruta 5, turno de tarde, 52 plazas | 31200
Route 7, night shift, 26 seats | Ruta 7, turno de noche, 26 plazas | 22400
Shuttle from railway station, 19 seats | Lanzadera desde la estación, 19 plazas | 14800
Standby vehicle at plant | Vehículo de reserva en planta | 9600`,
  FIRMS,
);

const ofEcuador: DrawNumber = (dice) => `00${dice.int(1, 3)}-00${dice.int(1, 4)}-0000${dice.digits(5)}`;

export const drawLicence: DrawNumber = (dice) => `LIC${dice.int(20_100, 89_800)}`;
export const drawTranscript: DrawNumber = where(
  'ES',
  (dice, date) => `T/${date.slice(2, 4)}/${dice.digits(4)}`,
  (dice) => String(dice.int(118_000, 496_000)),
);
export const drawLoad: DrawNumber = where(
  'CO',
  (dice) => `FETC${dice.int(1200, 9800)}`,
  (dice) => `L${dice.digits(7)}`,
);
export const drawArchive: DrawNumber = (dice) => `SI${dice.digits(8)}`;
export const drawStems: DrawNumber = where('EC', ofEcuador, (dice) => String(dice.int(60_200, 98_900)));
export const drawTray: DrawNumber = where(
  'CO',
  (dice) => `LAB-${dice.int(10_200, 98_000)}`,
  (dice) => `IN${dice.int(400_100, 689_000)}`,
);
export const drawBunker: DrawNumber = where(
  'UY',
  (dice) => `A ${dice.digits(6)}`,
  (dice, date) => `BKR/${date.slice(0, 4)}/${dice.digits(3)}`,
);
export const drawArticle: DrawNumber = where(
  'EC',
  ofEcuador,
  (dice) => `APC${dice.digits(4)}-${dice.digits(4)}`,
);
export const drawTrolley: DrawNumber = (dice) => `${dice.int(10, 48)}/${dice.digits(4)}/${dice.digits(5)}`;
export const drawVenue: DrawNumber = (dice) => `E-${dice.int(4100, 9890)}-F`;
export const drawFranchise: DrawNumber = (dice, date) =>
  `R${date.slice(2, 4)}${date.slice(5, 7)}-${dice.digits(4)}`;
export const drawRoute: DrawNumber = where(
  'IN',
  (dice, date) => `KC/${date.slice(2, 4)}-${Number(date.slice(2, 4)) + 1}/${dice.digits(4)}`,
  (dice, date) => `${date.slice(0, 4)}B${dice.digits(4)}`,
);

export const PAGES = [38, 64, 86, 142, 213];
export const CALLS = [1, 1, 1, 2];
export const CARTONS = [8, 12, 40, 85, 160];
/** Each by the bunch of 25. */
export const STEM_COUNTS = [100, 150, 250, 300, 500];
export const PAIRS = [1, 1, 2];
/** Tonnes. */
export const TONNES = [412.35, 88.6, 150, 236.72];
export const FIGURES = [1, 2, 3];
export const CASES = [1, 2, 4, 6, 10];
export const UNITS_A_DAY = [1, 1, 2, 3];
export const DAYS_RUN = [18, 20, 21, 22];
