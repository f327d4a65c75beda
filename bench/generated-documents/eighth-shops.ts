// Shops and screens of the receipts of the eighth collection, and how they number what they give out.

import type { Dice } from './dice.ts';
import type { Language } from './locales.ts';
import { shopOf } from './shops.ts';

export const CARDS: Readonly<Record<Language, readonly string[]>> = {
  en: ['Visa', 'Mastercard', 'American Express', 'Visa Debit'],
  es: ['Visa', 'Mastercard', 'American Express', 'Tarjeta de débito'],
};

export const DOWNLOADS = shopOf(
  'Orchard Media Services, Finch Digital Store',
  'Tienda Digital Quetzal, Medios Colibrí',
  `
Notes Premium, Monthly | Notas Prémium, mensual | 499
Cloud+ with 200 GB, Monthly | Nube+ con 200 GB, mensual | 299
Chess Master (in-app purchase: 500 coins) | Maestro del Ajedrez (compra: 500 monedas) | 999
Daily Yoga, Annual | Yoga diario, anual | 3999`,
);
export const HYPER = shopOf(
  'Shopmore Supermarkets, Foodhaven Stores, Ebeano Mart',
  'Supermercados Dialprix, Hiper Sagunto, Mercacosta',
  `
INDOMIE NOODLES 40PK | TALLARINES HUEVO 500 | 195
PEAK MILK TIN 160G | LECHE ENTERA 1L | 98
GOLDEN PENNY SPAG | ARROZ REDONDO 1KG | 149
DETTOL SOAP 110G | GEL DE BAÑO 750ML | 225
EVA WATER 1.5L | AGUA MINERAL 1,5L | 62
DEVON KING OIL 3L | ACEITE OLIVA V.E. 1L | 899
TITUS SARDINES | ATUN CLARO PACK-3 | 315
MAMA LEMON 500ML | LEJIA PERFUMADA 2L | 145
WHITE BREAD LARGE | BARRA DE PAN | 75`,
);
export const FORECOURT = shopOf(
  'Conoil Express, Rainbow Petroleum Stations',
  'Estación de Servicio La Jonquera, Gasolinera Los Ángeles, Petromar Área 103',
  `
PMS (Petrol) | GASOLEO A | 139
AGO (Diesel) | SIN PLOMO 95 | 152`,
);
export const DISPENSARY = shopOf(
  'Apollo Lane Medicals, Wellcare Chemists, Sanjeevani Pharmacy',
  'Farmacia Kielsa Norte, Farmacia San Rafael, Farmacia El Ahorro',
  `
PARACETAMOL 650MG TAB | PARACETAMOL 500MG TAB | 210
AZITHROMYCIN 500MG TAB | AZITROMICINA 500MG TAB | 745
CETIRIZINE 10MG TAB | CETIRIZINA 10MG TAB | 185
ORS POWDER ORANGE | SUERO ORAL NARANJA | 95
VITAMIN D3 60K CAP | VITAMINA D3 2000UI | 690
PANTOPRAZOLE 40MG TAB | OMEPRAZOL 20MG CAP | 355`,
);
export const KITCHEN = shopOf(
  'Spice Verandah Hospitality, Coastal Thali House, Malabar Junction Foods',
  'Fonda Doña Meche, Cantina La Jacaranda, Mariscos El Timón',
  `
Paneer Butter Masala | Enchiladas suizas | 420
Masala Dosa | Guacamole con totopos | 260
Chicken Biryani | Arrachera a la parrilla | 610
Butter Naan | Tortillas hechas a mano | 90
Fresh Lime Soda | Agua de jamaica | 140
Gulab Jamun | Flan napolitano | 175
Dal Makhani | Sopa de tortilla | 330`,
);
export const TERMINAL = shopOf(
  'The Gilded Teapot, Parkgate Cycles, Wren & Rowe Books',
  'Peluquería Mirasierra, Zapatería Cuéllar, Óptica Ruzafa',
  `
Sale | Venta | 4275`,
);
export const RIDES = shopOf(
  'Hopalong Cars, Citron Ride',
  'Ridamos, Viaja Ya Tecnología',
  `
Trip fare | Tarifa del viaje | 1340`,
);
export const COUNTERS = shopOf(
  'Kapitbahay Mini Mart, Sampaguita Hardware, Barangay Food Hub',
  'Tiendas Extra Rápido, Abarrotes Cihuatlán, Minisúper La Pasadita',
  `
SKYFLAKES 10S | GALLETAS SALADAS 186G | 165
COCA COLA 1.5L | REFRESCO COLA 600ML | 110
LUCKY ME PANCIT | SOPA INSTANTANEA | 75
CENTURY TUNA 180G | ATUN EN AGUA 140G | 130
KOPIKO BROWN 10S | CAFE SOLUBLE 100G | 390
SAFEGUARD BAR 135G | JABON TOCADOR 120G | 120
BOTTLED WATER 1L | AGUA NATURAL 1L | 65`,
);

export const drawTicket = (dice: Dice): string => `${dice.digits(4)}-0${dice.digits(2)}-${dice.digits(6)}`;
export const drawDocument = (dice: Dice): string => `${dice.int(1, 9)}${dice.digits(11)}`;
export const drawBillNumber = (dice: Dice): string =>
  dice.pick([`${dice.int(1, 9)}${dice.digits(4)}`, `CR-${dice.digits(5)}`, `B${dice.digits(6)}`]);
export const drawSlipNumber = (dice: Dice): string => `00${dice.digits(4)}`;
export const drawOfficial = (dice: Dice): string => `000${dice.int(1, 9)}${dice.digits(5)}`;

/** As pumps measure. */
export const LITRES = [18.42, 24.07, 31.6, 38.95, 42.11, 50.28];
export const ONCE = [1];
