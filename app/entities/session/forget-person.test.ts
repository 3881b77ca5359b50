import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';

import type { User } from '#domain/account/user.ts';

import { forgetPerson } from './forget-person.ts';
import { viewerQuery } from './viewer.queries.ts';

const fan: User = { id: 7, role: 'fan', name: 'Fan', picture: null };

it('forgets the person, and keeps what is no one’s', async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(viewerQuery.queryKey, fan);
  queryClient.setQueryData(['orders'], [1]);
  queryClient.setQueryData(['theme'], 'dark');
  await forgetPerson(queryClient);
  expect(queryClient.getQueryData(viewerQuery.queryKey)).toBeNull();
  expect(queryClient.getQueryData(['orders'])).toBeUndefined();
  expect(queryClient.getQueryData(['theme'])).toBe('dark');
});

it('says first that no one visits, and takes what a page shows once the page knows', async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(viewerQuery.queryKey, fan);
  queryClient.setQueryData(['orders'], [1]);
  const seen: unknown[] = [];
  const observer = new QueryObserver(queryClient, { ...viewerQuery, enabled: false });
  const stop = observer.subscribe(({ data }) =>
    seen.push(data, queryClient.getQueryData(['orders'])),
  );
  await forgetPerson(queryClient);
  stop();
  expect(seen).toEqual([null, [1]]);
  expect(queryClient.getQueryData(['orders'])).toBeUndefined();
});

it('is not undone by an answer from before that comes late', async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(viewerQuery.queryKey, fan);
  const { promise, resolve } = Promise.withResolvers<User>();
  const asked = queryClient.fetchQuery({ ...viewerQuery, queryFn: () => promise, staleTime: 0 });
  const forgotten = forgetPerson(queryClient);
  resolve({ ...fan });
  expect(await asked).toBeNull();
  await forgotten;
  expect(queryClient.getQueryData(viewerQuery.queryKey)).toBeNull();
});
