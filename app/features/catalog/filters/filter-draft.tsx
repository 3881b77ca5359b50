import type { CatalogSearch } from '#domain/catalog/canonical-search.ts';

/** Filters without a field in a form, as hidden inputs, so that submitting it without JavaScript keeps them. */
export function FilterDraft({ search }: { search: CatalogSearch }) {
  return Object.entries(search).map(([name, value]) =>
    value === undefined ? null : (
      <input key={name} type="hidden" name={name} value={String(value)} />
    ),
  );
}
