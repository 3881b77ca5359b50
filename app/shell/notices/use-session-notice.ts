import { useLingui } from '@lingui/react/macro';
import { useEffect, useSyncExternalStore } from 'react';

import { useToasts } from '#app/platform/toasts.tsx';
import {
  clearSessionNotice,
  isSessionNoticeRaised,
  onSessionNotice,
} from '#app/entities/session/session-notice.ts';
import { sessionExpiredPriority } from '#domain/toast.ts';

/** Reports once, before all other notices, that the session expired (spec §8). */
export function useSessionNotice(): void {
  const { t } = useLingui();
  const { say } = useToasts();
  const isRaised = useSyncExternalStore(onSessionNotice, isSessionNoticeRaised, () => false);
  useEffect(() => {
    if (!isRaised) return;
    say({
      id: 'session-expired',
      kind: 'error',
      priority: sessionExpiredPriority,
      text: t`User session expired. Please try to login again.`,
    });
    clearSessionNotice();
  }, [isRaised, say, t]);
}
