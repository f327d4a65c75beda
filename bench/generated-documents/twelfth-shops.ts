// Shops and counters of the receipts of the twelfth collection, and how they number what they give out.

import type { Dice } from './dice.ts';
import { shopOf } from './shops.ts';

export const CABINS = shopOf(
  'Larkwing Airways, Skerry Air, Prairie Jet',
  'Aerolíneas Moncayo, Vuelos Baleares, Aires del Duero',
  `
Hot chocolate | Chocolate caliente | 350
Cheese toastie | Sándwich caliente de queso | 750
Sparkling water | Agua con gas | 300
Salted almonds | Almendras saladas | 400
Red wine 187 ml | Vino tinto 187 ml | 800
Travel adapter | Adaptador de viaje | 2200
Travel blanket | Manta de viaje | 1800`,
);
export const GARAGES = shopOf(
  'Jubilee Fast Fit, Canal Road Lubes, Pitlane Service',
  'Afinaciones Narvarte, Lubricantes La Viga, Servicio Rápido Portales',
  `
Synthetic oil 5W-30, 4 L | Aceite sintético 5W-30, 4 L | 4600
Oil filter | Filtro de aceite | 1250
Air filter | Filtro de aire | 1650
Wiper blades, pair | Plumas limpiaparabrisas, par | 2100
Sump plug washer | Rondana de tapón | 180
Labour, oil service | Mano de obra, cambio de aceite | 2900`,
);
export const BASKETS = shopOf(
  'Fernleigh Foods Direct, Marrow & Pod Online, Greenlane Home Shopping',
  'Mercado en Casa Miraflores, Súper Barranco, Tu Despensa Surco',
  `
Carrots 1 kg | Zanahoria 1 kg | 95
Natural yogurt 500 g | Yogur natural 500 g | 210
Cheddar slices 250 g | Queso edam 250 g | 340
Garden peas, frozen 900 g | Arvejas congeladas 900 g | 265
Chicken thighs 1 kg | Piernas de pollo 1 kg | 520
Dishwasher tablets, 40 | Detergente líquido 2 L | 875
Plain flour 1.5 kg | Harina sin preparar 1 kg | 130
Toilet tissue, 9 rolls | Papel higiénico, 12 rollos | 595`,
);
export const FLORISTS = shopOf(
  'Bloom Marina Flowers, The Jasmine Stem, Desert Rose Florist',
  'Floristería Magnolia Real, Flores Chamberí, El Jardín de Nerea',
  `
Hand-tied bouquet, pastel | Ramo atado a mano, tonos pastel | 4900
Orchid in ceramic pot | Orquídea en maceta de cerámica | 5600
Two dozen red roses | Dos docenas de rosas rojas | 7800
Chocolates, box of 16 | Bombones, caja de 16 | 1950
Delivery in the city | Envío en la ciudad | 1200
Glass vase | Jarrón de cristal | 1700`,
);
export const KERBS = shopOf(
  'Kerbside Pay, Parkwell Mobile, Baywise',
  'Estaciona Fácil, Zona Calle, Parquímetro Móvil',
  `
Parking, zone fee | Estacionamiento, tarifa de zona | 620
Service fee | Cargo por servicio | 60
Text reminder | Aviso por mensaje | 25`,
);
export const CLUBS = shopOf(
  'Otter Creek Robotics Club, Junior Makers Academy, Bluejay Music School',
  'Academia Robótica Kids, Escuela de Música Clave de Sol, Taller Creativo Pirwa',
  `
Group lessons, 10 weeks | Clases grupales, 10 semanas | 24000
Materials kit | Kit de materiales | 4500
Enrolment | Matrícula | 3500
Private lesson, 45 min | Clase individual, 45 min | 5500
Concert costume | Vestuario de muestra | 3800`,
);
export const MARINAS = shopOf(
  'Gull Rock Marina, Desolation Harbour, Thousand Islands Boat Basin',
  'Marina Río Luján, Puerto Deportivo Olivos, Amarradero San Isidro',
  `
Visitor berth, per night | Amarra de visita, por noche | 5400
Shore power, per night | Electricidad de muelle, por noche | 900
Pump-out | Vaciado de aguas negras | 2500
Ice, bag | Hielo, bolsa | 450
Launch ramp | Rampa de botado | 2000
Laundry token | Ficha de lavandería | 400`,
);
export const SLOPES = shopOf(
  'Mount Currawong Snow Resort, Bogong Ridge Lifts, Snowgum Alpine',
  'Centro de Ski Los Cóndores, Andarivel Nevado Sur, Parque de Nieve Antuco',
  `
Adult day pass | Ticket adulto, día completo | 14500
Child day pass, 6-14 | Ticket niño 6-14, día completo | 7800
Ski and boot hire | Arriendo de esquís y botas | 6200
Helmet hire | Arriendo de casco | 1800
Group lesson, 2 h | Clase grupal, 2 h | 8900
Reloadable card | Tarjeta recargable | 500`,
);

export const drawCabin = (dice: Dice): string => `${dice.digits(3)}0${dice.digits(5)}`;
export const drawBay = (dice: Dice): string => `RO-${dice.int(20_100, 88_900)}`;
export const drawBasket = (dice: Dice): string => `${dice.int(100, 989)}-${dice.digits(4)}-${dice.digits(3)}`;
export const drawBunch = (dice: Dice): string => `FL${dice.digits(5)}`;
export const drawSession = (dice: Dice): string => `${dice.pick(['PK', 'KB', 'ZN'])}-${dice.digits(8)}`;
export const drawTerm = (dice: Dice): string => `${dice.int(1, 4)}T-${dice.digits(4)}`;
export const drawBerth = (dice: Dice): string => String(dice.int(3100, 9800));
export const drawPass = (dice: Dice): string => `${dice.digits(2)}.${dice.digits(4)}.${dice.digits(5)}`;

export const ONCE = [1];
export const NIGHTS = [1, 2, 3];
