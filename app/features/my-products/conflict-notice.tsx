import { Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';

import { button } from '#app/ui/button.recipe.ts';
import { notice } from '#app/ui/form.recipe.ts';
import { changedFields, type ProductField, type TypedProduct } from '#domain/own-product.ts';
import { css, cx } from '#styled/css/index.js';

import { fieldName } from './my-products.messages.ts';
import { buttonRow, versions } from './my-products.recipe.ts';

interface ConflictNoticeProps {
  theirs: TypedProduct;
  mine: TypedProduct;
  categoryName: (id: string) => string;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Somebody was faster: what the product says now, beside what was typed, which is still in the form. */
export function ConflictNotice(props: ConflictNoticeProps) {
  const { t } = useLingui();
  const { theirs, mine } = props;
  const words = (field: ProductField): string => {
    if (field === 'pictures') {
      const count = theirs.pictures.length;
      return [String(count), ...theirs.pictures.map(({ alt }) => alt)].filter(Boolean).join(', ');
    }
    return (field === 'category' ? props.categoryName(theirs.category) : theirs[field]) || '–';
  };
  return (
    <div role="alert" className={cx(notice({ tone: 'warn' }), css({ marginBottom: '20px' }))}>
      <TriangleAlert aria-hidden />
      <div>
        <p>
          <strong>
            <Trans>This product was changed in another window.</Trans>
          </strong>{' '}
          <Trans>
            Nothing is lost: this is what it says now, and what you typed is still below.
          </Trans>
        </p>
        <dl className={versions}>
          {changedFields(theirs, mine).map((field) => (
            <div key={field}>
              <dt>{t(fieldName[field])}</dt>
              <dd>{words(field)}</dd>
            </div>
          ))}
        </dl>
        <div className={buttonRow}>
          <button
            type="button"
            className={button({ variant: 'outline', size: 'small' })}
            onClick={props.onKeepMine}
          >
            <Trans>Keep what I typed</Trans>
          </button>
          <button
            type="button"
            className={button({ variant: 'outline', size: 'small' })}
            onClick={props.onTakeTheirs}
          >
            <Trans>Take the other version</Trans>
          </button>
        </div>
      </div>
    </div>
  );
}
