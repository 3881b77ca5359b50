import { useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';

import { useLocale } from '#app/platform/browser/use-locale.ts';
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx';

import { HomeLink } from '../home/home-link.tsx';
import { everyone } from './everyone.ts';
import { ListingScreen } from './listing-screen.tsx';

/** The list of all celebrities. */
export function EveryoneScreen() {
  const { t } = useLingui();
  const locale = useLocale();
  const title = t`Celebrities`;
  return (
    <ListingScreen
      listing={everyone(locale, useSearch({ from: '/{-$locale}/celebrities' }))}
      title={title}
      description={t`Find someone you love and ask for a video, a message or a signed gift.`}
      trail={<Breadcrumb links={[<HomeLink key="home" />]} here={title} />}
      withCategories
    />
  );
}
