// Who sells what to whom in the fourth collection.

import { parseGoods } from './goods.ts';
import { shopOf } from './shops.ts';
import type { Trade } from './trades.ts';

const list = (text: string): string[] => text.trim().split(/,\s+/u);

const BUYERS = {
  en: list(
    `Ballantrae Growers, Cormorant Bay Resorts, Dunedin Tool Hire, Fitzroy Joinery, Halcyon Dental Group, Mbeki Transport, Rangoon Street Kitchen, Tanglin Fitness`,
  ),
  es: list(
    `Agroexportadora Chira, Clínica Montesol, Frigorífico Tacuarí, Hotel Mirasierra, Importadora Loja, Olivarera Jandía, Rodamientos Puebla, Vidriería Arenal`,
  ),
};

export const EQUIPMENT: Trade = {
  sellers: {
    en: list(
      `Aotea Industrial, Brandt Fördertechnik, Karoo Pump Supplies, Merlion Office Systems, Ottershaw Paints, Yarra Valley Packaging`,
    ),
    es: list(
      `Bombas Arequipa, Equipos del Litoral, Herrajes Chinchón, Refrigeración Quito Sur, Suministros Peñarol, Tuberías Anahuac`,
    ),
  },
  buyers: BUYERS,
  goods: parseGoods(`
Submersible pump 1.5 kW with float switch and 10 m of cable | Bomba sumergible 1,5 kW con interruptor de flotador y 10 m de cable | 31490
Conveyor roller 60 mm | Rodillo transportador 60 mm | 2380
Exterior paint, satin, 10 l, colour mixed to order RAL 7016 | Pintura exterior satinada, 10 l, color a medida RAL 7016 | 8990
Corrugated carton, double wall, 600 x 400 x 400 | Caja de cartón doble canal 600 x 400 x 400 | 215
Desk, height adjustable, oak | Escritorio regulable en altura, roble | 42900
Freight and handling | Flete y manipulación | 6500
Sealant cartridge 310 ml | Cartucho de sellador 310 ml | 745
On-site installation, two technicians, including travel within the city | Instalación en sitio, dos técnicos, con desplazamiento dentro de la ciudad | 28000
Brass ball valve 3/4" | Válvula de bola de latón 3/4" | 1320
Annual service contract | Contrato anual de mantenimiento | 96000`),
};

export const STUDIO: Trade = {
  sellers: {
    en: list(`Harbour & Finch Design, Blue Gum Architects, Osprey Analytics`),
    es: list(`Estudio Albufera, Arquitectos Del Solar, Traza Ingeniería`),
  },
  buyers: BUYERS,
  goods: parseGoods(`
Concept design | Anteproyecto | 9500
Site visits | Visitas de obra | 8200
Drawings and specification of the second phase, revised after comments | Planos y memoria de la segunda fase, revisados tras comentarios | 11800
Project meetings | Reuniones de proyecto | 7600
Data preparation | Preparación de datos | 6900`),
};

export const KIOSK = shopOf(
  'Wharf Lane Dairy, Tiong Bahru Provisions, Kelso Newsagents, Bree Street Deli',
  'Bodega San Martín, Minimarket El Ombú, Papelería Zurbarán, Tienda La Mitad',
  `
LAMINGTON SLICE | ALFAJOR TRIPLE | 450
SPARKLING WATER 500ML | AGUA C/GAS 500ML | 320
NOTEBOOK A4 RULED | CUADERNO A4 RAYADO | 685
BALLPOINT PEN BLUE | BOLIGRAFO AZUL | 240
HAND CREAM 75ML | CREMA DE MANOS 75ML | 1190
TRAVEL ADAPTOR | ADAPTADOR DE VIAJE | 2490
ROASTED ALMONDS 200G | ALMENDRA TOSTADA 200G | 799`,
);
export const TAVERN = shopOf(
  'The Pelican Taproom, Old Mill Tavern, Rooftop 21',
  'Taberna El Candil, Cantina La Palma, Picada Don Beto',
  `
Pale ale | Cerveza rubia | 750
Fish tacos | Tacos de pescado | 1480
Loaded fries | Papas de la casa | 890
Lime soda | Limonada | 420
Tasting board | Tabla de quesos | 2250`,
  true,
);
export const RENT = shopOf(
  'Aspen Court Lettings, Marlborough Property Management, Seaview Rentals',
  'Inmobiliaria Los Sauces, Administración Belgrano, Rentas Miraflores',
  `
Rent of workshop unit 3, October | Alquiler de local 3, octubre | 68000
Rent of parking space 12 | Alquiler de cochera 12 | 9500`,
);
export const SOFTWARE_STORE = shopOf(
  'Pixelgrove, Lantern Apps, Northstar Media',
  'Apps del Sur, Estudio Pixelado, Nube Roja',
  `
Premium plan, 1 month | Plan Premium, 1 mes | 1199
Extra storage 200 GB | Almacenamiento extra 200 GB | 299
Photo filters pack | Paquete de filtros | 499`,
);
export const FLIGHTS = shopOf(
  'Vireo Airlines, Tasman Link Airways, Springbok Air',
  'Aerolíneas Cóndor Azul, Vuela Levante, Líneas del Estrecho',
  `
Economy class, one way | Clase turista, ida | 18700`,
);
export const LESSONS = shopOf(
  'Lingua House, Crescent Music School, Drive Right Academy',
  'Academia Minerva, Escuela de Música Clave, Autoescuela Ruta',
  `
Course fee, autumn term | Matrícula, trimestre de otoño | 24500
Books and materials | Libros y materiales | 3800`,
);
