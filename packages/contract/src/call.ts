// A call is what browser and server say to each other: method, path, who may make it, and the shape of what goes in and comes out.
// The server registers only calls, so a route without a permission cannot exist; the browser can make only calls.

import type { PermissionKey } from '@vigilo/domain/access/permissions';
import type { z } from 'zod';
import type { ProblemCode } from './problems.ts';

/**
 * Who may make a call: `public` anybody, `signed-in` every user, else the permission key that a page filter of the user's must allow.
 */
export type CallPermission = 'public' | 'signed-in' | PermissionKey;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What comes back: JSON of a shape, or a file of a media type. */
export type Reply = z.ZodType | { readonly file: string };

export interface Call<
  Params extends z.ZodType | undefined = z.ZodType | undefined,
  Query extends z.ZodType | undefined = z.ZodType | undefined,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
  R extends Reply = Reply,
> {
  readonly method: Method;
  /** With `{name}` for each path parameter, as the specification writes them. */
  readonly path: string;
  readonly permission: CallPermission;
  /** One line for the API's documentation. */
  readonly summary: string;
  readonly params?: Params;
  /** The tenant is always allowed in the query and need not be named. */
  readonly query?: Query;
  readonly body?: Body;
  /** The body is multipart/form-data: a stream that the handler reads itself. */
  readonly multipart?: true;
  /** Largest body in bytes, where the general limit is too small for what the body may hold. */
  readonly bodyBytes?: number;
  /** Made by the page by itself, not by the person at it: does not count as activity of the session. */
  readonly isBackground?: true;
  readonly reply: R;
  /** The problems this call can answer beside those every call can (see problems.ts). */
  readonly problems: readonly ProblemCode[];
}

/** A request with this header was made by the page by itself, as one of a call that is `isBackground`: any value. */
export const BACKGROUND_HEADER = 'x-background';

/** Declares a call; the types of its parts are kept. */
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

/** What the handler of a call receives, parsed. */
export interface CallInput<C extends Call> {
  readonly params: C extends Call<infer P, infer _Q, infer _B, infer _R> ? Out<P> : never;
  readonly query: C extends Call<infer _P, infer Q, infer _B, infer _R> ? Out<Q> : never;
  readonly body: C extends Call<infer _P, infer _Q, infer B, infer _R> ? Out<B> : never;
}

/** What a caller hands in; parts that the call does not have are left out. */
export type CallArguments<C extends Call> =
  C extends Call<infer P, infer Q, infer B, infer _R>
    ? (P extends z.ZodType ? { params: In<P> } : unknown) &
        (Q extends z.ZodType ? { query?: In<Q> } : unknown) &
        (B extends z.ZodType ? { body: In<B> } : unknown)
    : never;

/** The JSON that comes back. */
export type CallReply<C extends Call> =
  C extends Call<infer _P, infer _Q, infer _B, infer R> ? (R extends z.ZodType ? z.output<R> : never) : never;
