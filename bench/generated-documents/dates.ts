// How dates are written where a document comes from, and which days there are.

import type { Dice } from './dice.ts';
import type { DateStyle, Language, Locale } from './locales.ts';

const MONTHS = {
  en: 'January February March April May June July August September October November December'.split(' '),
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
};

/** @param date ISO */
export function writeDate(date: string, style: DateStyle, { language, country }: Locale): string {
  const [year = '', month = '', day = ''] = date.split('-');
  const name = MONTHS[language][Number(month) - 1] ?? '';
  const short = language === 'en' ? name.slice(0, 3) : name.slice(0, 3).toLowerCase();
  const plain = String(Number(day));
  const written = {
    'd/m/y': `${day}/${month}/${year}`,
    'd.m.y': `${day}.${month}.${year}`,
    'd-m-y': `${day}-${month}-${year}`,
    'm/d/y': `${month}/${day}/${year}`,
    iso: date,
    'd Mon y': `${plain} ${short} ${year}`,
    'd-mon-y': `${day}-${short}-${year}`,
    'd/m/yy': `${day}/${month}/${year.slice(2)}`,
    'd MON y': `${day} ${short.toUpperCase()} ${year}`,
    'Mon d, y': `${short} ${plain}, ${year}`,
    'plain d/m/y': `${plain}/${Number(month)}/${year}`,
    weekday: `${weekdayOf(date, language)}, ${inWords(plain, name, year, { language, country })}`,
    ordinal: inOrdinals(plain, name, year, { language, country }),
    'y/m/d': `${year}/${month}/${day}`,
    'd.m.yy': `${day}.${month}.${year.slice(2)}`,
    'd-Mon-yy': `${day}-${short}-${year.slice(2)}`,
    'd/mon/y': `${day}/${short}/${year}`,
    'm/d/yy': `${Number(month)}/${plain}/${year.slice(2)}`,
    'd Month y': `${plain} ${name} ${year}`,
    'dd Mon y': `${day} ${short} ${year}`,
    'd-m-yy': `${day}-${month}-${year.slice(2)}`,
    words: inWords(plain, name, year, { language, country }),
  };
  return written[style];
}

const WEEKDAYS = {
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  es: 'domingo lunes martes miércoles jueves viernes sábado'.split(' '),
};

/** @param date ISO */
function weekdayOf(date: string, language: Language): string {
  return WEEKDAYS[language][new Date(date).getUTCDay()] ?? '';
}

const ORDINAL_ENDS: Readonly<Record<string, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };

/** '3rd March 2025', 'March 3rd, 2025'; in Spanish only the first is counted so. */
function inOrdinals(
  day: string,
  month: string,
  year: string,
  { language, country }: Pick<Locale, 'language' | 'country'>,
): string {
  if (language === 'es') return inWords(day === '1' ? '1.º' : day, month, year, { language, country });
  const isTeen = day.length === 2 && day.startsWith('1');
  const counted = `${day}${isTeen ? 'th' : (ORDINAL_ENDS[day.slice(-1)] ?? 'th')}`;
  return country === 'US' ? `${month} ${counted}, ${year}` : `${counted} ${month} ${year}`;
}

function inWords(
  day: string,
  month: string,
  year: string,
  { language, country }: Pick<Locale, 'language' | 'country'>,
): string {
  if (language === 'es') return `${day} de ${month} de ${year}`;
  return country === 'US' ? `${month} ${day}, ${year}` : `${day} ${month} ${year}`;
}

const DAY_MS = 86_400_000;

/** @param date ISO */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** ISO, of the years 2019 to 2025. */
export function drawDate(dice: Dice): string {
  return addDays('2019-01-08', dice.int(0, 2500));
}
