// Shops and counters of the receipts of the ninth collection, and how they number what they give out.

import type { Dice } from './dice.ts';
import type { Language } from './locales.ts';
import { shopOf } from './shops.ts';

export const CARDS: Readonly<Record<Language, readonly string[]>> = {
  en: ['Visa', 'Mastercard', 'Visa Debit', 'American Express'],
  es: ['Visa', 'Mastercard', 'Visa Débito', 'American Express'],
};

export const GRILLS = shopOf(
  'Copper Kettle Grill, Blue Heron Taproom, Saltbox Kitchen',
  'Parrilla La Norteña, Cocina Doña Lupe, Asador Vallarta',
  `
Smash Burger | Hamburguesa de la casa | 1450
Truffle Fries | Papas gajo | 750
Caesar Salad | Ensalada César | 1125
Draft IPA 16oz | Cerveza de barril | 800
Fish Tacos (3) | Tacos de pescado (3) | 1395
Key Lime Pie | Pay de limón | 850
Iced Tea | Limonada mineral | 375`,
);
export const DISCOUNTER = shopOf(
  'Lowprice Foods, Budgie Supermarkets, Pennywise Markets',
  'Supermercados Ahorralia, Tiendas Preciso, Mercados Dianal',
  `
Full Cream Milk 2L | Leche semidesn. 1L | 155
Wholemeal Loaf | Pan de molde 500g | 249
Bananas Cavendish | Plátano granel | 198
Free Range Eggs 12pk | Huevos L 12 uds | 289
Laundry Liquid 2L | Detergente líquido | 599
Tasty Cheese 500g | Queso tierno lonchas | 315
Pasta Penne 500g | Macarrón 1kg | 119
Olive Oil 750ml | Aceite oliva 1L | 895
Toilet Paper 12pk | Papel higiénico 12R | 475`,
);
export const CAR_PARKS = shopOf(
  'Harbourside Car Parks, Metro Park Australia, Bourke Street Parking',
  'Aparcamientos Colón, Parking Plaza del Mar, Estacionamientos Gran Vía',
  `
Casual parking | Estancia rotación | 1850`,
);
export const RIDERS = shopOf(
  'Jhatpat Foods, Tiffinwala Delivery, Zippy Meals India',
  'Pídelo Ya Tecnologías, Entrega Veloz México, Comelisto',
  `
Chicken Chettinad | Orden de tacos al pastor | 320
Ghee Podi Dosa | Pozole rojo grande | 245
Veg Meals | Enchiladas verdes | 290
Parotta (2 pcs) | Quesadilla de flor | 160
Filter Coffee | Agua de horchata | 95
Gulab Jamun (2 pcs) | Flan casero | 120`,
);
export const CLOTHES = shopOf(
  'Trendsetter Retail, Mangalam Family Store, Urban Thread Stores',
  'Kiosco y Almacén El Trébol, Casa Rinaldi, Polirrubro San Telmo',
  `
MENS TEE ROUND NECK | ALFAJOR TRIPLE CHOC | 349
SLIM FIT JEANS | YERBA MATE 1KG | 1190
KURTI PRINTED | GALLETITAS SURTIDAS | 790
SPORTS SHOE | DULCE DE LECHE 400G | 1590
COTTON SOCKS 3PK | AGUA SIN GAS 1,5L | 249
LEATHER BELT | PILAS AA X4 | 640`,
);
export const TRAINS = shopOf(
  'Northern Vale Railways, Seatfinder Rail, Crossways Trains',
  'Trenes del Levante, Ferrocarriles Iberluz, Velocia Viajes',
  `
York – London, Advance Single | Madrid – Valencia, tarifa Básica | 4250
London – York, Off-Peak Return | Valencia – Madrid, tarifa Elige | 5890
Leeds – Carlisle, Anytime Day Single | Zaragoza – Barcelona, tarifa Premium | 3715`,
);
export const CRAFTS = shopOf(
  'Foxglove Flowers, The Lanes Pottery, Bramble & Bean',
  'Artesanías Kusi, Florería Santa Rosa, Café Tostado Chanchamayo',
  `
Seasonal bouquet | Ramo de temporada | 2850
Glazed mug | Taza esmaltada | 1600
Ground coffee 250 g | Café molido 250 g | 925
Greeting card | Tarjeta de saludo | 350
Scented candle | Vela aromática | 1395`,
);
export const CABS = shopOf(
  'Premier Lion Taxis, Citystar Cab, Straits Radio Taxis',
  'Radio Taxi Del Plata, Cooperativa de Taxis Rosario, Taxi Premium Cuyo',
  `
METER FARE | VIAJE RELOJ | 1490`,
);

export const drawCheck = (dice: Dice): string => String(dice.int(101, 989));
export const drawTill = (dice: Dice): string => `${dice.digits(4)}-${dice.digits(6)}`;
export const drawStation = (dice: Dice): string => `0${dice.int(1, 9)}/00${dice.digits(4)}`;
export const drawOrder = (dice: Dice): string => `${dice.int(1, 2)}${dice.digits(11)}`;
export const drawSealed = (dice: Dice): string => `000${dice.int(1, 9)}-000${dice.digits(5)}`;
export const drawReference = (dice: Dice): string =>
  `${dice.pick(['K', 'R', 'V'])}${dice.int(2, 9)}${dice.pick(['XT', 'MH', 'QD'])}${dice.digits(2)}${dice.pick(['B', 'W'])}`;
export const drawReader = (dice: Dice): string => `S2000${dice.digits(5)}`;
export const drawTrip = (dice: Dice): string => dice.digits(8).replace(/^0/u, '7');

export const ONCE = [1];
