// What suppliers sell and tills ring up: English | Spanish | price in cents.

export interface Good {
  readonly en: string;
  readonly es: string;
  readonly cents: number;
}

/** Names with a comma and a space between. */
export function parseNames(text: string): string[] {
  return text.trim().split(/,\s+/u);
}

/** @param text a line each: English | Spanish | cents */
export function parseGoods(text: string): Good[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [en = '', es = '', cents = ''] = line.split('|').map((part) => part.trim());
      return { en, es, cents: Number(cents) };
    });
}

export const TRADE_GOODS = parseGoods(`
Steel shelving unit, 5 tiers, 180 x 90 cm | Estantería metálica 5 baldas, 180 x 90 cm | 18950
Toner cartridge black HX-410 | Tóner negro HX-410 | 7425
Copy paper A4 80 g, box of 5 reams | Papel A4 80 g, caja de 5 paquetes | 2190
Maintenance visit, labour per hour | Visita de mantenimiento, mano de obra por hora | 6800
Cable duct 40 x 60 mm, 2 m | Canaleta 40 x 60 mm, 2 m | 845
Pallet delivery, zone 2 | Entrega por palé, zona 2 | 4750
Stretch film 23 micron, roll | Film estirable 23 micras, bobina | 1275
Pressure gauge 0-10 bar | Manómetro 0-10 bar | 3360
Annual licence, 25 users | Licencia anual, 25 usuarios | 124000
Safety gloves size 9, pair | Guantes de seguridad talla 9, par | 415
Hydraulic hose 1/2", per metre | Manguera hidráulica 1/2", por metro | 1180
Olive oil, 5 litre tin | Aceite de oliva, lata de 5 litros | 3995
Translation, per 1000 words | Traducción, por 1000 palabras | 9500
Design of brochure, 12 pages | Diseño de folleto, 12 páginas | 64000
Stainless bolt M8 x 40, pack of 100 | Tornillo inox M8 x 40, caja de 100 | 2245
LED panel 60 x 60, 40 W, neutral white, including driver and suspension set | Panel LED 60 x 60, 40 W, blanco neutro, con driver y kit de suspensión | 5890
Consultancy day, senior | Jornada de consultoría, sénior | 98000
Refrigerated transport, Lot 14/B | Transporte refrigerado, lote 14/B | 38500
Office chair, model 2020, grey | Silla de oficina, modelo 2020, gris | 21900
Calibration certificate | Certificado de calibración | 5500
Cardboard box 400 x 300 x 200 | Caja de cartón 400 x 300 x 200 | 92
Cleaning of windows, 3 floors | Limpieza de cristales, 3 plantas | 27500
`);

export const SHOP_GOODS = parseGoods(`
SEMI SKIMMED MILK 2L | LECHE SEMIDESN. 1L | 165
WHOLEMEAL BREAD | PAN INTEGRAL | 140
BANANAS LOOSE | PLATANO CANARIAS | 92
FREE RANGE EGGS 12 | HUEVOS CAMPEROS 12 | 310
COFFEE BEANS 1KG | CAFE EN GRANO 1KG | 1399
DISH SOAP LEMON | LAVAVAJILLAS LIMON | 185
CHEDDAR MATURE 350G | QUESO CURADO 350G | 425
SPARKLING WATER 6PK | AGUA CON GAS 6U | 279
CHICKEN BREAST | PECHUGA DE POLLO | 568
AA BATTERIES 4 | PILAS AA 4 | 499
TOMATOES VINE | TOMATE RAMA | 189
DARK CHOC 70% | CHOCOLATE NEGRO 70% | 215
`);

export const TABLE_GOODS = parseGoods(`
Flat white | Café con leche | 310
Soup of the day | Crema de verduras | 650
Grilled sea bass | Lubina a la plancha | 1890
House red, glass | Copa de vino tinto | 520
Club sandwich | Sándwich mixto | 980
Tarta de Santiago | Tarta de Santiago | 590
Mineral water 0.5 l | Agua mineral 0,5 l | 250
Green salad | Ensalada de la casa | 760
`);
