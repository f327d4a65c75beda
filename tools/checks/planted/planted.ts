// What a planted violation is: a file that breaks one rule, and its twin that does not.

export interface PlantedFile {
  readonly path: string;
  readonly text: string;
}

export interface Planted {
  /** The rules that bite on the bad file, no other. Most often one. */
  readonly rules: readonly string[];
  readonly bad: PlantedFile;
  readonly clean: PlantedFile;
  /** Files that both need; nothing may be found in them. */
  readonly beside?: readonly PlantedFile[];
}

/** Joins lines and ends the last. */
export function lines(...text: readonly string[]): string {
  return `${text.join('\n')}\n`;
}

/** A violation whose twin lies beside it: `<folder>/<name>.<extension>` and `<folder>/<name>-clean.<extension>`. */
export function pair(rule: string, place: string, bad: string, clean: string): Planted {
  const [, stem = '', extension = ''] = /^(.*?)(\.\w.*)$/.exec(place) ?? [];
  return {
    rules: [rule],
    bad: { path: place, text: bad },
    clean: { path: `${stem}-clean${extension}`, text: clean },
  };
}

/** A violation that is one by where it stands: the same text at another place is none. */
export function moved(rule: string, badPath: string, cleanPath: string, text: string): Planted {
  return { rules: [rule], bad: { path: badPath, text }, clean: { path: cleanPath, text } };
}
