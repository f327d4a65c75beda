/** The shape of a translation: the same keys with any texts. */
export type TranslationOf<M> = {
  readonly [K in keyof M]: M[K] extends string ? string : TranslationOf<M[K]>;
};
