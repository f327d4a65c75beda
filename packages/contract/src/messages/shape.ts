/** The same keys with any sentence: what a translation must have. */
export type TranslationOf<M> = {
  readonly [K in keyof M]: M[K] extends string ? string : TranslationOf<M[K]>;
};
