export const OWN_CASES = [];
