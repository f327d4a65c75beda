// Shops and counters of the receipts of the eleventh collection, and how they number what they give out.

import type { Dice } from './dice.ts';
import type { Language } from './locales.ts';
import { shopOf } from './shops.ts';

export const CARDS: Readonly<Record<Language, readonly string[]>> = {
  en: ['Visa', 'Mastercard', 'Debit Card', 'American Express'],
  es: ['Visa', 'Mastercard', 'Tarjeta de débito', 'American Express'],
};
/** Money that goes from one telephone or account to another. */
export const TRANSFERS: Readonly<Record<Language, readonly string[]>> = {
  en: ['Mobile Money'],
  es: ['Transferencia SPEI'],
};

export const BICYCLES = shopOf(
  'Towpath Cycle Hire, Pedalworks Rental, Greenway Bikes',
  'Bicis del Turia, Alquiler Pedal Norte, Vía Verde Bicicletas',
  `
Hybrid bicycle, half day | Bicicleta híbrida, media jornada | 1600
Electric bicycle, full day | Bicicleta eléctrica, día completo | 4200
Child trailer | Remolque infantil | 1250
Helmet and lock | Casco y candado | 400
Damage cover | Cobertura de daños | 350`,
);
export const MARKETS = shopOf(
  'Mama Njeri Greens, Kariokor Fresh Traders, Wakulima Depot',
  'Abarrotes La Güera, Frutas y Verduras Jamaica, Cremería del Centro',
  `
Maize flour 2 kg | Harina de maíz 2 kg | 145
Sukuma wiki, bunch | Espinaca, manojo | 25
Cooking oil 1 L | Aceite vegetal 1 L | 240
Milk 500 ml | Leche 500 ml | 55
Brown sugar 1 kg | Azúcar morena 1 kg | 150
Tea leaves 250 g | Café molido 250 g | 185`,
);
export const PARCELS = shopOf(
  'Nyanza Coach Parcels, Simba Line Couriers, Great Rift Shuttle Parcels',
  'Encomiendas Petén Express, Transportes Rutas del Sur, Encomiendas Altiplano',
  `
Parcel up to 5 kg | Encomienda hasta 5 kg | 480
Parcel up to 20 kg | Encomienda hasta 20 kg | 1150
Document envelope | Sobre con documentos | 250
Handling, fragile | Manejo de frágil | 180
Insurance of parcel | Seguro de encomienda | 220`,
);
export const STORAGE = shopOf(
  'Lone Oak Self Storage, Keyhole Storage Centers, Stow & Go',
  'Trasteros Arganzuela, Guardamuebles Nervión, Mi Trastero Delicias',
  `
Unit rent, 10 x 10 ft, one month | Trastero 9 m², una mensualidad | 14900
Tenant protection plan | Seguro de contenido | 1200
Disc lock | Candado de disco | 1795
Moving boxes, set of 5 | Cajas de mudanza, juego de 5 | 1450`,
);
export const WASHES = shopOf(
  'Sudsy Bear Car Wash, Route 9 Auto Spa, Blue Tunnel Wash',
  'Autolavado El Poblado, Lavadero La 80, Brillauto',
  `
Deluxe wash with wax | Lavado de lujo con cera | 2200
Express exterior | Lavado exterior | 1100
Interior vacuum | Aspirado interior | 900
Tire shine | Brillo de llantas | 500
Engine cleaning | Lavado de motor | 3500`,
);
export const GOLDSMITHS = shopOf(
  'Padmavati Jewellers, Sona Mahal, Ratnakar Gold House',
  'Joyería Antigua Real, Platería Cobán, Joyas del Quiché',
  `
Silver anklet, pair | Tobillera de plata, par | 4800
Gold ring 22 ct | Anillo de oro 18 k | 21400
Gold chain 22 ct | Cadena de oro 18 k | 54200
Ear studs, pearl | Aretes de perla | 6900
Silver coin | Moneda de plata | 1300`,
);
export const LABORATORIES = shopOf(
  'Sanjeevani Diagnostics, Clearview Pathology, Medipath Labs',
  'Laboratorio Clínico Sopocachi, Análisis Clínicos Tunari, Biolab Oruro',
  `
Complete blood count | Hemograma completo | 420
Lipid profile | Perfil lipídico | 850
Thyroid profile T3 T4 TSH | Perfil tiroideo T3 T4 TSH | 1150
HbA1c | Hemoglobina glicosilada | 640
Vitamin D, 25-hydroxy | Vitamina D, 25-hidroxi | 1780
Collection at home | Toma a domicilio | 260`,
);
export const BOOKSELLERS = shopOf(
  'Tiong Bahru Book Room, Lantern & Leaf Books, Page Harbour',
  'Librería La Candelaria, Casa del Libro Lento, Librería El Faro de Getsemaní',
  `
The Weight of Islands | El peso de las islas | 2490
Atlas of Small Rivers | Atlas de ríos pequeños | 3850
Salt, Smoke, Time | Sal, humo, tiempo | 3190
My First Hundred Birds | Mis primeros cien pájaros | 1650
Night Grammar: Poems | Gramática nocturna: poemas | 1890
Tote bag, canvas | Bolsa de lona | 1200`,
);

export const drawRide = (dice: Dice): string => `BH-${dice.digits(6)}`;
export const drawTill = (dice: Dice): string => `${dice.digits(3)}${dice.digits(3)}`.replace(/^0/u, '5');
export const drawWaybill = (dice: Dice): string => `${dice.pick(['TR', 'EX', 'PQ'])}/${dice.digits(5)}`;
export const drawPaid = (dice: Dice): string => String(dice.int(100_400, 998_000));
export const drawWash = (dice: Dice): string => `${dice.int(1, 4)}-${dice.digits(7)}`;
export const drawJewel = (dice: Dice): string => `R/${dice.digits(4)}`;
export const drawSample = (dice: Dice): string => `LB${dice.int(20, 25)}${dice.digits(6)}`;
export const drawBook = (dice: Dice): string => `${dice.digits(2)}/${dice.digits(4)}/${dice.digits(3)}`;

export const ONCE = [1];
