import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { BasketScreen } from '#app/features/basket/basket-screen.tsx';
import { loadAccountMessages } from '#app/platform/i18n.ts';
import { privatePage } from '#app/platform/page/route-head.ts';

/** Open to everyone; what is in it lives in the browser only. */
export const Route = createFileRoute('/{-$locale}/basket')({
  beforeLoad: loadAccountMessages,
  head: privatePage(msg`Basket`),
  component: BasketScreen,
});
