// The colours around the tiles and the typeface, taken from the canvas element's own style, so that they are set once, in the
// stylesheet, from the theme.

export interface Surface {
  readonly background: string;
  readonly ink: string;
  readonly muted: string;
  readonly action: string;
  readonly family: string;
}

/** Each canvas property stands for what it names in the stylesheet: public/heat-map-canvas.module.css, '.map'. */
export function readSurface(element: Element): Surface {
  const style = getComputedStyle(element);
  return {
    background: style.backgroundColor,
    ink: style.color,
    muted: style.textDecorationColor,
    action: style.caretColor,
    family: style.fontFamily,
  };
}
