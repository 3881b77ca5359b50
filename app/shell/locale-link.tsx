import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { addressIn } from '#domain/localized-address.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';

/**
 * A link to a dynamic path (a menu of the back end, a category), in the page's language. For paths known at compile
 * time, use a typed `Link` instead.
 */
export function LocaleLink(props: {
  path: string;
  className?: string;
  children: ReactNode;
  'aria-label'?: string;
  onMouseEnter?: () => void;
  onFocus?: () => void;
}) {
  const { path, ...rest } = props;
  const locale = useLocale();
  return <Link {...rest} to={addressIn(locale, path)} activeOptions={{ includeSearch: false }} />;
}
