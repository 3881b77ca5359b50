import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';

import { showPasskey } from '#app/platform/browser/passkey.ts';
import { button } from '#app/ui/button.recipe.ts';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { css, cx } from '#styled/css/index.js';

import { beginPasskeySignIn, passkeySignIn } from './second-step.functions.ts';
import { passkeySignInQuery } from './second-step.queries.ts';

const look = cx(
  button({ variant: 'outline', size: 'large', wide: true }),
  css({ marginTop: '12px' }),
);

interface PasskeyButtonProps {
  onDone: () => void;
  /** Called with why it failed; null when it is tried. */
  onFailure: (error: unknown) => void;
}

/** Signs in with just a passkey. Renders nothing where passkeys are only a second factor. */
export function PasskeyButton({ onDone, onFailure }: PasskeyButtonProps) {
  const isHydrated = useHydrated();
  const { data: signsIn } = useSuspenseQuery(passkeySignInQuery);
  const [isAsking, setAsking] = useState(false);
  if (!signsIn) return null;
  async function signIn() {
    setAsking(true);
    onFailure(null);
    try {
      const response = await showPasskey(await beginPasskeySignIn());
      await passkeySignIn({ data: { response } });
      onDone();
    } catch (error) {
      onFailure(error);
    } finally {
      setAsking(false);
    }
  }
  return (
    <button
      type="button"
      className={look}
      disabled={!isHydrated}
      {...busyButtonProps(isAsking, () => void signIn())}
    >
      <KeyRound size={20} aria-hidden />
      <Trans>Use a passkey</Trans>
    </button>
  );
}
