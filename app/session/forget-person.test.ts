import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';

import type { User } from '#domain/user.ts';

import { forgetPerson } from './forget-person.ts';
import { viewerQuery } from './viewer.queries.ts';

const fan: User = { id: 7, role: 'fan', name: 'Fan', picture: null };

it('forgets the person, and keeps what is nobody’s', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(viewerQuery.queryKey, fan);
  queryClient.setQueryData(['orders'], [1]);
  queryClient.setQueryData(['theme'], 'dark');
  forgetPerson(queryClient);
  expect(queryClient.getQueryData(viewerQuery.queryKey)).toBeNull();
  expect(queryClient.getQueryData(['orders'])).toBeUndefined();
  expect(queryClient.getQueryData(['theme'])).toBe('dark');
});

it('is not undone by an answer from before that comes late', async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(viewerQuery.queryKey, fan);
  const { promise, resolve } = Promise.withResolvers<User>();
  const asked = queryClient.fetchQuery({ ...viewerQuery, queryFn: () => promise, staleTime: 0 });
  forgetPerson(queryClient);
  resolve({ ...fan });
  expect(await asked).toBeNull();
  expect(queryClient.getQueryData(viewerQuery.queryKey)).toBeNull();
});
