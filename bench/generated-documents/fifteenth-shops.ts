// Shops and counters of the receipts of the fifteenth collection, and how they number what they give out.

import type { Dice } from './dice.ts';
import type { Language } from './locales.ts';
import { shopOf } from './shops.ts';

/** Money sent at the door with a telephone. */
export const AT_THE_DOOR: Readonly<Record<Language, readonly string[]>> = {
  en: ['Swish'],
  es: ['Transferencia'],
};

export const PONDS = shopOf(
  'Trout Hollow Ponds, Kettle Lake Fishing, Silver Creek Anglers',
  'Pesca Intensiva Valdepiélagos, Coto Truchero El Tobar, Lago de Pesca Cifuentes',
  `
Day ticket, one rod | Permiso de día, una caña | 3200
Half-day ticket, junior | Permiso de media jornada, juvenil | 1500
Trout kept, kg | Trucha extraída, kg | 1290
Net hire | Alquiler de sacadera | 500
Flies, card of six | Moscas, cartón de seis | 1150
Smoking of catch | Ahumado de capturas | 850`,
);
export const COBBLERS = shopOf(
  'Bridge Street Cobblers, Last & Awl, The Heel Bar',
  'Reparadora de Calzado Don Chava, Zapatería y Compostura Luna, Tacones Express',
  `
Leather half soles | Medias suelas de cuero | 4200
Heel tips, ladies | Tapas de dama | 1200
Zip replaced, boot | Cierre de bota | 2400
Stretching | Horma y ensanche | 900
Dye and polish | Tinte y boleada | 1600
Key cut, cylinder | Duplicado de llave | 650`,
);
export const KENNELS = shopOf(
  'Glenmalure Boarding Kennels, Paws by the Lough, Curragh Pet Lodge',
  'Hotel Canino La Garita, Guardería Mascotas Heredia, Residencia Peluda',
  `
Night, medium dog | Noche, perro mediano | 2200
Night, heated pen | Noche, cubículo con calefacción | 2700
Collection from home | Recogida a domicilio | 1800
Bath before going home | Baño de salida | 2500
Walk, additional | Paseo adicional | 700
Tablets given | Medicación administrada | 300`,
);
export const TAILORS = shopOf(
  'Kimathi Street Tailors, Needle & Chalk Nairobi, Savannah Alterations',
  'Arreglos La Modista, Costura Rápida Sagasta, Taller de Arreglos Puntada',
  `
Trousers shortened | Bajo de pantalón | 1000
Zip replaced, skirt | Cambio de cremallera, falda | 1400
Jacket sleeves taken up | Acortar mangas de chaqueta | 1900
Dress taken in | Estrechar vestido | 2400
Lining patched | Remendar forro | 1600
Waist let out | Ensanchar cintura | 1200`,
);
export const MENDERS = shopOf(
  'Fixit Simu Repairs, Moi Avenue Phone Clinic, Screen Doctor Kenya',
  'Servicio Técnico Celular Sur, Reparafono Biobío, Clínica del Celular',
  `
Screen assembly, fitted | Módulo de pantalla, instalado | 6900
Battery, fitted | Batería, instalada | 2900
Charging port cleaned | Limpieza de puerto de carga | 1100
Tempered glass | Lámina de vidrio templado | 600
Data moved to other phone | Traspaso de datos | 1500
Back cover | Tapa trasera | 1900`,
);
export const ALLEYS = shopOf(
  'Rolling Thunder Lanes, Starlite Bowl, Kingpin Alley',
  'Boliche Curridabat, Pinos y Bolas, Bowling Center Zapote',
  `
Game, adult | Línea, adulto | 650
Game, child | Línea, niño | 450
Shoe rental | Alquiler de zapatos | 450
Lane by the hour, weekend | Pista por hora, fin de semana | 3500
Nachos with cheese | Nachos con queso | 825
Pitcher of lemonade | Pichel de limonada | 950`,
);
export const STANDS = shopOf(
  'Ballpark Eats, Upper Deck Concessions, Seventh Inning Foods',
  'Restauración Estadio Sur, Bares del Estadio, Cantinas Gol Norte',
  `
HOT DOG JUMBO | BOCATA LOMO | 750
PRETZEL SALTED | PIPAS GIGANTES | 600
SODA 32OZ | REFRESCO 50CL | 575
DRAFT BEER 16OZ | CERVEZA 0,0 50CL | 1150
PEANUTS BAG | CACAHUETES BOLSA | 500
FOAM FINGER | BUFANDA EQUIPO | 1500`,
);
export const WOODSHEDS = shopOf(
  'Björkviken Firewood, Dalkarl Wood, Vedboden Uppland',
  'Leña Seca Temuco, Leñería Los Ulmos, Combustibles de Madera Villarrica',
  `
Birch, split and dry, stacked m³ | Leña de ulmo seca, m³ estéreo | 9800
Mixed softwood, stacked m³ | Leña de eucalipto seca, m³ estéreo | 6400
Kindling, net sack | Astillas, saco | 750
Carrying to the shed | Acarreo a la leñera | 3500
Pellets 8 mm, sack 16 kg | Pellet 8 mm, saco 15 kg | 620
Delivery beyond 20 km | Flete sobre 20 km | 2900`,
);

export const drawRod = (dice: Dice): string => `${dice.pick(['R', 'P'])}-${dice.digits(5)}`;
export const drawTag = (dice: Dice): string => String(dice.int(3110, 9980));
export const drawKennel = (dice: Dice): string => `K-${dice.int(10_400, 68_900)}`;
export const drawStitch = (dice: Dice): string => `${dice.pick(['AR', 'T'])}/${dice.digits(5)}`;
export const drawRepair = (dice: Dice): string => `${dice.int(102_000, 489_000)}`;
export const drawLane = (dice: Dice): string => `${dice.int(11, 29)}-${dice.digits(6)}`;
export const drawStand = (dice: Dice): string => `${dice.digits(3)}0${dice.digits(4)}`;
export const drawWood = (dice: Dice): string => String(dice.int(1210, 6890));

export const NIGHTS = [1, 3, 5, 7];
export const STACKS = [1, 2, 4, 6];
export const GARMENTS = [1, 1, 2];
