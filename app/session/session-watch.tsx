import { useQueryClient, useSuspenseQuery, type QueryClient } from '@tanstack/react-query';
import { useRouter, type AnyRouter } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';

import { AppError } from '#domain/app-error.ts';

import { isSignInKey } from './credential-storage.ts';
import { startCredentials, type CredentialPorts, type Credentials } from './credentials.ts';
import { forgetPerson } from './forget-person.ts';
import { renewVisit } from './renew.functions.ts';
import { clearSessionNotice, raiseSessionNotice } from './session-notice.ts';
import { SessionContext, type Session } from './use-session.ts';
import { askForVideoToken } from './video-token-request.ts';
import { readViewer } from './viewer.functions.ts';
import { viewerQuery } from './viewer.queries.ts';

function leavePage(queryClient: QueryClient, router: AnyRouter): void {
  forgetPerson(queryClient);
  void router.invalidate();
}

function isSessionGone(error: unknown): boolean {
  return error instanceof AppError && ['sign_in_required', 'session_expired'].includes(error.code);
}

/** Logs out when any query or mutation is answered 401. @returns how to stop watching */
function watchFailures(queryClient: QueryClient, credentials: Credentials): () => void {
  const leave = (error: unknown) => isSessionGone(error) && credentials.leave(false);
  const queries = queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') leave(event.action.error);
  });
  const mutations = queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') leave(event.action.error);
  });
  return () => {
    queries();
    mutations();
  };
}

interface SessionWatchProps {
  /** The server functions behind signing in and out. */
  signIn: CredentialPorts['signIn'];
  signOut: () => Promise<void>;
  children: ReactNode;
}

/** Runs the two authentication charts in the browser, for everything inside. */
export function SessionWatch({ signIn, signOut, children }: SessionWatchProps) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const { data: viewer } = useSuspenseQuery(viewerQuery);
  const running = useRef<Credentials | null>(null);

  useEffect(() => {
    const credentials = startCredentials({
      storage: window.localStorage,
      now: Date.now,
      signIn,
      renew: () => renewVisit(),
      fetchUser: () => readViewer(),
      videoToken: askForVideoToken,
      onSignedOut: (expired) => {
        if (expired) raiseSessionNotice();
        leavePage(queryClient, router);
      },
      onSignedInElsewhere: () => {
        void queryClient
          .fetchQuery({ ...viewerQuery, staleTime: 0 })
          .then(() => router.invalidate());
      },
    });
    running.current = credentials;
    const follow = ({ key }: StorageEvent) => isSignInKey(key) && credentials.followStorage();
    window.addEventListener('storage', follow);
    const stopWatching = watchFailures(queryClient, credentials);
    return () => {
      window.removeEventListener('storage', follow);
      stopWatching();
      credentials.stop();
      running.current = null;
    };
  }, [signIn, queryClient, router]);

  useEffect(() => void running.current?.followViewer(viewer), [viewer]);

  const session = useMemo<Session>(
    () => ({
      signIn: async ({ username, password }) => {
        if (!running.current) throw new AppError('backend_failed');
        const user = await running.current.signIn(username, password);
        clearSessionNotice();
        queryClient.setQueryData(viewerQuery.queryKey, user);
        return user;
      },
      signOut: async () => {
        await signOut();
        if (running.current?.isSignedIn()) running.current.leave(true);
        else leavePage(queryClient, router);
      },
    }),
    [signOut, queryClient, router],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}
