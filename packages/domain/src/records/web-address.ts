// Accepted web addresses (specification 3, section 5): only http and https, so that none can run as a script, and without user name or
// password.

/** Whether a text is an http or https address without user name or password. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/?#@]+([/?#]\S*)?$/i.test(text.trim()) && text.length <= 2048;
}
