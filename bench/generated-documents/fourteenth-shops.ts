// Shops and counters of the receipts of the fourteenth collection, and how they number what they give out.

import type { Dice } from './dice.ts';
import { shopOf } from './shops.ts';

export const LOCKERS = shopOf(
  'Stow & Stroll Lockers, Baggage Harbour, Kings Cross Left Luggage',
  'Guarda Equipaje Central, Lockers Terminal Norte, Consigna Viajera',
  `
Large locker, 24 hours | Casillero grande, 24 horas | 1250
Small locker, 24 hours | Casillero chico, 24 horas | 750
Cover up to 1000 | Protección de contenido | 150
Oversize item | Pieza de gran tamaño | 990
Strap for suitcase | Cincho para maleta | 480`,
);
export const TOWS = shopOf(
  "Big Al's Towing, Hilltop Wrecker Service, Interstate Recovery",
  'Grúas Moncloa, Auxilio en Carretera Jiloca, Grúas y Rescates Pisuerga',
  `
Hook-up fee | Enganche y carga | 8500
Loaded miles, per ten | Kilómetros con carga, por decena | 4500
Winching out of ditch | Rescate con cabestrante | 12000
Jump start | Arranque con pinzas | 6000
Dolly wheels | Patines de arrastre | 4500`,
);
export const COPIERS = shopOf(
  'Campus Copy Corner, Quick Sheet Printing, Blue Toner Copies',
  'Copias La 45, Fotocopias El Campus, Papelería y Copias Teusaquillo',
  `
B/W copy, letter | Copia b/n, carta | 14
Color copy, letter | Copia color, carta | 59
Scan to e-mail | Escaneo a correo | 25
B/W copy, legal | Copia b/n, oficio | 19
Color copy, legal | Copia color, oficio | 75
Label sheet | Hoja de etiquetas | 95`,
);
export const WINERIES = shopOf(
  'Whakarua Estate, Three Terraces Vineyard, Stonewater Wines',
  'Viñedos Casa Tecate, Bodega Piedra Rosa, Vinícola Ojos Negros',
  `
Tasting flight, five wines | Degustación, cinco vinos | 2500
Sauvignon Blanc reserve 75 cl | Sauvignon Blanc reserva 75 cl | 3100
Pinot Noir single vineyard 75 cl | Nebbiolo viñedo único 75 cl | 5200
Rosé 75 cl | Rosado 75 cl | 2600
Cheese board for two | Tabla de quesos para dos | 3400
Olive oil 500 ml | Aceite de oliva 500 ml | 2800`,
);
export const GROOMERS = shopOf(
  'Muddy Paws Grooming, The Woolly Dog, Bark & Brush',
  'Peluquería Canina Patitas, Estética Animal Guápulo, Mundo Peludo',
  `
Bath and blow dry, medium | Baño y secado, mediano | 5500
Full clip, small breed | Corte completo, raza pequeña | 7800
Nail trim | Corte de uñas | 1500
Flea rinse | Enjuague antipulgas | 1200
Teeth brushing | Cepillado de dientes | 900`,
);
export const SHUTTLES = shopOf(
  'Jacaranda Airport Shuttles, Highveld Transfers, Cape Hopper',
  'Traslados El Dorado Express, Lanzadera Aeropuerto Rionegro, Móvil Sabana',
  `
Seat, airport to city hotel | Cupo, aeropuerto a hotel | 1450
Child seat | Silla de niño | 300
Extra suitcase | Maleta adicional | 350
Night supplement | Recargo nocturno | 400`,
);
export const LINKS = shopOf(
  'Umgeni Country Club, Seapoint Links, Zebra Creek Golf Estate',
  'Club de Golf Barra de Carrasco, Campo de Golf La Barra, Golf del Lago Solís',
  `
Green fee, 18 holes | Derecho de juego, 18 hoyos | 3800
Golf cart | Carro eléctrico | 2400
Range balls, bucket | Balde de pelotas | 450
Club hire, full set | Alquiler de palos, juego completo | 2900
Glove, left hand | Guante mano izquierda | 1650
Halfway house burger | Hamburguesa del hoyo 9 | 950`,
);
export const SAUNAS = shopOf(
  'Thermen Vechtzicht, Sauna De Veenplas, Badhuis Aan Zee',
  'Termas Rumiloma, Aguas Calientes Cununyacu, Spa Piedra de Agua',
  `
Day entrance, adult | Entrada de día, adulto | 3450
Towel and robe | Toalla y bata | 950
Back massage 25 min | Masaje de espalda 25 min | 4250
Fresh mint tea | Té de menta | 395
Goat cheese salad | Ensalada con queso | 1575
Slippers | Zapatillas | 650`,
);

export const drawLocker = (dice: Dice): string => `${dice.pick(['KX', 'TN', 'VC'])}${dice.digits(6)}`;
export const drawTow = (dice: Dice): string => String(dice.int(10_210, 79_800));
export const drawCopies = (dice: Dice): string => `${dice.int(2, 9)}-${dice.digits(3)}-${dice.digits(3)}`;
export const drawCellar = (dice: Dice): string => `CD-${dice.int(1040, 9870)}`;
export const drawGroom = (dice: Dice): string => `#${dice.pick(['G', 'P'])}${dice.digits(5)}`;
export const drawSeat = (dice: Dice): string => `${dice.digits(3)}/${dice.digits(5)}`;
export const drawTee = (dice: Dice): string => `PS${dice.digits(7)}`;
export const drawBand = (dice: Dice): string => `${dice.int(2100, 8900)}.${dice.digits(3)}`;

export const TOW_COUNTS = [1, 1, 1, 2];
export const SHEETS = [3, 12, 40, 85];
export const PARTY = [1, 2, 2, 4];
