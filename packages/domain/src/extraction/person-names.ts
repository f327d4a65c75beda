// What names of persons look like, and the names of offices that do (issue 14, 'CCRR': analyst).

/** Two to four words with capitals, initials among them. */
export const PERSON = /^\p{Lu}[\p{L}.'’-]*(?:\s(?:de|del|la|\p{Lu}[\p{L}.'’-]*)){1,4}$/u;
/** 'Chief Manager', beside 'Credit Analyst' under a line of signatures. */
const OFFICE_AT_END =
  /(?<!\p{L})(?:manager|authority|officer|director|president|analyst|gerente|jef[ea]|directora?|autoridad|presidente|analista)$/iu;

/** Whether a text ends in the name of an office, and is nobody's name. */
export const isOffice = (text: string): boolean => OFFICE_AT_END.test(text);
