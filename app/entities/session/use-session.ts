import { createContext, use } from 'react';

import type { User } from '#domain/account/user.ts';

/** Signing in and out, through this tab's authentication chart. */
export interface Session {
  /** @throws AppError `wrong_credentials`, `too_many_requests`, or whatever else prevented it */
  readonly signIn: (person: { username: string; password: string }) => Promise<User>;
  readonly signOut: () => Promise<void>;
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionWatch around it.');
  return session;
}
