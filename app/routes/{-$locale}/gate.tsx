import { msg } from '@lingui/core/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';

import { GatePage } from '#app/features/gate/gate-page.tsx';
import { GateSwitch } from '#app/features/gate/gate-switch.tsx';
import { privatePage } from '#app/platform/page/private-page.ts';
import { viewerQuery } from '#app/entities/session/viewer.queries.ts';
import { button } from '#app/ui/button.recipe.ts';
import { roleFlags } from '#domain/account/role.ts';
import { css, cx } from '#styled/css/index.js';

/** A path of this site; anything else leads home. */
const destination = v.fallback(v.pipe(v.string(), v.regex(/^\/(?![/\\])/)), '/');

export const Route = createFileRoute('/{-$locale}/gate')({
  staticData: { bare: true },
  validateSearch: v.object({ destination }),
  head: privatePage(msg`Under construction`),
  headers: () => ({ 'cache-control': 'no-store' }),
  component: Gate,
});

function Gate() {
  const { destination: address } = Route.useSearch();
  const { data: viewer } = useSuspenseQuery(viewerQuery);
  return (
    // In its place: anyone who goes back from the site does not come to the password again.
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
