import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';

import { localeOfPath } from '#app/platform/i18n.ts';
import type { SocialLoginFailure, SocialProvider } from '#domain/account/sign-in/social-login.ts';

import { goToProvider } from './social-login.functions.ts';
import { socialLoginMessage } from './social-login.messages.ts';
import { socialProvidersQuery } from './social-login.queries.ts';

interface Trip {
  readonly destination?: string | undefined;
  /** The outcome of an earlier attempt, and its provider's key. */
  readonly failed?: SocialLoginFailure | undefined;
  readonly provider?: string | undefined;
}

/** The providers, how to start with them, and the message about a failed attempt. */
export function useSocialLogin({ destination, failed, provider }: Trip) {
  const { t } = useLingui();
  const { data: providers } = useSuspenseQuery(socialProvidersQuery);
  const locale = useRouterState({ select: ({ location }) => localeOfPath(location.pathname) });
  const before = providers.find(({ key }) => key === provider);
  const [now, setNow] = useState<{ failure: SocialLoginFailure; name: string } | null>(null);
  const told = before && failed ? { failure: failed, name: before.name } : null;
  // A provider that is no longer known has no name to show in a message.
  const shown = now ?? told ?? (failed ? { failure: 'failed' as const, name: '' } : null);

  /** Redirects to the provider, or reports why not. @throws when the browser stays on this page */
  async function pick({ key, name }: SocialProvider): Promise<void> {
    const way = await goToProvider({ data: { provider: key, destination, locale } }).catch(
      () => ({ failure: 'failed' }) as const,
    );
    if ('address' in way) return window.location.assign(way.address);
    setNow({ failure: way.failure, name });
    throw new Error(way.failure);
  }

  return { providers, pick, notice: shown && t(socialLoginMessage(shown.failure, shown.name)) };
}
