// Texts collected per colour, weight and size, arrows per colour, and drawn run by run: setting a font costs more than drawing a word.

import { ARROW_WIDTH, CAP_HEIGHT } from '@vigilo/domain/heat-map/tile-label';

interface Run {
  readonly weight: number;
  readonly size: number;
  readonly texts: string[];
  readonly places: number[];
}

interface Ink {
  /** By weight and size in one number: made for every word of every frame, a text would cost more than the word. */
  readonly runs: Map<number, Run>;
  readonly arrows: number[];
}

/** How a text looks: weight of the typeface, size in canvas pixels, colour. */
export interface TextStyle {
  readonly weight: number;
  readonly size: number;
  readonly colour: string;
}

export interface TextBatch {
  /** x is the left end, y the baseline, both in canvas pixels. */
  add: (text: string, x: number, y: number, style: TextStyle) => void;
  /** An arrow that stands in a line of this text size: up for a positive direction, else down. */
  addArrow: (x: number, baseline: number, size: number, direction: number, colour: string) => void;
  /** Draws in this typeface, and forgets. */
  flush: (context: CanvasRenderingContext2D, family: string) => void;
}

/** Larger than any text size. */
const WEIGHT_FACTOR = 10_000;
/** Height of the arrow to its width. */
const ARROW_SHAPE = 0.84;

export function createTextBatch(): TextBatch {
  const inks = new Map<string, Ink>();
  const findInk = (colour: string): Ink => {
    let ink = inks.get(colour);
    if (ink === undefined) {
      ink = { runs: new Map(), arrows: [] };
      inks.set(colour, ink);
    }
    return ink;
  };
  return {
    add(text, x, y, { weight, size, colour }) {
      const { runs } = findInk(colour);
      const key = weight * WEIGHT_FACTOR + size;
      let run = runs.get(key);
      if (run === undefined) {
        run = { weight, size, texts: [], places: [] };
        runs.set(key, run);
      }
      run.texts.push(text);
      run.places.push(x, y);
    },
    addArrow(x, baseline, size, direction, colour) {
      const width = size * ARROW_WIDTH;
      const half = (width * ARROW_SHAPE) / 2;
      const middle = baseline - (size * CAP_HEIGHT) / 2;
      const [base, tip] = direction > 0 ? [middle + half, middle - half] : [middle - half, middle + half];
      findInk(colour).arrows.push(x, base, x + width, base, x + width / 2, tip);
    },
    flush(context, family) {
      for (const [colour, ink] of inks) {
        context.fillStyle = colour;
        drawRuns(context, ink, family);
        drawArrows(context, ink.arrows);
      }
    },
  };
}

function drawRuns(context: CanvasRenderingContext2D, { runs }: Ink, family: string): void {
  for (const [key, { weight, size, texts, places }] of runs) {
    // A size not used in this frame is of another zoom: forgotten, so that the list stays short.
    if (texts.length === 0) {
      runs.delete(key);
      continue;
    }
    context.font = `${weight} ${size}px ${family}`;
    for (const [i, text] of texts.entries())
      context.fillText(text, places[2 * i] ?? 0, places[2 * i + 1] ?? 0);
    texts.length = 0;
    places.length = 0;
  }
}

function drawArrows(context: CanvasRenderingContext2D, places: number[]): void {
  if (places.length === 0) return;
  context.beginPath();
  for (let i = 0; i < places.length; i += 6) {
    context.moveTo(places[i] ?? 0, places[i + 1] ?? 0);
    context.lineTo(places[i + 2] ?? 0, places[i + 3] ?? 0);
    context.lineTo(places[i + 4] ?? 0, places[i + 5] ?? 0);
  }
  context.fill();
  places.length = 0;
}
