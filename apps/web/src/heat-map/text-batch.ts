// Texts collected per font and colour, arrows per colour, and drawn run by run: setting a font costs more than drawing a word.

import { ARROW_WIDTH, CAP_HEIGHT } from '@vigilo/domain/heat-map/tile-label';

interface Run {
  readonly font: string;
  readonly colour: string;
  readonly texts: string[];
  readonly places: number[];
}

export interface TextBatch {
  /** x is the left end, y the baseline, both in canvas pixels. */
  add: (text: string, x: number, y: number, font: string, colour: string) => void;
  /** An arrow that stands in a line of this text size: up for a positive direction, else down. */
  addArrow: (x: number, baseline: number, size: number, direction: number, colour: string) => void;
  /** Draws and forgets. */
  flush: (context: CanvasRenderingContext2D) => void;
}

/** Height of the arrow to its width. */
const ARROW_SHAPE = 0.84;

export function createTextBatch(): TextBatch {
  const runs = new Map<string, Run>();
  const arrows = new Map<string, number[]>();
  return {
    add(text, x, y, font, colour) {
      const key = font + colour;
      let run = runs.get(key);
      if (run === undefined) {
        run = { font, colour, texts: [], places: [] };
        runs.set(key, run);
      }
      run.texts.push(text);
      run.places.push(x, y);
    },
    addArrow(x, baseline, size, direction, colour) {
      const places = arrows.get(colour) ?? [];
      arrows.set(colour, places);
      const width = size * ARROW_WIDTH;
      const half = (width * ARROW_SHAPE) / 2;
      const middle = baseline - (size * CAP_HEIGHT) / 2;
      const [base, tip] = direction > 0 ? [middle + half, middle - half] : [middle - half, middle + half];
      places.push(x, base, x + width, base, x + width / 2, tip);
    },
    flush(context) {
      for (const [key, run] of runs) {
        // A font not used in this frame is of another zoom: forgotten, so that the list stays short.
        if (run.texts.length === 0) runs.delete(key);
        else drawRun(context, run);
      }
      for (const [colour, places] of arrows) drawArrows(context, colour, places);
    },
  };
}

function drawRun(context: CanvasRenderingContext2D, { font, colour, texts, places }: Run): void {
  context.font = font;
  context.fillStyle = colour;
  for (const [i, text] of texts.entries()) context.fillText(text, places[2 * i] ?? 0, places[2 * i + 1] ?? 0);
  texts.length = 0;
  places.length = 0;
}

function drawArrows(context: CanvasRenderingContext2D, colour: string, places: number[]): void {
  context.fillStyle = colour;
  context.beginPath();
  for (let i = 0; i < places.length; i += 6) {
    context.moveTo(places[i] ?? 0, places[i + 1] ?? 0);
    context.lineTo(places[i + 2] ?? 0, places[i + 3] ?? 0);
    context.lineTo(places[i + 4] ?? 0, places[i + 5] ?? 0);
    context.closePath();
  }
  context.fill();
  places.length = 0;
}
