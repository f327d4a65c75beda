// Shops, counters and portals of the receipts of the fifth collection.

import { shopOf } from './shops.ts';

export const BURGERS = shopOf(
  'Patty Lane, Chick Republic, Burger Quay',
  'Hamburguesas El Rancho, Pollo Caribeño, La Parrillada Express',
  `
Double cheeseburger | Hamburguesa doble | 690
Chicken wrap | Wrap de pollo | 595
Large fries | Papas grandes | 320
Milkshake vanilla | Malteada vainilla | 410
Soft drink medium | Refresco mediano | 240
Side salad | Ensalada pequeña | 350`,
);
export const STORE = shopOf(
  'Hallam & Pryce Department Stores, Fenton Brothers, Warenhaus Noord',
  'Almacenes Sirena Azul, Galerías Primavera, Tiendas Simancas',
  `
MENS OXFORD SHIRT | CAMISA OXFORD CAB | 3990
BATH TOWEL 70X140 | TOALLA BAÑO 70X140 | 1795
NONSTICK PAN 28CM | SARTEN 28CM | 2890
LADIES BELT | CINTURON SRA | 2250
WOOL SCARF | BUFANDA LANA | 2990
KIDS SOCKS 5PK | CALCETIN NIÑO 5P | 899`,
);
export const SALON = shopOf(
  'Halo Hair Studio, Fringe & Co, The Nail Parlour',
  'Salón Yanira, Estética Belén, Barbería Don Facundo',
  `
Cut and finish | Corte y peinado | 4800
Colour, roots | Tinte de raíz | 6500
Manicure | Manicura | 2600
Conditioning mask | Mascarilla hidratante | 1450
Beard trim | Arreglo de barba | 1500`,
  true,
);
export const FURNITURE = shopOf(
  'Nordhem Furniture, Oakwell Interiors, Sofa Yard',
  'Muebles La Hacienda, Hogar Moderno Salcedo, Mueblería Tajamar',
  `
Bookcase, white, 80 x 202 | Librero blanco 80 x 202 | 6900
Dining chair, birch | Silla de comedor, abedul | 4500
Bed frame 160 x 200 | Base de cama 160 x 200 | 22900
Floor lamp | Lámpara de pie | 3900
Rug, low pile | Alfombra de pelo corto | 5990`,
);
export const CASHIER = shopOf(
  'Harbour District Registry, Thornby Licensing Office, Eastmere Permits Bureau',
  'Registro Civil Central, Oficina de Licencias Ozama, Tesorería del Distrito',
  `
Certified copy of deed | Copia certificada de escritura | 2500
Trading licence renewal | Renovación de licencia comercial | 18500
Late filing charge | Recargo por presentación tardía | 4000
Search of register | Búsqueda en registro | 1200`,
  true,
);
export const CHARGING = shopOf(
  'Voltrail, Ampere Park Networks, Spark & Go',
  'Electrolinera Sur, Recarga Ya, Puntos Voltio',
  `
Charging session | Sesión de recarga | 2140`,
);
export const CINEMA = shopOf(
  'Regal Lantern Cinemas, The Orpheum Picture House, Kinepark',
  'Cines Alameda, Multicines Guaraní, Cinema Paraíso',
  `
Adult, standard seat | Adulto, butaca normal | 1250
Child | Infantil | 850
Popcorn, large | Palomitas grandes | 690
Premium recliner | Butaca reclinable | 1690`,
);
export const PORTAL = shopOf(
  'Clearwater Broadband, Summit Storage Units, Civic Fitness Centres',
  'Internet Quisqueya, Guardabodegas Mixco, Gimnasios Olimpo',
  `
Monthly plan | Plan mensual | 3990
Storage unit, 6 m2, monthly | Bodega de 6 m2, mes | 7450`,
);
export const DELIVERY = shopOf(
  'Noodle Harbour, Tandoori Corner, Pizzeria Lucia',
  'Sushi Mirador, Arepas Doña Luz, Pizzería Vesubio',
  `
Margherita, 32 cm | Margarita, 32 cm | 1150
Chicken pad thai | Pad thai de pollo | 1290
Spring rolls, 4 | Rollitos, 4 uds. | 620
Tiramisu | Tiramisú | 580
Garlic bread | Pan de ajo | 450
Lemonade 0.5 l | Limonada 0,5 l | 320`,
  true,
);
