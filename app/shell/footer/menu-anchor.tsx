import type { MenuLink } from '#domain/site/menu-link.ts';

import { LocaleLink } from '../locale-link.tsx';

/** An entry of the back end's menus: a page of this site, or a link to another site. */
export function MenuAnchor({ link, className }: { link: MenuLink; className: string }) {
  if (link.url.startsWith('/')) {
    return (
      <LocaleLink path={link.url} className={className}>
        {link.title}
      </LocaleLink>
    );
  }
  return (
    <a href={link.url} className={className} rel="noopener">
      {link.title}
    </a>
  );
}
