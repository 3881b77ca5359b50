import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';

import { viewerQuery } from '#app/entities/session/viewer.queries.ts';
import { button } from '#app/ui/button.recipe.ts';
import { roleFlags } from '#domain/account/role.ts';
import { css, cx } from '#styled/css/index.js';

import { GatePage } from './gate-page.tsx';
import { GateSwitch } from './gate-switch.tsx';

/** The page in front of the site; managers need no password. */
export function GateScreen() {
  const { destination: address } = useSearch({ from: '/{-$locale}/gate' });
  const { data: viewer } = useSuspenseQuery(viewerQuery);
  return (
    // Replaces the history entry, so that going back does not lead to the password page again.
    <GatePage onOpen={() => window.location.replace(address)}>
      {roleFlags(viewer?.role ?? null).isManager ? (
        <GateSwitch
          opens
          destination={address}
          className={cx(button({ variant: 'gold' }), css({ marginTop: '24px' }))}
        />
      ) : null}
    </GatePage>
  );
}
