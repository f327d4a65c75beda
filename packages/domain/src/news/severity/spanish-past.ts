// What a Spanish headline tells in the simple past, 'la agencia rebajó la nota', in the present in which the rules of severity are written (issue 17, 'Severity for
// credit'): newspapers of Latin America write the one, those of Spain the other.

/** Forms that no ending tells, by their present: 'redujo' and 'redujeron' of 'reduce'. */
const STRONG: Readonly<Record<string, string>> = {
  hizo: 'hace',
  hicieron: 'hacen',
  dijo: 'dice',
  dijeron: 'dicen',
  puso: 'pone',
  pusieron: 'ponen',
  tuvo: 'tiene',
  tuvieron: 'tienen',
  vino: 'viene',
  pudo: 'puede',
  pudieron: 'pueden',
  quiso: 'quiere',
  quisieron: 'quieren',
};
/** The same with something before them: 'impuso', 'obtuvo', 'redujo', 'intervino'. */
const STRONG_ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=.)du(?:jo|jeron)$/u, 'duce'],
  [/(?<=.)pu(?:so|sieron)$/u, 'pone'],
  [/(?<=[bnc]|re|de)tu(?:vo|vieron)$/u, 'tiene'],
  [/(?<=inter|pre|con|sobre)vi(?:no|nieron)$/u, 'viene'],
];
/** Stems that change where the stress falls on them: 'quebró' is 'quiebra'. */
const STEMS: readonly (readonly [RegExp, string])[] = [
  [/quebr$/u, 'quiebr'],
  [/cerr$/u, 'cierr'],
  [/neg$/u, 'nieg'],
  [/(?<=com|emp)e(?=nz$|z$)/u, 'ie'],
  [/(?<=^|a|com|re)prob$/u, 'prueb'],
  [/mostr$/u, 'muestr'],
  [/renov$/u, 'renuev'],
  [/forz$/u, 'fuerz'],
  [/acord$/u, 'acuerd'],
  [/recomend$/u, 'recomiend'],
  [/(?<=^|des)plegu?$/u, 'plieg'],
  [/perd$/u, 'pierd'],
  [/entend$/u, 'entiend'],
  [/defend$/u, 'defiend'],
  [/extend$/u, 'extiend'],
  [/volv$/u, 'vuelv'],
  [/solv$/u, 'suelv'],
  [/mov$/u, 'muev'],
  [/virt$/u, 'viert'],
  [/mint$/u, 'mient'],
  [/mur$/u, 'muer'],
];
/** Verbs in -iar among those that end as if in -er or -ir. */
const IN_IAR =
  /(?:(?<!ven|conven|[eo])c|neg?oc|camb|limp|cop|env|desv|ampl|concil|auxil|estud|incend|remed|var|contag|plag|prem)$/u;

const SHORTEST = 4;

function changeStem(stem: string): string {
  const change = STEMS.find(([ending]) => ending.test(stem));
  return change === undefined ? stem : stem.replace(change[0], change[1]);
}

/** The present of a third person in -ó: 'rebajó', 'perdió', 'cayó', 'anunció'. */
function fromSingular(word: string): string {
  if (word.endsWith('uyó')) return `${word.slice(0, -2)}ye`;
  if (word.endsWith('oyó')) return `${word.slice(0, -1)}a`;
  if (word.endsWith('yó')) return `${word.slice(0, -2)}e`;
  if (!word.endsWith('ió')) return `${changeStem(word.slice(0, -1))}a`;
  const stem = word.slice(0, -2);
  return IN_IAR.test(stem) ? `${stem}ia` : `${changeStem(stem)}e`;
}

/** The present of a verb in the simple past, a word in small letters; any other word as it is. */
export function toPresent(word: string): string {
  const last = word.charAt(word.length - 1);
  if (last === 'ó') return word.length < SHORTEST ? word : fromSingular(word);
  if (last !== 'o' && last !== 'n') return word;
  const strong = STRONG[word];
  if (strong !== undefined) return strong;
  const ending = STRONG_ENDINGS.find(([past]) => past.test(word));
  if (ending !== undefined) return word.replace(ending[0], ending[1]) + (last === 'n' ? 'n' : '');
  if (/.{3}aron$/u.test(word)) return `${fromSingular(`${word.slice(0, -4)}ó`)}n`;
  if (/.{2}ieron$/u.test(word)) return `${fromSingular(`${word.slice(0, -4)}ó`)}n`;
  return /..yeron$/u.test(word) ? `${fromSingular(`${word.slice(0, -4)}ó`)}n` : word;
}
