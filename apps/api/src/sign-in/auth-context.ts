import type { Language } from '@vigilo/contract/messages/language';
import type { AppContext } from '../frame/context.ts';
import type { KeyedQueue } from './keyed-queue.ts';

export interface Client {
  readonly address: string;
  readonly agent: string;
  /** Sent by a browser page: its session is bound to an unreadable cookie. */
  readonly isBrowser: boolean;
  /** Of the mails that this request leads to. */
  readonly language: Language;
}

export interface AuthContext extends Pick<AppContext, 'db' | 'config' | 'jobs' | 'now'> {
  readonly sessionSecret: string;
  readonly signInQueue: KeyedQueue;
}
