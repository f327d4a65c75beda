import { QueryClient } from '@tanstack/react-query';
import { canPassByItself } from './problem.ts';

/** Answers are fresh for half a minute; only what may pass by itself (no answer, server trouble) is tried again, twice. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 2 && canPassByItself(error),
    },
    mutations: { retry: false },
  },
});

/** How long typing must rest before the server is asked, in milliseconds. */
export const TYPING_PAUSE_MS = 180;
