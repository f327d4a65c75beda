// Shops and counters of the receipts of the thirteenth collection, and how they number what they give out.

import type { Dice } from './dice.ts';
import type { Language } from './locales.ts';
import { shopOf } from './shops.ts';

/** What a telephone pays with. */
export const PHONES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Apple Pay'],
  es: ['Google Pay'],
};

export const FLORISTS = shopOf(
  'Willow & Stem Florist, Petal Junction, Third Avenue Flowers',
  'Florería Xochitl, Flores La Bugambilia, Arreglos Jacaranda',
  `
Dozen roses, long stem | Docena de rosas rojas | 6995
Mixed bouquet, large | Ramo mixto grande | 5450
Orchid in pot | Orquídea en maceta | 4200
Glass vase | Florero de vidrio | 1800
Greeting card | Tarjeta de dedicatoria | 450
Local delivery | Envío a domicilio | 1295`,
);
export const GAS = shopOf(
  'Outback Gas Deliveries, Kwik Cylinder Co, Ironbark LPG',
  'Butano Sierra Norte, Gas Reparto Henares, Distribuciones Calorgas Tiétar',
  `
Cylinder 12.5 kg, exchange | Botella 12,5 kg, recambio | 1910
Cylinder 45 kg, exchange | Botella 35 kg, recambio | 6280
Regulator 30 mbar | Regulador 30 mbar | 1590
Hose with clamps 1.5 m | Goma con abrazaderas 1,5 m | 890
Carrying to upper floor | Subida a domicilio | 350`,
);
export const KERBS = shopOf(
  'Kerbside Parking, ParkWise Mobile, Bayline Parking',
  'Parqueo Fácil, Estaciona Miraflores, Playas del Centro',
  `
Parking session | Sesión de estacionamiento | 860
Service fee | Cargo por servicio | 45
SMS reminder | Recordatorio por SMS | 25`,
);
export const CANTEENS = shopOf(
  'The Counting House Canteen, Salad Works, Fork & Ladle',
  'Comedor La Cazuela, Buffet El Molcajete, Cocina Doña Chole',
  `
Hot buffet | Bufé caliente | 745
Salad bar | Barra de ensaladas | 495
Soup, large | Sopa grande | 390
Fruit cup | Vaso de fruta | 320
Fresh juice | Agua fresca | 285
Bread roll | Bolillo | 80`,
);
export const CABINS = shopOf(
  'Skerry Airways Retail, Albion Wings Onboard, Northlight Air Services',
  'Aerolíneas Cóndor Sur, Vuelos del Plata a Bordo, Austral Aire Servicios',
  `
Cheese toastie | Tostado de jamón y queso | 650
Sparkling water 33 cl | Agua con gas 33 cl | 280
Red wine 18.7 cl | Vino tinto 18,7 cl | 690
Crisps, sea salt | Papas fritas con sal | 220
Perfume travel set | Set de perfumes de viaje | 3900
Scale model aircraft | Avión a escala | 1850
Hot chocolate | Chocolate caliente | 350`,
);
export const DENTISTS = shopOf(
  'Maple Row Dental, Lakeview Family Dentistry, Dr. Tremblay Dental Centre',
  'Centro Dental San Borja, Clínica Odontológica Sonríe, Dental Barranco',
  `
Examination and charting | Examen y odontograma | 8500
Scaling, two units | Profilaxis con ultrasonido | 12400
Composite filling, one surface | Resina simple | 16800
Bitewing X-rays, two | Radiografías bitewing, dos | 4900
Night guard | Férula de descanso | 38500
Fluoride varnish | Aplicación de flúor | 3600`,
);
export const LIFTS = shopOf(
  'Selkirk Ridge Resort, Timberline Snow Park, Mount Alder Lifts',
  'Estación de Esquí Valle Blanco, Remontes Peña Oroel, Nieves de Cerler Alto',
  `
Day pass, adult | Forfait de día, adulto | 8900
Day pass, junior | Forfait de día, infantil | 4600
Afternoon pass | Forfait de tarde | 6100
Keycard | Tarjeta de soporte | 500
Rescue cover, one day | Seguro de rescate, un día | 450`,
);
export const TRAVEL_SHOPS = shopOf(
  'Gate Nine Travel Retail, Sky Harbor Duty Free, Kontor Travel Value',
  'Libre Embarque Tiendas, Tienda Franca del Sur, Aeroshop Ezeiza',
  `
Single malt 12 years, 1 L | Whisky de malta 12 años, 1 l | 4690
Eau de toilette 100 ml | Eau de toilette 100 ml | 6450
Milk chocolate 400 g | Chocolate con leche 400 g | 1190
Sunglasses, polarised | Anteojos de sol polarizados | 8900
Travel adapter | Adaptador de viaje | 1990
Dulce de leche 450 g | Dulce de leche 450 g | 690`,
);

export const drawOrder = (dice: Dice): string => `FL${dice.digits(7)}`;
export const drawDoor = (dice: Dice): string => `R${dice.int(1, 9)}-${dice.int(1000, 9899)}`;
export const drawSession = (dice: Dice): string => `PX-${dice.digits(4)}-${dice.digits(5)}`;
export const drawTray = (dice: Dice): string => `${dice.int(10, 48)}${dice.digits(4)}`;
export const drawCabin = (dice: Dice): string => `${dice.int(100, 899)}/${dice.digits(2)}/${dice.int(1, 60)}`;
export const drawChair = (dice: Dice): string => `B00${dice.int(1, 4)}-${dice.digits(6)}`;
export const drawLift = (dice: Dice): string => `${dice.digits(4)}.${dice.digits(4)}.${dice.digits(2)}`;
export const drawFree = (dice: Dice): string => `DF${dice.digits(8)}`;

export const CYLINDERS = [1, 1, 2];
export const TRAVELLERS = [1, 2, 2, 3];
