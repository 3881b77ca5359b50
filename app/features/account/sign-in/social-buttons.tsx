import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

import { button } from '#app/ui/button.recipe.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import type { SocialProvider } from '#domain/account/sign-in/social-login.ts';
import { css } from '#styled/css/index.js';

const or = css({
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  marginBlock: '20px',
  color: 'text2',
  '&::before, &::after': { content: '""', flex: 1, height: '1px', background: 'border' },
});
const list = css({ display: 'grid', gap: '12px' });
const look = button({ variant: 'outline', size: 'large', wide: true });

interface SocialButtonsProps {
  providers: readonly SocialProvider[];
  /** Redirects to the provider. Resolves once that is in flight or has failed. */
  onPick: (provider: SocialProvider) => Promise<void>;
}

/** The other sign-in methods: one button per provider; renders nothing without one. */
export function SocialButtons({ providers, onPick }: SocialButtonsProps) {
  const isHydrated = useHydrated();
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    // Users who return with the back button find the page as they left it.
    const again = () => setLeaving(false);
    window.addEventListener('pageshow', again);
    return () => window.removeEventListener('pageshow', again);
  }, []);
  if (providers.length === 0) return null;
  return (
    <>
      <p className={or}>
        <Trans>or</Trans>
      </p>
      <div className={list}>
        {providers.map(({ key, name }) => (
          <button
            key={key}
            type="button"
            className={look}
            disabled={!isHydrated || isLeaving}
            onClick={() => {
              setLeaving(true);
              void onPick({ key, name }).catch(() => setLeaving(false));
            }}
          >
            <Trans>Continue with {name}</Trans>
          </button>
        ))}
      </div>
    </>
  );
}
