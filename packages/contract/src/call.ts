// A call is an endpoint of the API: method, path, permission, and the schemas of its input and reply. The server registers only calls, so a route
// without a permission cannot exist, and the browser can make only calls.

import type { PermissionKey } from '@vigilo/domain/access/permissions';
import type { z } from 'zod';
import type { ProblemCode } from './problems.ts';

/**
 * Who may make a call: anybody (`public`), every user (`signed-in`), or users with a page filter that allows the permission.
 */
export type CallPermission = 'public' | 'signed-in' | PermissionKey;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The reply: JSON with a schema, or a file with a media type. */
export type Reply = z.ZodType | { readonly file: string };

export interface Call<
  Params extends z.ZodType | undefined = z.ZodType | undefined,
  Query extends z.ZodType | undefined = z.ZodType | undefined,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
  R extends Reply = Reply,
> {
  readonly method: Method;
  /** With `{name}` for each path parameter. */
  readonly path: string;
  readonly permission: CallPermission;
  /** One line for the API's documentation. */
  readonly summary: string;
  readonly params?: Params;
  /** Without the tenant, which is always allowed. */
  readonly query?: Query;
  readonly body?: Body;
  /** The body is multipart/form-data, read as a stream by the handler. */
  readonly multipart?: true;
  /** Maximum size of the body in bytes, if the general limit is too small. */
  readonly bodyBytes?: number;
  /** It changes nothing, though its method does not say so. */
  readonly isRead?: true;
  /**
   * It creates something, so that a repeated request would create it twice: it takes the header `Idempotency-Key`. The same key with the same request
   * within a day answers what the first one answered and creates nothing; with another request it is 422, and while the first one runs 409.
   */
  readonly creates?: true;
  /** It asks somebody outside or reads pages, which may take longer than other calls may, and holds nothing meanwhile that others wait for. */
  readonly isSlow?: true;
  /** It takes much of the machine, or for long: each user has two of these at once, each tenant a share, and whoever comes when all is taken is told so. */
  readonly isHeavy?: true;
  /** Made by the page itself, not by the user: does not count as activity of the session. */
  readonly isBackground?: true;
  readonly reply: R;
  /** The problems this call can answer in addition to the general ones (problems.ts). */
  readonly problems: readonly ProblemCode[];
}

/** Whether a call may change something. */
export function isChange({ method, isRead }: Pick<Call, 'method' | 'isRead'>): boolean {
  return method !== 'GET' && isRead !== true;
}

/** Marks a request, with any value, as made by the page itself, like a call with `isBackground`. */
export const BACKGROUND_HEADER = 'x-background';

/** Has the key of a request that creates something, made anew by its client for each, as a UUID of version 4 is. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
/** Characters of ASCII that can be seen. */
export const IDEMPOTENCY_KEY = /^[!-~]{1,200}$/;

/** Declares a call, preserving the types of its parts. */
export function defineCall<
  Params extends z.ZodType | undefined = undefined,
  Query extends z.ZodType | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
  R extends Reply = Reply,
>(call: Call<Params, Query, Body, R>): Call<Params, Query, Body, R> {
  return call;
}

type Out<S> = S extends z.ZodType ? z.output<S> : undefined;
type In<S> = S extends z.ZodType ? z.input<S> : undefined;

/** The parsed input of a call's handler. */
export interface CallInput<C extends Call> {
  readonly params: C extends Call<infer P, infer _Q, infer _B, infer _R> ? Out<P> : never;
  readonly query: C extends Call<infer _P, infer Q, infer _B, infer _R> ? Out<Q> : never;
  readonly body: C extends Call<infer _P, infer _Q, infer B, infer _R> ? Out<B> : never;
}

/** The arguments of a call. */
export type CallArguments<C extends Call> =
  C extends Call<infer P, infer Q, infer B, infer _R>
    ? (P extends z.ZodType ? { params: In<P> } : unknown) &
        (Q extends z.ZodType ? { query?: In<Q> } : unknown) &
        (B extends z.ZodType ? { body: In<B> } : unknown)
    : never;

/** The JSON reply of a call. */
export type CallReply<C extends Call> =
  C extends Call<infer _P, infer _Q, infer _B, infer R> ? (R extends z.ZodType ? z.output<R> : never) : never;
