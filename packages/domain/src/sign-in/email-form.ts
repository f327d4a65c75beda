// What has the form of an e-mail address on the sign-in pages, whose buttons wait for it (specification 1, section 5).

/** As lenient as the browser's own check of an e-mail field, with a dot in the domain's name. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** Whether a text, without the spaces around it, has the form of an e-mail address. */
export function hasEmailForm(text: string): boolean {
  return EMAIL.test(text.trim());
}
