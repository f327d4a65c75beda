// Shops and counters, each with what they sell and how it may be paid.

import { parseGoods, parseNames } from './goods.ts';
import type { Language } from './locales.ts';
import type { ReceiptWish } from './receipts/receipt-paper.ts';
import type { Trade } from './trades.ts';

type Shop = Pick<ReceiptWish, 'goods' | 'trade'>;

const NOBODY = { en: ['Customer'], es: ['Cliente'] };

export const METHODS: Readonly<Record<Language, readonly string[]>> = {
  en: ['Mastercard', 'Visa Debit', 'American Express', 'Debit Card', 'Maestro'],
  es: ['Mastercard', 'Tarjeta de débito', 'Visa Electron', 'Tarjeta de crédito', 'American Express'],
};

export function shopOf(en: string, es: string, goods: string, isSellerBare = false): Shop {
  const trade: Trade = {
    sellers: { en: parseNames(en), es: parseNames(es) },
    buyers: NOBODY,
    isSellerBare,
    goods: parseGoods(goods),
  };
  return { trade, goods: trade.goods };
}

export const GROCER = shopOf(
  'Marsh Lane Grocers, Hartnell Food Hall, Corner Basket Stores',
  'Supermercados La Espiga, Abarrotes Don Chuy, Autoservicio Mapocho',
  `
Basmati rice 1 kg | ARROZ LARGO 1 KG | 210
Tinned chickpeas | GARBANZO COCIDO | 95
Greek yoghurt 500 | YOGUR GRIEGO 500 | 240
Washing powder 2.4 | DETERGENTE 2,4 KG | 890
Salted butter | MANTEQUILLA C/SAL | 265
Apple juice 1 l | ZUMO MANZANA 1L | 175
Spaghetti 500 g | ESPAGUETI 500 G | 120
Olives in brine | ACEITUNA MANZANILLA | 199
Kitchen roll 4 | PAPEL COCINA 4R | 355
Smoked ham 150 g | JAMON COCIDO 150 | 289`,
);
export const HARDWARE = shopOf(
  'Tollgate Hardware, Bartlett DIY & Paint, Ironmonger Row',
  'Ferretería El Yunque, Bricolaje Sotogrande, Materiales Tres Esquinas',
  `
Masonry drill bit 8mm | Broca pared 8mm | 449
Matt emulsion 5L white | Pintura plástica 5L bco | 2895
Wall plugs x100 | Tacos x100 | 325
Hinge brass 75mm pair | Bisagra latón 75mm par | 680
Sandpaper asstd. | Lija surtida | 410
Hosepipe 15m | Manguera 15m | 1750
Padlock 40mm | Candado 40mm | 990`,
);
export const WORKSHOP = shopOf(
  'Mill Street Cycles, Abbey Shoe Repairs, Kingfisher Framing',
  'Relojería Santa Ana, Zapatería Los Arcos, Taller de Bicis Lavapiés',
  `
Repair and service | Reparación y puesta a punto | 4200
Parts fitted | Piezas montadas | 2650
Deposit refund adjustment | Ajuste de señal | 800`,
);
export const POST = shopOf(
  'Royal Crescent Post Office, Parcel Point Newtown, Harbour Mail Centre',
  'Correos Unidos, Mensajería Rápida Bajío, Envíos Cordillera',
  `
Tracked parcel 2 kg | Paquete certificado 2 kg | 845
Signed letter large | Carta certificada | 415
Padded envelope C4 | Sobre acolchado C4 | 190`,
);
export const CAR_PARK = shopOf(
  'Castle Gate Car Park, City Centre Parking, Riverside Parking Services',
  'Aparcamiento Plaza Mayor, Estacionamientos Reforma, Parking Puerto',
  `
Stay | Estancia | 1240`,
);
export const RIDES = shopOf(
  'Hopalong Rides, Zebra Cabs, Metro Wheels',
  'Viajes Tuk, Radio Taxi Pacífico, Carrera Ya',
  `
Trip fare | Tarifa del viaje | 2380`,
);
export const WEB_SHOP = shopOf(
  'Paperkite Books, Gadgetarium, Little Fern Toys',
  'Librería Caracol, Todo Gadget, Juguetes Azulín',
  `
Wireless keyboard, grey | Teclado inalámbrico, gris | 4590
Puzzle 1000 pieces "Harbour" | Puzle 1000 piezas «Puerto» | 1795
Notebook dotted A5 | Cuaderno punteado A5 | 1150
USB-C cable 2 m | Cable USB-C 2 m | 990
The Salt Roads (paperback) | Los caminos de la sal (rústica) | 1399`,
);
