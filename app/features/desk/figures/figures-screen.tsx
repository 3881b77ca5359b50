import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';

import { useLocale } from '#app/platform/browser/use-locale.ts';
import { figuresSearchOf } from '#domain/figures/figures-search.ts';

import { FiguresPage } from './figures-page.tsx';
import { figuresQuery } from './figures.queries.ts';

/** The desk's figures. */
export function FiguresScreen() {
  const search = figuresSearchOf(useSearch({ from: '/{-$locale}/_account/desk_/figures' }));
  const navigate = useNavigate({ from: '/{-$locale}/desk/figures' });
  const { data } = useSuspenseQuery(figuresQuery(search));
  return (
    <FiguresPage
      view={data}
      search={search}
      locale={useLocale()}
      onShow={(asked) => void navigate({ search: (now) => ({ ...now, ...asked }) })}
    />
  );
}
