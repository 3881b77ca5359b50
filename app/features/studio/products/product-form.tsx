import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, Eye } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { button } from '#app/ui/button.recipe.ts';
import { LanguageChoice } from '#app/ui/field/language-choice.tsx';
import { LanguageNotice } from '#app/ui/text/language-notice.tsx';
import { LeaveGuard } from '#app/ui/state/leave-guard.tsx';
import { PreviewDialog } from '#app/ui/dialog/preview-dialog.tsx';
import type { Category } from '#domain/catalog/category.ts';
import { localeName, locales, type Locale } from '#domain/locale.ts';
import type { TypedProduct } from '#domain/product/own-product.ts';
import type { OwnProduct } from '#domain/product/own-product-values.ts';
import type { User } from '#domain/account/user.ts';
import { css, cx } from '#styled/css/index.js';

import { ProductConflict } from './product-conflict.tsx';
import { DeleteProduct } from './delete-product.tsx';
import { productFieldMessages } from './my-products.messages.ts';
import { above, buttonRow, card, split } from './my-products.recipe.ts';
import { PicturesField } from './pictures-field.tsx';
import { ProductBar } from './product-bar.tsx';
import { categoryChoices, ProductFields } from './product-fields.tsx';
import { StatusBadge } from './product-row.tsx';
import { useProductForm } from './use-product-form.ts';

export interface ProductFormProps {
  viewer: User;
  locale: Locale;
  /** The language whose texts are edited; prices are parsed in the page's language. */
  language: Locale;
  /** Switches to another language's texts of an existing product. */
  onLanguage?: (language: Locale) => void;
  /** Whether the language has just been selected. */
  picked?: boolean;
  /** The state when the form was opened; null for a new one. */
  product: OwnProduct | null;
  categories: readonly Category[];
  /** The product page as fans see it. */
  preview: (typed: TypedProduct) => ReactNode;
  /**
   * While this is pending, the form cannot be submitted again: a new product's form is replaced by another.
   * @param isHere whether the form is still on the screen
   */
  onSaved: (product: OwnProduct, isHere: boolean) => void | Promise<void>;
  onDeleted: () => void;
}

/** All of a product: text, price, pictures, and whether it is published. */
export function ProductForm(props: ProductFormProps) {
  const { viewer, locale, language, product, categories, onLanguage } = props;
  const own = useProductForm({
    personId: viewer.id,
    locale,
    language,
    product,
    onSaved: props.onSaved,
  });
  const { form, values, theirs, sending } = own;
  const [dialog, setDialog] = useState<'preview' | 'delete' | null>(null);
  const close = () => setDialog(null);
  const nameOfCategory = (id: string) =>
    categoryChoices(categories).find(({ value }) => value === id)?.label ?? '';
  return (
    <form.AppForm>
      <div className={above}>
        <Link
          to="/{-$locale}/my-products"
          className={cx(button({ variant: 'quiet', size: 'small' }), css({ marginLeft: '-14px' }))}
        >
          <ArrowLeft aria-hidden size={20} />
          <Trans>My products</Trans>
        </Link>
        <div className={cx(buttonRow, css({ alignItems: 'center' }))}>
          {own.status ? <StatusBadge status={own.status} /> : null}
          <button
            type="button"
            className={button({ variant: 'outline', size: 'small' })}
            onClick={() => setDialog('preview')}
          >
            <Eye aria-hidden size={20} />
            <Trans>Preview</Trans>
          </button>
        </div>
      </div>
      {theirs ? (
        <ProductConflict
          theirs={theirs}
          mine={values}
          categoryName={nameOfCategory}
          onKeepMine={() => own.resolve('mine')}
          onTakeTheirs={() => own.resolve('theirs')}
        />
      ) : null}
      {onLanguage ? (
        <LanguageChoice
          current={language}
          onPick={onLanguage}
          picked={props.picked ?? false}
          languages={locales.map((code) => ({
            code,
            name: localeName[code],
            missing: !own.written.includes(code),
          }))}
        />
      ) : null}
      {own.foreign ? (
        <LanguageNotice
          written={{ code: own.foreign, name: localeName[own.foreign] }}
          own={localeName[language]}
        />
      ) : null}
      <form.Form refused={own.refused} sentences={productFieldMessages}>
        <div className={split}>
          <div className={card}>
            <ProductFields
              form={form}
              categories={categories}
              language={language}
              sale={own.sale}
              locale={locale}
            />
          </div>
          <form.AppField name="pictures">
            {({ state, handleChange }) => (
              <PicturesField
                pictures={state.value}
                sending={sending}
                language={language}
                onChange={(change) => handleChange((now) => change(now))}
              />
            )}
          </form.AppField>
        </div>
        <ProductBar
          status={own.status}
          changes={own.changes}
          failed={own.failed}
          waits={sending.isSending}
          isSaving={own.isSaving}
          onWanted={own.sendAs}
          onDelete={() => setDialog('delete')}
          main={(words, onClick) => (
            <form.Submit className={button()} disabled={sending.isSending} onClick={onClick}>
              {words}
            </form.Submit>
          )}
        />
      </form.Form>
      <PreviewDialog open={dialog === 'preview'} onClose={close}>
        {props.preview(values)}
      </PreviewDialog>
      {product ? (
        <DeleteProduct
          open={dialog === 'delete'}
          product={product}
          locale={locale}
          onClose={close}
          onDeleted={() => {
            own.forget();
            props.onDeleted();
          }}
        />
      ) : null}
      <LeaveGuard unsaved={own.changes > 0 || sending.isSending} onLeave={own.forget} />
    </form.AppForm>
  );
}
