// What stands at a label by chance: in a list of several, at a label that is a small word, in the address of a street (issue 13: keys by label).

import type { SsotKey } from './document-type.ts';
import { endsSmall } from './label-doubts.ts';
import type { LabelSpot } from './label-spots.ts';
import { isNoNumber, isOfCustomer, isOfOthersNumber, isOfStreet } from './other-values.ts';
import { isCompanyName } from './party-names.ts';
import { findDate } from './read-date.ts';
import type { ReadNeighbour } from './read-neighbour.ts';
import { isFreeText } from './read-neighbour.ts';
import { isOfLines } from './weigh-candidate.ts';

/** That it is a day, or the letters and figures of a number without which they are: 'AA-99/9999'. */
const shapeOf = (text: string): string =>
  findDate(text, 'DMY')?.index === 0 ? 'day' : text.trim().replaceAll(/\d/gu, '9').replaceAll(/\p{L}/gu, 'A');

/** Whether a number or a day stands below its label and over others that look like it: it is that of a line of a table, and none of the document. */
function isOfColumn({ neighbours }: LabelSpot, { neighbour, raw }: ReadNeighbour): boolean {
  if (neighbour.place !== 'below' || !/\d/u.test(raw)) return false;
  return (
    neighbours.filter(({ place, text }) => place === 'below' && shapeOf(text) === shapeOf(raw)).length > 1
  );
}

/** Whether it is of one line of a table: in a column of several like it, or a day beside what the line costs. */
const isOfLine = (spot: LabelSpot, read: ReadNeighbour, { dataType }: SsotKey): boolean =>
  isOfColumn(spot, read) || (dataType === 'date' && isOfLines(spot, read));

/** Whether a text is the number of something else: of a house, of nothing. */
const isOtherNumber = ({ raw, neighbour }: ReadNeighbour, { dataType }: SsotKey): boolean =>
  dataType === 'string' && (isOfStreet(raw, neighbour) || isNoNumber(raw));

const HEADS_GRADES =
  /^(?:notas?|grades?|ratings?|scores?|outlook|tone|tono|perspectiva|calificaci[oó]n|scale|escala|date|fecha)$/iu;

/** 'Agency', 'Grade', 'Date' over what several agencies say: none of them is that of the report. */
function isOfOpinions({ neighbours }: LabelSpot, { field }: SsotKey): boolean {
  const beside = neighbours.find(({ place }) => place === 'right');
  return field === 'agency' && HEADS_GRADES.test(beside?.text.trim() ?? '');
}

/** Nobody's name at a label that is a small word, days at the label 'Net', the number of an account at a bank. */
export function isChance(read: ReadNeighbour, spot: LabelSpot, hasColon: boolean, key: SsotKey): boolean {
  const { value, raw } = read;
  const { label, line, over, rest } = spot;
  if (isFreeText(key))
    return isOfOpinions(spot, key) || (endsSmall(label) && !hasColon && !isCompanyName(value));
  if (isOtherNumber(read, key) || isOfLine(spot, read, key)) return true;
  if (key.field === 'vat') return isOfCustomer(rest);
  if (key.field === 'client_id') return isOfOthersNumber(label, { line, over });
  return key.dataType === 'currency' && /^net$/iu.test(label.trim()) && /^\d{1,3}$/u.test(raw.trim());
}
