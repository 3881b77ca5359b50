import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { categoriesQuery } from '#app/entities/category/categories.queries.ts';
import type { Category } from '#domain/catalog/category.ts';
import { css } from '#styled/css/index.js';

import { LocaleLink } from '../locale-link.tsx';
import { useLocale } from '#app/platform/browser/use-locale.ts';

const menu = css({
  display: 'none',
  alignItems: 'center',
  gap: '2px',
  listStyle: 'none',
  xl: { display: 'flex' },
  _longWords: { xl: { display: 'none' }, '2xl': { display: 'flex' } },
});
const item = css({
  position: 'relative',
  'ul:not([data-dismissed]) > &': {
    '&:is(:hover, :focus-within) > ul': { display: 'block' },
  },
});
const link = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  paddingInline: 'headerEntry',
  '2xl': { _longWords: { paddingInline: '7px' } },
  borderRadius: '10px',
  color: 'text2',
  textStyle: 'headerEntry',
  textDecoration: 'none',
  _hover: { background: 'tint', color: 'text' },
  '&[aria-current=page]': {
    color: 'brandInk',
    boxShadow: 'inset 0 -2px 0 token(colors.gold)',
    borderRadius: '10px 10px 0 0',
  },
});
const below = css({
  display: 'none',
  position: 'absolute',
  top: '100%',
  left: 0,
  minWidth: '200px',
  padding: '6px',
  border: '1px solid token(colors.border)',
  borderRadius: 'm',
  background: 'surface',
  boxShadow: 'float',
  listStyle: 'none',
});

function Entry({ category, onEnter }: { category: Category; onEnter: () => void }) {
  return (
    <li className={item}>
      <LocaleLink
        path={`/products/${category.slug}`}
        className={link}
        onMouseEnter={onEnter}
        onFocus={onEnter}
      >
        {category.name}
      </LocaleLink>
      {category.children.length > 0 ? (
        <ul className={below}>
          {category.children.map((child) => (
            <li key={child.id}>
              <LocaleLink path={`/products/${category.slug}/${child.slug}`} className={link}>
                {child.name}
              </LocaleLink>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

/** The categories with their subcategories; renders nothing while they load or when they fail (row L3). */
export function CategoryMenu() {
  const { t } = useLingui();
  const { data: categories } = useQuery(categoriesQuery(useLocale()));
  const [dismissed, setDismissed] = useState(false);
  // What opens on hover and focus also closes on Esc, wherever the focus is, until the user returns to it (WCAG
  // 1.4.13).
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setDismissed(true);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  if (!categories || categories.length === 0) return null;
  return (
    <nav aria-label={t`Categories`}>
      <ul className={menu} data-dismissed={dismissed || undefined}>
        {categories.map((category) => (
          <Entry key={category.id} category={category} onEnter={() => setDismissed(false)} />
        ))}
      </ul>
    </nav>
  );
}
