// Shops, machines and offices of the receipts of the sixth collection, and how they number what they give out.

import type { Dice } from './dice.ts';
import type { Language } from './locales.ts';
import { shopOf } from './shops.ts';

export const WAYS: Readonly<Record<Language, readonly string[]>> = {
  en: ['Visa', 'Mastercard', 'Apple Pay', 'Visa Debit', 'Contactless'],
  es: ['Visa', 'Mastercard', 'Tarjeta de débito', 'Visa Débito', 'Tarjeta'],
};

export const FORECOURT = shopOf(
  'Wayside Fuels, Tankhof Müller, Interstate Gas & Go',
  'Gasolinera El Cruce, Estación Los Ángeles, Servicentro La Uruca',
  `
Unleaded 95 | Gasolina 95 | 168
Diesel | Diésel | 159
Super plus 98 | Súper 98 | 182`,
);
export const GARAGE = shopOf(
  'Station Square Car Park, Parkhaus am Dom, Liberty Deck Parking',
  'Parqueo Avenida Segunda, Estacionamiento Catedral, Parking Puerta del Mar',
  `
Parking fee | Tarifa de estacionamiento | 1450`,
);
export const RAILWAY = shopOf(
  'Northern Valleys Railway, Regio Bahn Elster, Coastline Trains',
  'Ferrocarril del Atlántico, Tren Ligero Altiplano, Cercanías del Sur',
  `
Single, standard class | Ida, clase turista | 2850
Return, standard class | Ida y vuelta, clase turista | 4790
Bicycle | Bicicleta | 600
Seat reservation | Reserva de asiento | 450`,
);
export const BAKERY = shopOf(
  'Flour & Salt Bakehouse, Bäckerei Kornfeld, Old Mill Bakery',
  'Panadería La Espiga de Oro, Pastelería Doña Inés, Horno San Telmo',
  `
Sourdough 800 g | Pan de masa madre 800 g | 480
Croissant | Cruasán | 240
Apple turnover | Empanadilla de manzana | 310
Rye rolls | Panecillos de centeno | 95
Cheesecake slice | Porción de tarta de queso | 420
Filter coffee | Café de filtro | 260`,
);
export const KITCHEN = shopOf(
  'The Copper Ladle, Gasthaus Zum Anker, Juniper & Rye',
  'Mesón Los Olivos, Restaurante Casa Remedios, Fonda El Zaguán',
  `
Onion soup | Sopa de cebolla | 780
Roast chicken, potatoes | Pollo asado con papas | 1750
Trout almondine | Trucha con almendras | 2190
House white, carafe | Vino blanco de la casa, jarra | 1480
Sparkling water 0.75 | Agua con gas 0,75 | 590
Chocolate tart | Tarta de chocolate | 820
Espresso | Café solo | 290`,
  true,
);
export const CHEMIST = shopOf(
  'Alder Road Pharmacy, Apotheke am Markt, Riverbend Drugs',
  'Farmacia Santa Clara, Farmacia La Bomba, Botica Nueva Esperanza',
  `
IBUPROFEN 400MG X24 | IBUPROFENO 400MG X24 | 495
PLASTERS ASSORTED 40 | CURITAS SURTIDAS 40 | 380
SUN LOTION SPF50 200 | PROTECTOR SOLAR FPS50 | 1690
THERMOMETER DIGITAL | TERMOMETRO DIGITAL | 1290
COUGH SYRUP 150ML | JARABE TOS 150ML | 845
VITAMIN D3 X90 | VITAMINA D3 X90 | 1150
HAND CREAM 75ML | CREMA MANOS 75ML | 520`,
);
export const CLEANER = shopOf(
  'Crisp & Press Dry Cleaners, Textilpflege Sommer, Five Points Cleaners',
  'Tintorería La Moderna, Lavaseco Rápido, Tintorería Sánchez',
  `
Suit, two piece | Traje de dos piezas | 1890
Shirt, laundered and pressed | Camisa lavada y planchada | 340
Wool coat | Abrigo de lana | 2250
Dress, silk | Vestido de seda | 1980
Duvet, double | Edredón matrimonial | 2900
Trousers | Pantalón | 890`,
);
export const COURSES = shopOf(
  'Meadowbank Music School, Segelschule Ammersee, Cedar Hill Riding Club',
  'Academia de Danza Giselle, Escuela de Manejo Alfa, Instituto de Idiomas Babel',
  `
Course deposit | Anticipo de curso | 15000
Enrolment, spring course | Matrícula, curso de primavera | 24500
Monthly instalment | Mensualidad | 8900`,
);

export function drawTicket(dice: Dice): string {
  return dice.pick([
    `${dice.digits(2)}-${dice.digits(3)}-${dice.digits(6)}`,
    `R${dice.digits(8)}`,
    `${dice.int(1, 9)}${dice.digits(9)}`,
    `${dice.digits(3)}-${dice.digits(7)}`,
    `${dice.int(1, 9)}${dice.digits(4)}`,
    `TK/${dice.digits(5)}`,
  ]);
}

/** Litres, as a pump counts them. */
export const LITRES = [18.42, 27.06, 33.91, 41.27, 52.8, 60.15];
