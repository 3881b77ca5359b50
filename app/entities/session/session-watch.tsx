import { useQueryClient, useSuspenseQuery, type QueryClient } from '@tanstack/react-query';
import { useRouter, type AnyRouter } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { AppError } from '#domain/app-error.ts';
import { isSignInKey, mayBeSignedIn } from './credential-keys.ts';
import type { CredentialPorts } from './credentials.ts';
import { forgetBelongings, forgetPerson, shown } from './forget-person.ts';
import { dropDrafts, followDroppedWork, keepWorkFor } from './drafts.ts';
import { lazyCharts, type Charts } from './lazy-charts.ts';
import { renewVisit } from './renew.functions.ts';
import { clearSessionNotice, raiseSessionNotice } from './session-notice.ts';
import { currentViewer, isViewerUnknown } from './current-viewer.ts';
import { showVisitor } from './signed-in-mark.ts';
import { untilRead } from './until-read.ts';
import { SessionContext, type Session } from './use-session.ts';
import { askForVideoToken } from './video-token-request.ts';
import { readViewer } from './viewer.functions.ts';
import { viewerQuery } from './viewer.queries.ts';
import { watchFailures } from './watch-failures.tsx';

async function leavePage(queryClient: QueryClient, router: AnyRouter): Promise<void> {
  await forgetPerson(queryClient);
  void router.invalidate();
}

interface SessionWatchProps {
  /** The server functions for signing in and out. */
  signIn: CredentialPorts['signIn'];
  signOut: () => Promise<void>;
  children: ReactNode;
}

/**
 * Runs the two authentication charts in the browser, for all its children. Their code is loaded on demand, so anonymous
 * visitors who only browse never load it.
 */
export function SessionWatch({ signIn, signOut, children }: SessionWatchProps) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const { data: viewer } = useSuspenseQuery(viewerQuery);
  const charts = useRef<Charts | null>(null);

  useEffect(() => {
    const running = lazyCharts({
      storage: window.localStorage,
      now: Date.now,
      signIn,
      renew: () => renewVisit(),
      fetchUser: () => readViewer(),
      videoToken: askForVideoToken,
      onSignedOut: (expired) => {
        if (expired) raiseSessionNotice();
        void leavePage(queryClient, router);
      },
      onReplaced: () => {
        forgetBelongings(queryClient);
        void router.invalidate();
      },
      showsPerson: () => Boolean(queryClient.getQueryData(viewerQuery.queryKey)),
      onSignedInElsewhere: () => {
        void queryClient
          .fetchQuery({ ...viewerQuery, staleTime: 0 })
          .then(() => router.invalidate());
      },
    });
    charts.current = running;
    if (mayBeSignedIn()) running.tell(() => {});
    const follow = ({ key, newValue }: StorageEvent) => {
      followDroppedWork(key, newValue);
      if (isSignInKey(key)) running.tell((credentials) => credentials.followStorage());
    };
    window.addEventListener('storage', follow);
    const stopWatching = watchFailures(queryClient, running);
    return () => {
      window.removeEventListener('storage', follow);
      stopWatching();
      running.stop();
      charts.current = null;
    };
  }, [signIn, queryClient, router]);

  useEffect(() => {
    // The page is the same for everyone, so the current visitor is fetched after it has loaded.
    currentViewer(queryClient).catch(() => showVisitor(false));
  }, [queryClient]);

  useEffect(() => {
    if (isViewerUnknown(viewer)) return;
    showVisitor(viewer !== null);
    if (viewer) keepWorkFor(viewer.id);
    const running = charts.current;
    if (!running || (!viewer && !running.isRunning())) return;
    running.tell((credentials) => void credentials.followViewer(viewer));
  }, [viewer]);

  const session = useMemo<Session>(
    () => ({
      signIn: async ({ username, password }) => {
        const credentials = await charts.current?.run();
        if (!credentials) throw new AppError('backend_failed');
        const user = await credentials.signIn(username, password);
        clearSessionNotice();
        queryClient.setQueryData(viewerQuery.queryKey, user);
        return user;
      },
      signOut: async () => {
        await untilRead(queryClient);
        await signOut();
        const credentials = await charts.current?.run().catch(() => null);
        // Nothing may happen in between: a user still known here would be recorded as the owner again.
        dropDrafts();
        if (credentials?.isSignedIn()) credentials.leave(true);
        else void leavePage(queryClient, router);
        // Callers continue only after that.
        await shown();
      },
    }),
    [signOut, queryClient, router],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}
