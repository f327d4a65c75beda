// The web addresses that people and files may give (specification 3, section 5): http and https alone, so that none can run as a script, and
// without the name and password that an address can carry.

/** Whether a text is an http or https address without user name or password. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/?#@]+([/?#]\S*)?$/i.test(text.trim()) && text.length <= 2048;
}
