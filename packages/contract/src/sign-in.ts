// Signing in and out (specification 1, sections 2.3 and 7; security.md C2 to C8). The rest of the sign-in calls come with the screens
// that need them.

import { z } from 'zod';
import { defineCall } from './call.ts';

const email = z.string().trim().min(1).max(254);
const password = z.string().min(1).max(1024);

/** The demo tenant's accounts as the sign-in page shows them. */
const demo = z.object({
  password: z.string(),
  accounts: z.array(z.object({ email: z.string(), role: z.string() })),
});

/** Settings the browser needs before anybody is signed in. Names as the specification spells them; times in seconds. */
export const getAppConfig = defineCall({
  method: 'GET',
  path: '/assets/app-config.json',
  permission: 'public',
  summary: 'Settings of this installation that the browser needs',
  reply: z.object({
    SERVER_URL: z.string(),
    DEFAULT_LANGUAGE: z.enum(['en', 'es']),
    LOGOUT_WARNING_AT: z.number().int(),
    LOGOUT_AT: z.number().int(),
    ENABLE_CROSS_SITE_COOKIES: z.boolean(),
    BATCH_UPLOAD_FILES_LIMIT: z.number().int(),
    MULTI_TENANT: z.boolean(),
    DEMO: demo.nullable(),
  }),
  problems: [],
});

const text = z.string();
/** Sentences by key, in groups at most three deep. */
const texts = z.record(text, z.union([text, z.record(text, z.union([text, z.record(text, text)]))]));

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
  problems: ['invalid-credentials', 'too-many-attempts', 'cross-site'],
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
  reply: z.object({ status: z.literal('success') }),
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
    pageFilters: z.array(z.object({ name: z.string(), url: z.string(), allowedComponent: z.array(z.string()) })),
    clients: z.array(z.object({ _id: z.string(), name: z.string() })),
  }),
  problems: [],
});
