// What a company does, where no whole label is known: what stands at a label that has a word for a sector or for an activity in it (issue 14, 'CCRR').

import type { FoundValue } from './build-row.ts';
import type { TextLine } from './text-lines.ts';
import { sureness } from './text-lines.ts';
import type { Part } from './value-contexts.ts';
import { listPartLines } from './value-contexts.ts';

const SECTOR = /\bsector\b/;
const INDUSTRY =
  /\b(?:industry|industria|activit(?:y|ies)|actividad|business|negocio|ramo|rubro|giro|trade|categor(?:y|ia)|se dedica|does)\b/;
/** What else these words are in: 'Average of the industry', 'Business credit report'. */
const OTHER =
  /\b(?:average|media|risk|riesgo|reports?|informe|information|contact|hours|address|view|peers?)\b/;
const MOST_WORDS_OF_LABEL = 6;
const MOST_WORDS = 6;
/** A value stands at most so many of its label's heights under it. */
const REACH = 2.2;
/** In shares of the page's width. */
const SAME_EDGE = 0.02;
const SURE = { behind: 0.84, right: 0.8, below: 0.74 } as const;

interface Business {
  readonly sector: FoundValue | null;
  readonly industry: FoundValue | null;
}

interface Placed {
  readonly part: Part;
  readonly text: string;
  readonly sure: number;
}

/** A few words with a capital, no figures, no sentence. */
function isName(text: string): boolean {
  return (
    /^\p{Lu}\p{L}/u.test(text) && !/[\d:;]|\.(?:$|\s)/u.test(text) && text.split(' ').length <= MOST_WORDS
  );
}

/** What stands behind the colon of a label, right of it or under it. */
function findValue(
  lines: readonly (readonly Part[])[],
  label: Part,
  isLabel: (part: Part) => boolean,
): Placed | null {
  const behind = label.text.split(/:\s+/u)[1]?.trim() ?? '';
  if (behind !== '') return isName(behind) ? { part: label, text: behind, sure: SURE.behind } : null;
  const isValue = (part: Part | undefined): part is Part =>
    part !== undefined && isName(part.text) && !isLabel(part);
  const line = lines[label.lineAt] ?? [];
  const right = line[line.indexOf(label) + 1];
  if (isValue(right)) return { part: right, text: right.text, sure: SURE.right };
  const under = findUnder(lines, label);
  return isValue(under) ? { part: under, text: under.text, sure: SURE.below } : null;
}

function findUnder(lines: readonly (readonly Part[])[], { lineAt, box }: Part): Part | undefined {
  const reach = REACH * (box[3] - box[1]);
  return lines[lineAt + 1]?.find(
    (each) => Math.abs(each.box[0] - box[0]) < SAME_EDGE && each.box[1] - box[3] < reach,
  );
}

function findAt(
  lines: readonly (readonly Part[])[],
  word: RegExp,
  isLabel: (part: Part) => boolean,
): FoundValue | null {
  const labels = lines.flat().filter(({ text, plain }) => {
    const name = plain.split(' ').slice(0, MOST_WORDS_OF_LABEL);
    const isShort = text.includes(':') || plain.split(' ').length <= MOST_WORDS_OF_LABEL;
    return isShort && word.test(name.join(' ')) && !OTHER.test(name.join(' '));
  });
  const [best] = labels
    .flatMap((label) => {
      const value = findValue(lines, label, isLabel);
      return value === null ? [] : [{ label, ...value }];
    })
    .toSorted((one, other) => other.sure - one.sure);
  if (best === undefined) return null;
  return { ...toFound(best.part, best.label, best.sure), value: best.text, raw: best.text };
}

function toFound(part: Part, label: Part, sure: number): FoundValue {
  return {
    value: part.text,
    raw: part.text,
    page: part.page,
    boxes: [part.box],
    label: part === label ? '' : label.text,
    labelBoxes: part === label ? [] : [label.box],
    confidence: sure * sureness(part),
    reasons: [],
  };
}

/** 'Sector y actividad' before 'Telecomunicaciones – Torres'. */
function findBoth(lines: readonly (readonly Part[])[]): Business | null {
  for (const row of lines)
    for (const [at, label] of row.entries()) {
      if (!SECTOR.test(label.plain) || !INDUSTRY.test(label.plain) || /[:\d]/u.test(label.text)) continue;
      const [one, other] = row.slice(at + 1);
      if (one === undefined || other === undefined || !isName(one.text) || !isName(other.text)) continue;
      return { sector: toFound(one, label, SURE.right), industry: toFound(other, label, SURE.right) };
    }
  return null;
}

/** @param isLabel whether a part is the label of some key, and so no value */
export function readBusiness(lines: readonly TextLine[], isLabel: (text: string) => boolean): Business {
  const byLine = listPartLines(lines);
  const both = findBoth(byLine);
  if (both !== null) return both;
  const isOther = ({ text }: Part): boolean => isLabel(text);
  return { sector: findAt(byLine, SECTOR, isOther), industry: findAt(byLine, INDUSTRY, isOther) };
}
