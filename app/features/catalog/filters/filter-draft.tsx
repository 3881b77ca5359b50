import type { CatalogSearch } from '#domain/catalog/canonical-search.ts';

/** Filters that a form does not ask for, so that sending it without JavaScript keeps them. */
export function FilterDraft({ search }: { search: CatalogSearch }) {
  return Object.entries(search).map(([name, value]) =>
    value === undefined ? null : (
      <input key={name} type="hidden" name={name} value={String(value)} />
    ),
  );
}
