// Values of credit reports that are two in one text, or more than the value (issue 14, 'CCRR').

import { findCountry } from '../companies/countries.ts';
import type { FoundValue } from './build-row.ts';

/** 'Telecommunications / Tower Operators' is a sector and an industry. */
export function partBusiness(found: Map<string, FoundValue>, sector: string, industry: string): void {
  const whole = found.get(sector);
  // 'Sector and industry: Logistics, Trucking'
  const isOfBoth = /sector.*(?:industr|activ|rubro|ramo)/iu.test(whole?.label ?? '');
  const parts = whole?.value.split(isOfBoth ? /\s+[/–—|>·-]\s+|,\s+/u : /\s+[/–—|>·-]\s+/u) ?? [];
  const [first, second] = parts;
  if (whole === undefined || first === undefined || second === undefined || parts.length > 2) return;
  found.set(sector, { ...whole, value: first });
  if (industry !== '' && !found.has(industry)) found.set(industry, { ...whole, value: second });
}

/** 'Supermarkets, USA' is an industry and a country. */
export function partPlace(found: Map<string, FoundValue>, industry: string, country: string): void {
  const whole = found.get(industry);
  const parts = /^(.+),\s+([^,]+)$/u.exec(whole?.value ?? '');
  const [, business = '', place = ''] = parts ?? [];
  if (whole === undefined || country === '' || findCountry(place) === null) return;
  found.set(industry, { ...whole, value: business });
  if (!found.has(country)) found.set(country, { ...whole, value: place });
}

/** 'New Zealand and is rated': of a sentence the country that it begins with. */
export function cutCountry(found: Map<string, FoundValue>, key: string): void {
  const value = found.get(key);
  if (value === undefined || findCountry(value.value) !== null) return;
  const words = value.value.split(' ');
  const begins = words.map((_, at) =>
    words
      .slice(0, words.length - at)
      .join(' ')
      .replace(/[.,;]$/u, ''),
  );
  const country = begins.find((begin) => findCountry(begin) !== null);
  if (country !== undefined) found.set(key, { ...value, value: country });
}
