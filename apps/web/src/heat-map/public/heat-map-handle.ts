// What a screen can ask of the map.

export interface PictureTexts {
  readonly title: string;
  /** 'As of 11-20-2026'. */
  readonly asOf: string;
  /** '-ve' and '+ve', at the ends of the legend. */
  readonly negative: string;
  readonly positive: string;
}

export interface HeatMapHandle {
  /** Zooms and pans to a company and marks it; false when it is not on the map. */
  readonly focusTile: (id: string) => boolean;
  /** Puts the keyboard on the map. */
  readonly focus: () => void;
  /** Shows the whole map. */
  readonly reset: () => void;
  /** The map as it is on the screen, with title, day and legend. Rejects when the browser cannot make a picture. */
  readonly exportPng: (texts: PictureTexts) => Promise<Blob>;
}
