// Signing in and out, passwords and sessions (specification 1, sections 2.3 to 2.5 and 7; security.md C1 to C8).

import { PASSWORD_POLICIES } from '@vigilo/domain/sign-in/password-rule';
import { z } from 'zod';
import { defineCall } from './call.ts';

const email = z.string().trim().min(1).max(254);
const password = z.string().min(1).max(1024);
const done = z.object({ status: z.literal('success') });

/** The demo tenant's accounts as the sign-in page shows them. */
const demo = z.object({
  password: z.string(),
  accounts: z.array(z.object({ email: z.string(), role: z.string() })),
});

const appConfig = z.object({
  SERVER_URL: z.string(),
  DEFAULT_LANGUAGE: z.enum(['en', 'es']),
  LOGOUT_WARNING_AT: z.number().int(),
  LOGOUT_AT: z.number().int(),
  ENABLE_CROSS_SITE_COOKIES: z.boolean(),
  BATCH_UPLOAD_FILES_LIMIT: z.number().int(),
  MULTI_TENANT: z.boolean(),
  /** Tenant of a sign-in that names none. */
  DEFAULT_TENANT: z.string(),
  /** How new passwords are judged: as the specification says, or long and free. */
  PASSWORD_POLICY: z.enum(PASSWORD_POLICIES),
  DEMO: demo.nullable(),
  /** Mails lie in an outbox that a page of this installation shows. */
  OUTBOX: z.boolean(),
});

/** Settings the browser needs before anybody is signed in. Names as the specification spells them; times in seconds. */
export const getAppConfig = defineCall({
  method: 'GET',
  path: '/assets/app-config.json',
  permission: 'public',
  summary: 'Settings of this installation that the browser needs',
  reply: appConfig,
  problems: [],
});

/** The same for who is signed in, as the other calls of the configuration answer. */
export const getConfigs = defineCall({
  method: 'GET',
  path: '/config/getConfigs',
  permission: 'signed-in',
  summary: 'Settings of this installation',
  reply: z.object({ status: z.literal('success'), data: appConfig }),
  problems: [],
});

/** Messages by name: a text, or one whose placeholders FormatJS has found already, as its parser writes it. */
const texts = z.record(z.string(), z.union([z.string(), z.array(z.json())]));

/** The texts of one language, by area. */
export const getTexts = defineCall({
  method: 'GET',
  path: '/assets/i18n/{lang}.json',
  permission: 'public',
  summary: 'Every sentence of the screens in one language',
  params: z.strictObject({ lang: z.enum(['en', 'es']) }),
  reply: z.record(z.string(), texts),
  problems: [],
});

/** The specification calls companies documents in the addresses of their texts (1, section 7). */
export const getDocumentTexts = defineCall({
  method: 'GET',
  path: '/assets/i18n/documents/{lang}.json',
  permission: 'public',
  summary: 'The sentences of the screens of companies, their events and reports alone, in one language',
  params: z.strictObject({ lang: z.enum(['en', 'es']) }),
  reply: z.record(z.string(), texts),
  problems: [],
});

const sessionUser = z.object({ _id: z.string(), name: z.string(), type: z.string() });

const sessionReply = z.object({
  token: z.string(),
  refreshToken: z.string(),
  /** Seconds the token lives. */
  tokenExpiryTime: z.number().int(),
  tenant: z.string(),
  user: sessionUser,
});

export const signIn = defineCall({
  method: 'POST',
  path: '/auth/local',
  permission: 'public',
  summary: 'Sign in with e-mail and password',
  body: z.strictObject({ email, password, otp: z.string().max(16).optional() }),
  reply: sessionReply,
  problems: ['invalid-credentials', 'code-needed', 'password-expired', 'too-many-attempts', 'cross-site'],
});

export const getTwoFactorConfig = defineCall({
  method: 'GET',
  path: '/config/getTwoFactorConfig',
  permission: 'public',
  summary: 'Whether a sign-in needs a code sent by e-mail',
  reply: z.object({ status: z.literal('success'), twoFactorAuthentication: z.boolean() }),
  problems: [],
});

/** Answers alike for known and unknown addresses: the true date only to a visitor whose credentials for it were just checked (security.md C3). */
export const findSignInUser = defineCall({
  method: 'POST',
  path: '/api/users/findUser',
  permission: 'public',
  summary: 'The e-mail address given, and when its password was last changed',
  body: z.strictObject({ email }),
  reply: z.object({ email: z.string(), lastPasswordChanged: z.string() }),
  problems: ['cross-site'],
});

export const checkCredentials = defineCall({
  method: 'POST',
  path: '/auth/local/checkUserIdPassword',
  permission: 'public',
  summary: 'Whether e-mail and password are right',
  body: z.strictObject({ email, password }),
  reply: done,
  problems: ['invalid-credentials', 'too-many-attempts', 'cross-site'],
});

export const sendCode = defineCall({
  method: 'POST',
  path: '/api/users/token',
  permission: 'public',
  summary: 'Checks e-mail and password and sends a one-time code by e-mail',
  body: z.strictObject({ email, password }),
  reply: done,
  problems: ['invalid-credentials', 'wait-to-resend', 'too-many-attempts', 'cross-site'],
});

export const removeCode = defineCall({
  method: 'POST',
  path: '/api/users/deleteToken',
  permission: 'signed-in',
  summary: "Voids the one-time code of the caller's own sign-in under way in this browser",
  reply: done,
  problems: [],
});

export const refreshSession = defineCall({
  method: 'POST',
  path: '/auth/local/refresh-token',
  permission: 'public',
  summary: 'Exchange a refresh token, from the body or the cookie, for a new pair',
  body: z.strictObject({ refreshToken: z.string().max(256).optional() }),
  reply: sessionReply,
  problems: ['session-expired', 'cross-site'],
});

export const signOut = defineCall({
  method: 'POST',
  path: '/api/v1/auth/logout',
  permission: 'signed-in',
  summary: 'End this session; with everywhere, all sessions of the user',
  body: z.strictObject({ everywhere: z.boolean().default(false) }),
  reply: done,
  problems: [],
});

/** The signed-in user with what the screens need to show only what works: pages, components, visibility. */
export const getProfile = defineCall({
  method: 'GET',
  path: '/api/users/profile/me',
  permission: 'signed-in',
  summary: 'The signed-in user',
  reply: z.object({
    _id: z.string(),
    email: z.string(),
    name: z.string(),
    /** `Admin` for the admin role, else `User`. */
    type: z.enum(['Admin', 'User']),
    roleName: z.string().nullable(),
    tenant: z.string(),
    pageFilters: z.array(
      z.object({ name: z.string(), url: z.string(), allowedComponent: z.array(z.string()) }),
    ),
    clients: z.array(z.object({ _id: z.string(), name: z.string() })),
    /** Ids of the companies of My Portfolio that the user still sees. */
    myPortfolio: z.array(z.string()),
  }),
  problems: [],
});

const newPassword = z.string().max(1024);
/** What a reset link carries: 256 random bits. */
const resetToken = z.string().min(1).max(256);

/** Answers alike, and as quickly, whether there is such a user or not: the mail is sent by a background job. */
export const forgotPassword = defineCall({
  method: 'POST',
  path: '/password/forgot',
  permission: 'public',
  summary: 'Sends a mail with a reset link where there is such a user',
  body: z.strictObject({ email }),
  reply: done,
  problems: ['too-many-attempts', 'cross-site'],
});

export const validateResetToken = defineCall({
  method: 'POST',
  path: '/password/validate',
  permission: 'public',
  summary: 'Whether a reset link still works',
  body: z.strictObject({ token: resetToken }),
  reply: z.object({ valid: z.boolean() }),
  problems: ['cross-site'],
});

/** Never opens a session. */
export const resetPassword = defineCall({
  method: 'POST',
  path: '/password/reset',
  permission: 'public',
  summary: 'Sets a new password with the token of a reset link, which is spent',
  body: z.strictObject({ newPassword, confirmPassword: newPassword, token: resetToken }),
  reply: done,
  problems: ['reset-token-invalid', 'cross-site'],
});

/** The token works only for a visitor whose credentials for this user were checked in the last five minutes (security.md C2). */
export const addResetToken = defineCall({
  method: 'POST',
  path: '/password/generate',
  permission: 'public',
  summary: 'A reset token, for a visitor who has just signed in with a password that has expired',
  body: z.strictObject({ email }),
  reply: z.object({ token: z.string() }),
  problems: ['cross-site'],
});

export const changeOwnPassword = defineCall({
  method: 'POST',
  path: '/api/v1/profile/password',
  permission: 'signed-in',
  summary: "Changes the caller's own password; every other session of the user ends",
  body: z.strictObject({ currentPassword: password, newPassword, confirmPassword: newPassword }),
  reply: done,
  problems: ['too-many-attempts'],
});

export const listSessions = defineCall({
  method: 'GET',
  path: '/api/v1/profile/sessions',
  permission: 'signed-in',
  summary: "The caller's sessions that have not ended, the one used last first",
  reply: z.object({
    status: z.literal('success'),
    data: z.array(
      z.object({
        _id: z.string(),
        createdAt: z.string(),
        lastActiveAt: z.string(),
        /** When it ends at the latest. */
        expiresAt: z.string(),
        address: z.string(),
        agent: z.string(),
        isCurrent: z.boolean(),
      }),
    ),
  }),
  problems: [],
});

export const removeSession = defineCall({
  method: 'DELETE',
  path: '/api/v1/profile/sessions/{id}',
  permission: 'signed-in',
  summary: "Ends one of the caller's own sessions",
  params: z.strictObject({ id: z.uuid() }),
  reply: done,
  problems: ['not-found'],
});
