// What everyday invoices and receipts sell, to whom and how much of it.

import { parseGoods } from './goods.ts';
import type { InvoiceWish } from './invoices/invoice-facts.ts';
import type { ReceiptWish } from './receipts/receipt-paper.ts';
import { shopOf } from './shops.ts';
import type { Trade } from './trades.ts';
import { FIRMS, SOFTWARE } from './trades.ts';

const { buyers } = FIRMS;
const persons = {
  en: ['Graham Eastwood', 'Lorna Petrie', 'Yusuf Rahmani', 'Bridget Nolan', 'Theo Castellanos'],
  es: ['Marisol Quintero', 'Álvaro Benítez Soto', 'Inés Carrasco', 'Gustavo Leiva', 'Rocío Manzanares'],
};

const FREELANCE: Trade = {
  sellers: {
    en: ['Imogen Hartley', 'Callum Reyes', 'Dervla Quinn', 'Noah Bergström'],
    es: ['Rosa Iglesias Montero', 'Damián Cuevas', 'Leonor Zapata Ruiz', 'Ignacio Valverde'],
  },
  buyers,
  isSellerBare: true,
  goods: parseGoods(`
Illustration for spring campaign | Ilustraciones para campaña de primavera | 42000
Copy-editing, per hour | Corrección de textos, por hora | 3800
Photography, half day | Sesión fotográfica, media jornada | 29500
Website updates | Actualización de la página web | 16000
Travel at cost | Desplazamientos | 4350`),
};

const HOTEL: Trade = {
  sellers: {
    en: ['The Alder House Hotel', 'Quayside Inn', 'Larch Mountain Lodge'],
    es: ['Hotel Puerta del Rey', 'Hostal La Alameda', 'Posada de los Vientos'],
  },
  buyers: persons,
  areBuyersBare: true,
  goods: parseGoods(`
Room, double, bed and breakfast | Habitación doble con desayuno | 11800
Dinner, restaurant | Cena en restaurante | 3640
Minibar | Minibar | 780
Laundry | Lavandería | 1450
Parking, per night | Garaje, por noche | 1600`),
};

const CLINIC: Trade = {
  sellers: {
    en: ['Elmstead Physiotherapy', 'Bayview Orthopaedics', 'Meadow Street Dental Practice'],
    es: ['Clínica Dental Ruzafa', 'Centro Médico Las Acacias', 'Policlínica Santa Lucía'],
  },
  buyers: persons,
  areBuyersBare: true,
  goods: parseGoods(`
Consultation, specialist | Consulta de especialista | 14500
X-ray, two views | Radiografía, dos proyecciones | 6800
Physiotherapy session | Sesión de fisioterapia | 4200
Blood panel | Analítica completa | 5600
Composite filling | Obturación con composite | 9500`),
};

const FOOD: Trade = {
  sellers: {
    en: ['Granary & Vine Wholesale', 'Castle Cash and Carry', 'Shoreline Provisions'],
    es: ['Mayorista Los Olivos', 'Distribuidora El Granero', 'Alimentación Guadalete'],
  },
  buyers,
  goods: parseGoods(`
Sunflower oil 10 l | Aceite de girasol 10 l | 2350
Tinned tomatoes 2.5 kg, case of 6 | Tomate triturado 2,5 kg, caja de 6 | 1690
Sparkling wine brut, case | Vino espumoso brut, caja | 4380
Flour type 00, 25 kg | Harina de fuerza, 25 kg | 1940
Paper napkins, 2000 | Servilletas de papel, 2000 | 1275
Fresh eggs, 30 dozen | Huevos frescos, 30 docenas | 5200`),
};

const PARTS: Trade = {
  sellers: {
    en: ['Torque & Sons Motor Factors', 'Bolt Street Supplies', 'Fulmar Instruments'],
    es: ['Recambios Albufera', 'Suministros Hidráulicos Paraná', 'Comercial Tornimax'],
  },
  buyers,
  goods: parseGoods(`
Bearing 6204-2RS | Rodamiento 6204-2RS | 690
Pressure valve 1/2 in | Válvula de presión 1/2 | 4825
Gasket set | Juego de juntas | 1590
Proximity sensor M12 | Sensor de proximidad M12 | 3870`),
};

const GARAGE: Trade = {
  sellers: {
    en: ['Hillcrest Motors', 'Junction Road Garage', 'Prairie Auto Service'],
    es: ['Talleres Mecánicos Nervión', 'Automotriz San Telmo', 'Taller El Pistón'],
  },
  buyers: persons,
  areBuyersBare: true,
  goods: parseGoods(`
Labour, brake service | Mano de obra, frenos | 8400
Front brake pads, set | Pastillas de freno delanteras | 5690
Oil filter | Filtro de aceite | 1240
Engine oil 5W30, litre | Aceite motor 5W30, litro | 1180
Wheel alignment | Alineación de dirección | 4500`),
};

export const EVERYDAY_INVOICES: Readonly<Record<string, Omit<InvoiceWish, 'locale'>>> = {
  freelancer: { lineCount: [1, 3], rateCount: 1, trade: FREELANCE, isWithheld: true },
  hotelFolio: { lineCount: [4, 7], rateCount: 1, trade: HOTEL },
  medicalBill: { lineCount: [2, 4], rateCount: 0, trade: CLINIC },
  manyRates: { lineCount: [6, 11], rateCount: 3, trade: FOOD },
  reverseCharge: { lineCount: [2, 4], rateCount: 0, trade: SOFTWARE },
  returnCredit: { lineCount: [1, 3], rateCount: 1, trade: PARTS, isCredit: true },
  electronicPrint: { lineCount: [2, 6], rateCount: 1, trade: PARTS },
  carRepair: { lineCount: [3, 6], rateCount: 1, trade: GARAGE },
};

const SUPERMARKET = shopOf(
  'Fairway Supermarkets, Penny Larder, Greenhill Stores',
  'Supermercados Aldeanueva, Mercado La Colmena, Hiper Sur',
  `
OATS ROLLED 1KG | COPOS AVENA 1KG | 185
CHEESE SLICES 200G | QUESO LONCHAS 200 | 239
ORANGES NET 2KG | NARANJA MALLA 2KG | 289
TOOTHPASTE MINT | DENTIFRICO MENTA | 210
GROUND COFFEE 250 | CAFE MOLIDO 250 | 389
FROZEN PEAS 750G | GUISANTE CONG 750 | 199
SALMON FILLETS X2 | LOMOS SALMON X2 | 649
SHAMPOO 400ML | CHAMPU 400ML | 345`,
);
const KITCHEN = shopOf(
  'The Copper Pot, Saffron & Sage, Wharf Street Grill',
  'Casa Remedios, La Parrilla de Tito, Fonda El Naranjo',
  `
Seafood chowder | Sopa de marisco | 890
Rib-eye steak 300 g | Ojo de bife 300 g | 2650
Wild mushroom risotto | Arroz con setas | 1580
Draught lager pint | Cerveza de barril | 610
Espresso | Café solo | 220
Lemon tart | Tarta de limón | 690`,
  true,
);
const FUEL = shopOf(
  'Crossroads Service Station, Northway Fuels, Pitstop Energy',
  'Estación de Servicio La Ribera, Gasolinera El Cruce, Servicentro Ruta 5',
  `
UNLEADED 95 | GASOLINA 95 | 5830
DIESEL | DIESEL | 6475`,
);
const CHEMIST = shopOf(
  'Hollyoak Pharmacy, Market Square Chemist, Wellspring Drug Store',
  'Farmacia Santa Rita, Botica del Carmen, Farmacia Plaza Italia',
  `
Amoxicillin 500 mg caps x21 | Amoxicilina 500 mg 21 cáps. | 745
Paracetamol 500 mg x32 | Paracetamol 500 mg 32 comp. | 295
Saline nasal spray | Spray nasal salino | 620
Sun lotion SPF50 | Crema solar SPF50 | 1450`,
);
const CHARITY = shopOf(
  'Riverkeepers Trust, Harbour Children Foundation, Open Pages Literacy Fund',
  'Fundación Manos Abiertas, Asociación Bosque Vivo, Banco de Alimentos del Sur',
  `
Donation | Donativo | 7500`,
  true,
);
const CARD_SHOP = shopOf(
  'Velvet Barber Shop, Compass Travel Store, Atlas Garden Centre',
  'Peluquería Nuria, Óptica Central, Vivero Las Flores',
  `
Goods | Mercancía | 4160`,
);
const MOTORWAY = shopOf(
  'Severn Link Tollways, Keystone Turnpike, Westline Motorways',
  'Autopistas del Centro, Ruta del Maipo Concesionaria, Autovías Andinas',
  `
Class 1 passage | Paso categoría 1 | 870`,
);

export const EVERYDAY_RECEIPTS: Readonly<Record<string, Omit<ReceiptWish, 'isCash'>>> = {
  discountSupermarket: { ...SUPERMARKET, purchaseCount: [4, 8] },
  bistro: { ...KITCHEN, purchaseCount: [3, 6], hasOneRate: true },
  pumpDocket: { ...FUEL, purchaseCount: [1, 1], hasOneRate: true },
  pharmacy: { ...CHEMIST, purchaseCount: [2, 4] },
  donation: { ...CHARITY, purchaseCount: [1, 1], hasOneRate: true },
  terminalSlip: { ...CARD_SHOP, purchaseCount: [1, 1], hasOneRate: true },
  toll: { ...MOTORWAY, purchaseCount: [1, 1], hasOneRate: true },
};
