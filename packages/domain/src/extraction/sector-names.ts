// How reports call a sector where no label says whether a word is one or an industry: the supersectors of ICB and the sectors of GICS, in English and Spanish
// (issue 14, 'CCRR').

import { findSector } from '../companies/sectors.ts';
import { normaliseText } from './text-lines.ts';

const NAMES: ReadonlySet<string> = new Set(
  `agribusiness,agriculture,automobiles,automotive,banks,basic resources,chemicals,construction,construction and materials,consumer staples,consumer discretionary,energy,financials,food and beverage,forestry,health care,healthcare,hospitality,industrials,information technology,insurance,logistics,materials,media,metals and mining,mining,oil and gas,pharmaceuticals,real estate,retail,technology,aerospace,aerospace and defense,aerospace and defence,defense,defence,capital goods,consumer goods,consumer products,consumer services,household durables,commercial services,commercial and professional services,professional services,business services,industrial goods,industrial goods and services,industrial services,diversified industrials,infrastructure,software and services,consumer durables,automobiles and parts,automobiles and components,transportation and logistics,transport and logistics,natural resources,renewable energy,renewables,education,entertainment,media and entertainment,leisure,hotels restaurants and leisure,life sciences,healthcare services,diversified financials,financial services,capital markets,public sector,telecom,telecommunication services,communication services,telecommunications,textiles,tourism,transport,transportation,travel and leisure,utilities,aeroespacial,aeroespacial y defensa,defensa,bienes de equipo,bienes de capital,bienes de consumo,bienes industriales,bienes duraderos del hogar,servicios comerciales,servicios profesionales,servicios empresariales,servicios industriales,infraestructura,infraestructuras,transporte y logistica,recursos naturales,energia renovable,energias renovables,educacion,entretenimiento,medios y entretenimiento,ocio,ciencias de la vida,servicios de salud,finanzas,sector publico,servicios de comunicacion,agropecuario,agricultura,agroindustria,alimentos y bebidas,alimentacion y bebidas,automocion,automotriz,banca,comercio,construccion,construccion y materiales,consumo basico,consumo discrecional,consumo masivo,energia,financiero,hosteleria,industria,industriales,inmobiliario,logistica,materiales,medios,metales y mineria,mineria,petroleo y gas,quimica,quimicos,recursos basicos,salud,sanidad,seguros,servicios financieros,servicios publicos,tecnologia,tecnologia de la informacion,telecomunicaciones,textil,transporte,turismo,beverages,food beverage and tobacco,food and drink,paper and forest products,paper and packaging,forest products,metals,metals and steel,building materials,transport services,transportation services,bebidas,papel y forestal,papel y embalaje,productos forestales,envases y embalajes,metales,materiales de construccion,servicios de transporte`
    .split(',')
    .map((name) => name.trim()),
);

/** Whether a text names a sector. */
export function isSectorName(text: string): boolean {
  return NAMES.has(normaliseText(text)) || findSector(text) !== null;
}
