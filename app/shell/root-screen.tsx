import { Outlet } from '@tanstack/react-router';

import { SessionWatch } from '#app/entities/session/session-watch.tsx';
import { signIn, signOut } from '#app/features/account/sign-in/sign-in.functions.ts';
import { ToastProvider } from '#app/platform/toast-provider.tsx';

import { useIsBarePage } from './screens/bare-page.ts';
import { Shell } from './shell.tsx';
import { useBrowserLog } from './use-browser-log.ts';

const signInAtServer = (person: { username: string; password: string }) => signIn({ data: person });
const signOutAtServer = () => signOut();

/** The root of every page: messages, the session, and the frame. */
export function RootScreen() {
  useBrowserLog();
  return (
    <ToastProvider>
      <SessionWatch signIn={signInAtServer} signOut={signOutAtServer}>
        {useIsBarePage() ? (
          <Outlet />
        ) : (
          <Shell>
            <Outlet />
          </Shell>
        )}
      </SessionWatch>
    </ToastProvider>
  );
}
