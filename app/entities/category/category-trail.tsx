import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx';
import type { Locale } from '#domain/locale.ts';
import { addressIn } from '#domain/localized-address.ts';

import type { TrailStep } from './category-path.ts';

/** Breadcrumbs from the home page through the categories to a single item's page. */
export function CategoryTrail(props: {
  steps: readonly TrailStep[];
  here: string;
  locale: Locale;
}) {
  return (
    <Breadcrumb
      here={props.here}
      links={[
        <Link key="home" to="/{-$locale}">
          <Trans>Home</Trans>
        </Link>,
        ...props.steps.map(({ name, path }) => (
          <Link key={path} to={addressIn(props.locale, path)}>
            {name}
          </Link>
        )),
      ]}
    />
  );
}
