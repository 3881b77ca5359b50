import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';

import { GateScreen } from '#app/features/gate/gate-screen.tsx';
import { privatePage } from '#app/platform/page/route-head.ts';

/** A path of this site; anything else leads home. */
const destination = v.fallback(v.pipe(v.string(), v.regex(/^\/(?![/\\])/)), '/');

export const Route = createFileRoute('/{-$locale}/gate')({
  staticData: { bare: true },
  validateSearch: v.object({ destination }),
  head: privatePage(msg`Under construction`),
  headers: () => ({ 'cache-control': 'no-store' }),
  component: GateScreen,
});
