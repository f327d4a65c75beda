// What a person has filled in or noted on a page: the fields of a form and free text lie above it as annotations. Their appearance is made part of the page,
// so that it is read and drawn like anything else; which boxes are ticked is told, since a tick has many shapes.

import type { Pdfium } from './pdfium.ts';

export interface MergedFields {
  /** Boxes that are ticked: left, bottom, right, top in the page's own points. */
  readonly ticked: readonly (readonly [number, number, number, number])[];
  /** Whether the page is no longer what the file says, so that the document must be opened anew. */
  readonly hasChanged: boolean;
}

const FREE_TEXT = 3;
const WIDGET = 20;
/** Flags of an annotation: hidden, and not to be viewed. */
const UNSEEN = 0x02 | 0x20;
const NORMAL = 0;
/** A page with more is read so far: no form has as many. */
const MOST_ANNOTATIONS = 2000;

export function mergeFields(pdfium: Pdfium, page: number): MergedFields {
  const { calls } = pdfium;
  const count = Math.min(MOST_ANNOTATIONS, calls.FPDFPage_GetAnnotCount(page));
  const ticked: (readonly [number, number, number, number])[] = [];
  let hasChanged = false;
  // From the last on: what is merged is no annotation any more.
  for (let index = count - 1; index >= 0; index -= 1) {
    const annotation = calls.FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    try {
      const type = calls.FPDFAnnot_GetSubtype(annotation);
      if (type !== FREE_TEXT && type !== WIDGET) continue;
      if ((calls.FPDFAnnot_GetFlags(annotation) & UNSEEN) !== 0) continue;
      // Only what is ticked or not has a state; the state 'Off' is fixed, the other has any name.
      const state = type === WIDGET ? readState(pdfium, annotation) : '';
      if (state === '') hasChanged = merge(pdfium, page, annotation, type) || hasChanged;
      else if (state !== 'Off') ticked.push(readBox(pdfium, annotation));
    } finally {
      calls.FPDFPage_CloseAnnot(annotation);
    }
  }
  return { ticked, hasChanged };
}

/** Many programs that fill in a form leave it to the reader to draw what was filled in. */
function merge({ calls }: Pdfium, page: number, annotation: number, type: number): boolean {
  if (calls.EPDFAnnot_HasAppearanceStream(annotation, NORMAL) === 0) {
    if (type === WIDGET) calls.EPDFAnnot_GenerateFormFieldAP(annotation);
    else calls.EPDFAnnot_GenerateAppearance(annotation);
  }
  return calls.EPDFAnnot_Flatten(page, annotation) === 1;
}

function readState(pdfium: Pdfium, annotation: number): string {
  const key = pdfium.place('AS');
  try {
    return pdfium.text(
      (address, length) => pdfium.calls.FPDFAnnot_GetStringValue(annotation, key, address, length),
      'utf16le',
    );
  } finally {
    pdfium.free(key);
  }
}

function readBox(pdfium: Pdfium, annotation: number): [number, number, number, number] {
  pdfium.calls.FPDFAnnot_GetRect(annotation, pdfium.scratch);
  const [left, top, right, bottom] = [0, 1, 2, 3].map((index) => pdfium.float(index));
  return [left ?? 0, bottom ?? 0, right ?? 0, top ?? 0];
}
