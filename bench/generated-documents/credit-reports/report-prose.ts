// Of the seventh collection, which was measured at first sight (docs/extraction.md) and has been looked into since: its figures are no longer those of documents that nobody has seen.
// Sentences of the seventh collection of rating reports, which say nothing that is looked for.

import type { ReportPaper } from './report-paper.ts';

const EN = [
  'Sales volumes held up better than the sector, and the order backlog covers seven months of production.',
  'The second dryer came into use in autumn, after which unit costs fell by about six per cent.',
  'Bank debt matures evenly over five years; the bond of the parent is not guaranteed by the company.',
  'Working capital swings with the season, and the overdraft is used in full each May.',
  'Two customers account for a third of receivables, both with long records of paying to terms.',
  'Management has little depth below the founders, which weighs on our view of succession.',
  'Capital spending will stay above depreciation until the new quay is finished.',
  'Hedging covers three quarters of next year’s fuel and half of its foreign exchange.',
  'The auditors gave an unqualified opinion; accounting policies are in line with those of peers.',
];
const ES = [
  'Los volúmenes de venta resistieron mejor que los del sector y la cartera cubre siete meses de producción.',
  'El segundo secador entró en servicio en otoño y desde entonces los costos unitarios bajaron cerca de seis por ciento.',
  'La deuda bancaria vence de forma escalonada en cinco años; el bono de la matriz no está garantizado por la compañía.',
  'El capital de trabajo varía con la temporada y el sobregiro se usa por completo cada mayo.',
  'Dos clientes suman un tercio de las cuentas por cobrar, ambos con buen historial de pago.',
  'La gerencia tiene poca profundidad tras los fundadores, lo que pesa en nuestra visión de la sucesión.',
  'La inversión seguirá por encima de la depreciación hasta que termine el nuevo muelle.',
  'Las coberturas abarcan tres cuartos del combustible del próximo año y la mitad de sus divisas.',
  'Los auditores emitieron una opinión sin salvedades y las políticas contables son las habituales.',
];

/** Six of them, in an order of chance. */
export function sentences(p: ReportPaper): string[] {
  return p.dice.some(p.locale.language === 'en' ? EN : ES, 6);
}
