// Shops and counters of the receipts of the tenth collection, and how they number what they give out.

import type { Dice } from './dice.ts';
import type { Language } from './locales.ts';
import { shopOf } from './shops.ts';

export const CARDS: Readonly<Record<Language, readonly string[]>> = {
  en: ['Visa', 'Mastercard', 'Visa Debit', 'American Express'],
  es: ['Visa', 'Mastercard', 'American Express', 'Visa Débito'],
};

export const CLUBS = shopOf(
  'Bulkhead Wholesale Club, Palletmart Members, Big Crate Club',
  'Club Mayoreo Anáhuac, Bodega Socios, Mayorista del Valle',
  `
ROTISSERIE CHKN | POLLO ROSTIZADO | 599
PAPER TOWEL 12 | TOALLA COCINA 12 | 2149
MIXED NUTS 2.5 | NUEZ MIXTA 1.1K | 1689
ORG EGGS 24CT | HUEVO ORG 24 | 799
DETERGENT POD | DETERGENTE CAPS | 2399
OLIVE OIL 2L | ACEITE OLIVA 2L | 1899
FLEECE BLANKET | COBIJA POLAR | 1499
AA BATT 48 | PILAS AA 48 | 1749
MUFFINS 12CT | PANQUES 12 | 899`,
);
export const COACHES = shopOf(
  'Crossmoor Coaches, Northlink Express, Albion Coachlines',
  'Autocares Mesetaria, Líneas Alcarria, Interbús Levante',
  `
Adult single | Adulto, ida | 1850
Adult return | Adulto, ida y vuelta | 2960
Child single | Menor de 12 años, ida | 925
Extra luggage | Equipaje adicional | 600
Seat selection | Elección de asiento | 350`,
);
export const INSPECTIONS = shopOf(
  'Larkhall Test Centre, Ryecroft MOT & Tyres, Kingsmead Test Station',
  'Revisión Vehicular Andina, Centro Técnico Cayambe, Revisiones Chimborazo',
  `
MOT test, class 4 | Revisión técnica vehicular, livianos | 4500
Headlamp alignment | Alineación de faros | 1250
Bulb, fitted | Foco, instalado | 650
Emissions retest | Nueva prueba de gases | 1800
Number plate | Lámina de identificación | 1950`,
);
export const OPTICIANS = shopOf(
  'Lucan Eyecare, Dargle Opticians, Merrion Vision',
  'Ópticas Chapultepec, Visión Coyoacán, Óptica Reforma Sur',
  `
Frame, acetate, model Aran | Armazón de acetato, modelo Aran | 14900
Lenses, single vision 1.6, pair | Micas monofocales 1.6, par | 11800
Anti-reflection coating | Tratamiento antirreflejante | 4500
Eye examination | Examen de la vista | 3500
Contact lens solution 360 ml | Solución multiusos 360 ml | 1450`,
);
export const LETTINGS = shopOf(
  'Nestaholm Stays, Haybarn Holidays, Doorlatch',
  'Quédate Estancias, Cabañas en Línea, Posadea',
  `
Attic apartment, 3 nights | Apartamento en ático, 3 noches | 28200
Travel cover | Protección del viaje | 1950
Cleaning fee | Tarifa de limpieza | 4500
Guest service fee | Tarifa de servicio | 3860
Late check-in | Llegada tardía | 2000`,
);
export const PIZZAS = shopOf(
  "Nonno's Pizza Kitchen, Slice Depot, Firebrick Pizza",
  'Pizzería La Floresta, Horno Quiteño, Pizza Malecón',
  `
Large Supreme | Familiar suprema | 1995
Large Margherita | Familiar margarita | 1595
Garlic bread | Pan de ajo | 550
Chicken wings 10 | Alitas 10 | 1290
Soft drink 1.25L | Gaseosa 1.25L | 480
Choc brownie | Brownie de chocolate | 650`,
);
export const GROCERS = shopOf(
  'Billabong Fresh, Harvest Lane Supermarkets, Goodbasket',
  'Supermercados Rambla, Tienda Cordón, Autoservice Pocitos',
  `
MILK FULL CREAM 2L | LECHE ENTERA 1L | 320
SOURDOUGH LOAF | PAN MARSELLES | 650
CHEDDAR TASTY 500G | QUESO COLONIA 300G | 890
CAVENDISH BANANAS | BANANA BRASIL | 285
DISHWASH TABS 40 | DETERGENTE 750ML | 1400
SPARKLING WATER 8PK | AGUA C/GAS 2L | 520
TUNA IN OIL 95G | ATUN ACEITE 170G | 240
RICE CRACKERS | GALLETAS MALTA | 275
GREEK YOGHURT 1KG | YOGUR NATURAL 1KG | 650`,
);
export const PUMPS = shopOf(
  'Oasis Fuel Stations, Sandline Petroleum, Marwan Road Services',
  'Servicentro La Sabana, Estación Cartago Norte, Gasolinera El Roble',
  `
SUPER 98 | SUPER RON 95 | 76
SPECIAL 95 | PLUS RON 91 | 73
DIESEL | DIESEL 50 | 79`,
);

export const drawTransaction = (dice: Dice): string => `00${dice.digits(4)}`;
export const drawTicket = (dice: Dice): string =>
  `${dice.pick(['XK', 'TB', 'WN'])}${dice.digits(6)}${dice.pick(['F', 'P'])}`;
export const drawInspection = (dice: Dice): string => `${dice.digits(4)} ${dice.digits(4)} ${dice.digits(4)}`;
export const drawSale = (dice: Dice): string => `R${dice.int(1, 4)}-${dice.digits(5)}`;
export const drawStay = (dice: Dice): string =>
  `RC${dice.pick(['4H', 'XB', '9K', 'M2'])}${dice.pick(['QS', 'TW', 'ZN'])}${dice.digits(3)}P`;
export const drawDocket = (dice: Dice): string => String(dice.int(104, 971));
export const drawLane = (dice: Dice): string => `${dice.digits(4)} ${dice.digits(3)} ${dice.digits(4)}`;
export const drawPump = (dice: Dice): string => `00${dice.digits(6)}`;

export const ONCE = [1];
export const PAIRS = [1, 1, 2];
export const LITRES = [32.15, 41.86, 27.54, 18.72];
