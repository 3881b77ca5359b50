import { Trans, useLingui } from '@lingui/react/macro';

import { fieldOptional, fieldPair } from '#app/ui/field/form.recipe.ts';
import type { Category } from '#domain/catalog/category.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney, type Cents } from '#domain/money/money.ts';
import { priceReading } from '#domain/money/typed-price.ts';

import { DescriptionField } from './description-field.tsx';
import type { useProductForm } from './use-product-form.ts';

/** The categories available for products, each child with its parent's name. */
export function categoryChoices(categories: readonly Category[]) {
  return categories.flatMap(({ id, name, children }) => [
    { value: String(id), label: name },
    ...children.map((child) => ({ value: String(child.id), label: `${name}, ${child.name}` })),
  ]);
}

/** The editable texts of a product. */
export function ProductFields(props: {
  form: ReturnType<typeof useProductForm>['form'];
  categories: readonly Category[];
  language: Locale;
  /** What fans pay while the shop has the product on sale; otherwise null. */
  sale: Cents | null;
  locale: Locale;
}) {
  const { t } = useLingui();
  const { form } = props;
  const paid = props.sale === null ? null : formatMoney(props.sale, props.locale);
  const saleHint = t`On sale: fans pay ${paid} now. The price you enter applies after the sale.`;
  return (
    <>
      <form.AppField name="title">
        {({ Text }) => <Text label={t`Title`} lang={props.language} autoComplete="off" />}
      </form.AppField>
      <div className={fieldPair}>
        <form.AppField name="price">
          {({ Money, state }) => {
            const reading = state.meta.isDirty ? priceReading(state.value, props.locale) : null;
            const hint = paid === null ? reading && t`New price: ${reading}` : saleHint;
            return <Money label={t`Price`} {...(hint !== null && { hint })} />;
          }}
        </form.AppField>
        <form.AppField name="category">
          {({ Select }) => (
            <Select
              label={t`Category`}
              options={[
                { value: '', label: t`Select a category` },
                ...categoryChoices(props.categories),
              ]}
            />
          )}
        </form.AppField>
        <form.AppField name="stock">
          {({ Text }) => (
            <Text
              label={
                <>
                  <Trans>Items in stock</Trans>{' '}
                  <span className={fieldOptional}>
                    <Trans>(optional)</Trans>
                  </span>
                </>
              }
              hint={t`Leave empty if you don’t keep count.`}
              inputMode="numeric"
              autoComplete="off"
            />
          )}
        </form.AppField>
      </div>
      <form.AppField name="description">
        {() => <DescriptionField language={props.language} />}
      </form.AppField>
    </>
  );
}
