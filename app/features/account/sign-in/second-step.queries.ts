import { queryOptions } from '@tanstack/react-query';

import { readPasskeySignIn, readSecondStep } from './second-step.functions.ts';

/** Whether a passkey alone is enough to sign in here. */
export const passkeySignInQuery = queryOptions({
  queryKey: ['passkey-sign-in'],
  queryFn: () => readPasskeySignIn(),
  staleTime: Infinity,
});

/** The methods for completing the pending sign-in; never served from the cache. */
export const secondStepQuery = queryOptions({
  queryKey: ['second-step'],
  queryFn: () => readSecondStep(),
  staleTime: 0,
  gcTime: 0,
});
