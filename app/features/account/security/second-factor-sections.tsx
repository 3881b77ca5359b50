import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ShieldAlert } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { useToasts } from '#app/platform/toasts.tsx';
import { useConfirmed } from '#app/entities/session/use-confirmed.ts';
import { viewerQuery } from '#app/entities/session/viewer.queries.ts';
import { notice } from '#app/ui/field/notice.recipe.ts';
import { ErrorPanel, LoadingPanel } from '#app/ui/state/state-panel.tsx';
import type { SecondFactors } from '#domain/account/sign-in/second-factor.ts';
import type { Locale } from '#domain/locale.ts';

import { AppCard } from './app-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { RecoveryCard } from './recovery-card.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { secondFactorsQuery } from './security.queries.ts';

/** The props of each factor's card. */
export interface FactorCardProps {
  factors: SecondFactors;
  locale: Locale;
  /** Runs an action reserved for the owner, after asking for the password if required. */
  run: ReturnType<typeof useConfirmed>;
  /** Refetches the factors and announces what was done. */
  onChanged: (done: string) => Promise<void>;
  /** Shows recovery codes, once. */
  onCodes: (codes: readonly string[]) => void;
}

interface SecondFactorSectionsProps {
  locale: Locale;
  /** Whether the user must set one up before anything else. */
  isAwaited: boolean;
  /** Asks the user to prove that the account's address is theirs; required before the first factor. */
  addressForm: (onConfirmed: () => void) => ReactNode;
}

/** Passkeys, the authenticator app and the recovery codes. */
export function SecondFactorSections({
  locale,
  isAwaited,
  addressForm,
}: SecondFactorSectionsProps) {
  const { t } = useLingui();
  const { say } = useToasts();
  const run = useConfirmed();
  const queryClient = useQueryClient();
  const { data: factors, isError, refetch } = useQuery(secondFactorsQuery);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (!factors) {
    return isError ? (
      <ErrorPanel
        sentence={t`An error occurred. Please try later`}
        onRetry={() => void refetch()}
      />
    ) : (
      <LoadingPanel />
    );
  }
  const card: FactorCardProps = {
    factors,
    locale,
    run,
    onChanged: async (done) => {
      say({ id: 'second-factors', kind: 'success', text: done });
      await queryClient.invalidateQueries({ queryKey: secondFactorsQuery.queryKey });
      // With the first factor, all other functions become available.
      if (isAwaited) await queryClient.invalidateQueries({ queryKey: viewerQuery.queryKey });
    },
    onCodes: setCodes,
  };
  const hasAny = factors.appSince !== null || factors.passkeys.length > 0;
  if (factors.awaitsAddress && !hasAny) return addressForm(() => void refetch());
  return (
    <>
      {isAwaited ? (
        <output className={notice({ tone: 'warn' })}>
          <ShieldAlert aria-hidden />
          <Trans>
            Your account runs the shop, so a password alone isn’t enough. Add a passkey or set up
            the app first.
          </Trans>
        </output>
      ) : null}
      <PasskeysCard {...card} />
      <AppCard {...card} />
      {hasAny ? <RecoveryCard {...card} /> : null}
      <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />
    </>
  );
}
