/** What may be typed into a search text: no marks of a program's own (specification 3, section 5). */
export const SEARCH_PATTERN = /^[^<>{}\\]*$/;
