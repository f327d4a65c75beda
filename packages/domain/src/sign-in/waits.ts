// Waiting times on the sign-in pages, in seconds (specification 1, sections 2.3 to 2.5 and 9).

/** Between sending a code and offering to resend it. */
export const RESEND_CODE_AFTER = 30;

/** Before returning to the sign-in page after sending a mail or setting a password. */
export const RETURN_TO_SIGN_IN_AFTER = 5;

/** Before leaving the notice of an expired password for the page where it is changed. */
export const EXPIRED_PASSWORD_AFTER = 3;
