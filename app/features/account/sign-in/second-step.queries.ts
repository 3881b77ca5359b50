import { queryOptions } from '@tanstack/react-query';

import { readPasskeySignIn, readSecondStep } from './second-step.functions.ts';

/** Whether a passkey opens an account by itself here. */
export const passkeySignInQuery = queryOptions({
  queryKey: ['passkey-sign-in'],
  queryFn: () => readPasskeySignIn(),
  staleTime: Infinity,
});

/** By what the sign-in that waits can be finished; never from memory. */
export const secondStepQuery = queryOptions({
  queryKey: ['second-step'],
  queryFn: () => readSecondStep(),
  staleTime: 0,
  gcTime: 0,
});
