// Time zones as dates in news and in files of news name them (issue 5, 'Bad input'; RFC 822 lists some): by their abbreviation, or by how far they
// are from UTC. Of zones with one abbreviation the one that publishers use counts (IST is India's, CST is that of Chicago).

const ZONE_HOURS: Readonly<Record<string, number>> = {
  z: 0,
  gmt: 0,
  ut: 0,
  utc: 0,
  wet: 0,
  west: 1,
  bst: 1,
  cet: 1,
  mez: 1,
  cest: 2,
  mesz: 2,
  eet: 2,
  eest: 3,
  msk: 3,
  ist: 5.5,
  pkt: 5,
  sgt: 8,
  hkt: 8,
  jst: 9,
  kst: 9,
  aest: 10,
  aedt: 11,
  nzst: 12,
  nzdt: 13,
  est: -5,
  edt: -4,
  cst: -6,
  cdt: -5,
  mst: -7,
  mdt: -6,
  pst: -8,
  pdt: -7,
  akst: -9,
  akdt: -8,
  hst: -10,
  brt: -3,
  art: -3,
};

/** Minutes ahead of UTC of a zone such as `CET`, `-0500`, `+5:30` or `GMT+2`; null for what is none. Offsets that no zone has count as UTC. */
export function findZoneMinutes(word: string): number | null {
  const offset = /^(?:GMT|UTC?)?([+-])(\d{1,2}):?(\d{2})?$/i.exec(word);
  if (offset) {
    const minutes = Number(offset[2]) * 60 + Number(offset[3] ?? 0);
    return minutes > 14 * 60 ? 0 : minutes * (offset[1] === '-' ? -1 : 1);
  }
  const hours = Object.hasOwn(ZONE_HOURS, word.toLowerCase()) ? ZONE_HOURS[word.toLowerCase()] : undefined;
  return hours === undefined ? null : hours * 60;
}
