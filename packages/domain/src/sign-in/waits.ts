// The waits of the sign-in pages, in seconds (specification 1, sections 2.3 to 2.5 and 9).

/** After a code was sent, before another one is. */
export const RESEND_CODE_AFTER = 30;

/** From a mail sent or a password set to the sign-in page. */
export const RETURN_TO_SIGN_IN_AFTER = 5;

/** From the word that the password has expired to the page where it is changed. */
export const EXPIRED_PASSWORD_AFTER = 3;
