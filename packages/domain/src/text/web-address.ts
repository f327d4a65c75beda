// The address of a page of the web (specification 3, section 5): http or https, without user name or password, 2,048 characters at most.

const LONGEST = 2048;

/** Whether a text is such an address; white space around it does not matter. */
export function isWebAddress(text: string): boolean {
  return text.length <= LONGEST && /^https?:\/\/[^\s/?#@]+([/?#]\S*)?$/i.test(text.trim());
}
