// How reports call a sector where no label says whether a word is one or an industry: the supersectors of ICB and the sectors of GICS, in English and Spanish
// (issue 14, 'CCRR').

import { findSector } from '../companies/sectors.ts';
import { normaliseText } from './text-lines.ts';

const NAMES: ReadonlySet<string> = new Set(
  `agribusiness,agriculture,automobiles,automotive,banks,basic resources,chemicals,construction,construction and materials,consumer staples,consumer discretionary,
energy,financials,food and beverage,forestry,health care,healthcare,hospitality,industrials,information technology,insurance,logistics,materials,media,metals and mining,mining,
oil and gas,pharmaceuticals,real estate,retail,technology,telecommunications,textiles,tourism,transport,transportation,travel and leisure,utilities,
agricultura,agroindustria,alimentos y bebidas,alimentacion y bebidas,automocion,automotriz,banca,comercio,construccion,construccion y materiales,consumo basico,
consumo discrecional,consumo masivo,energia,financiero,hosteleria,industria,industriales,inmobiliario,logistica,materiales,medios,metales y mineria,mineria,petroleo y gas,quimica,quimicos,
recursos basicos,salud,sanidad,seguros,servicios financieros,servicios publicos,tecnologia,tecnologia de la informacion,telecomunicaciones,textil,transporte,turismo`
    .split(',')
    .map((name) => name.trim()),
);

/** Whether a text names a sector. */
export function isSectorName(text: string): boolean {
  return NAMES.has(normaliseText(text)) || findSector(text) !== null;
}
