// The agencies, banks, companies, sectors and analysts of the tenth collection of rating reports, and what is said of a company.

import { parseNames } from '../goods.ts';
import type { Trade } from '../trades.ts';
import type { ReportPaper } from './report-paper.ts';
import type { ReportStock } from './report-stock.ts';
import { FIRST_STOCK, SECOND_STOCK } from './report-stock.ts';

const COMPANIES: Trade['sellers'] = {
  en: parseNames(
    `Ardmore Dairies, Boulder Creek Cement, Cabot Hill Energy, Dunlin Aggregates, Elkhorn Rail Services, Gulf Crescent Towers, Hartwell Retail, Ormond Packaging, Shoalhaven Grain, Wharfside Property`,
  ),
  es: parseNames(
    `Aceitera Guayas, Bebidas Antillanas, Cartones Peninsulares, Cementos Guanacaste, Envases Altiplano, Frigorífico Tacuarembó, Hidroeléctrica Paute, Lácteos Irazú, Puertos del Caribe, Textilera Huasteca`,
  ),
};
const OTHERS: Trade['buyers'] = {
  en: parseNames(`Bracken Industries, Fernhill Group, Lowther Capital, Tallis Holdings`),
  es: parseNames(`Corporación Ibagué, Grupo Montecristi, Holding Ozama, Inversiones Colonia`),
};

export const TENTH_STOCK: ReportStock = {
  agencies: {
    en: parseNames(
      `Beacon Ratings, Stonebridge Credit Ratings, Corolla Credit Analytics, Albany & Vance Ratings`,
    ),
    es: parseNames(
      `Verum Centroamérica Ratings, Pacto Calificadora, Humboldt Ratings, Clasificadora Bolívar`,
    ),
  },
  sectors: [
    ['Building Materials', 'Materiales de construcción', 'Cement', 'Cemento'],
    ['Packaging', 'Envases', 'Corrugated Board', 'Cartón corrugado'],
    ['Infrastructure', 'Infraestructura', 'Ports', 'Puertos'],
    ['Power', 'Electricidad', 'Hydropower', 'Generación hidroeléctrica'],
    ['Retail', 'Comercio minorista', 'Supermarkets', 'Supermercados'],
    ['Consumer Goods', 'Bienes de consumo', 'Dairy', 'Lácteos'],
    ['Protein', 'Proteína animal', 'Beef', 'Carne vacuna'],
  ],
  analysts: {
    en: parseNames(
      `Imogen Farrant, Tobias Weller, Leila Haddad, Conor MacNamee, Grace Adeyinka, Andrew Thorburn`,
    ),
    es: parseNames(
      `Adriana Quesada, Esteban Carvajal, Lorena Pizarro, Matías Silveira, Paola Encarnación, Ricardo Yépez`,
    ),
  },
  ratios: [
    ...FIRST_STOCK.ratios.slice(0, 4),
    ...SECOND_STOCK.ratios.slice(1, 5),
    ['Capex / sales', 'Inversión / ventas', 2, 14, '%'],
    ['Days payable', 'Días de pago', 25, 88, ''],
  ],
  peers: ['Hollin Materials', 'Grupo Cuenca Sur'],
  trade: { sellers: COMPANIES, buyers: OTHERS, goods: [] },
};

const EN = `Sales rose by a single digit, with prices up and volumes flat after a wet autumn.
The second kiln runs on waste fuel, which keeps energy costs below those of rivals.
Refinancing in spring pushed the nearest large maturity four years out.
Acquisitions have been small and were paid out of cash flow.
Freight and power make up a third of costs and are hedged for two quarters ahead.
Market share is strong at home but exports depend on a single corridor.
Shareholders put in fresh equity to fund the new line, and pay no dividend while it is built.
Working capital absorbed cash because a large customer now pays a month later.
Planned spending leaves little room should demand fall short of the budget.
Auditors signed the accounts without reservation, and reporting is prompt.`.split('\n');
const ES = `Las ventas subieron un dígito, con alza de precios y volúmenes planos tras un otoño lluvioso.
El segundo horno usa combustible alterno, lo que deja el costo de la energía por debajo del de sus rivales.
El refinanciamiento de la primavera llevó el vencimiento más grande a cuatro años.
Las adquisiciones fueron pequeñas y se pagaron con flujo propio.
Los fletes y la electricidad son un tercio de los costos y tienen cobertura por dos trimestres.
La participación de mercado es fuerte en el país, pero las exportaciones dependen de un solo corredor.
Los accionistas aportaron capital para la nueva línea y no retiran dividendos mientras se construye.
El capital de trabajo absorbió caja porque un cliente grande paga ahora un mes más tarde.
El gasto previsto deja poco margen si la demanda queda por debajo del presupuesto.
Los auditores firmaron sin salvedades y la información se entrega a tiempo.`.split('\n');

/** Seven sentences in an order of chance, none of which says a field. */
export function notices(p: ReportPaper): string[] {
  return p.dice.some(p.locale.language === 'en' ? EN : ES, 7);
}
