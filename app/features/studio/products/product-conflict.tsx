import { Trans, useLingui } from '@lingui/react/macro';

import { ConflictNotice } from '#app/ui/state/conflict-notice.tsx';
import { type TypedProduct } from '#domain/product/own-product.ts';
import { changedFields, type ProductField } from '#domain/product/own-product-change.ts';

import { fieldName } from './my-products.messages.ts';

interface ProductConflictProps {
  theirs: TypedProduct;
  mine: TypedProduct;
  categoryName: (id: string) => string;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** An edit conflict: shows the saved product next to the user's own input, which is still in the form. */
export function ProductConflict(props: ProductConflictProps) {
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
    <ConflictNotice
      title={<Trans>This product was changed in another window.</Trans>}
      onKeepMine={props.onKeepMine}
      onTakeTheirs={props.onTakeTheirs}
    >
      <dl>
        {changedFields(theirs, mine).map((field) => (
          <div key={field}>
            <dt>{t(fieldName[field])}</dt>
            <dd>{words(field)}</dd>
          </div>
        ))}
      </dl>
    </ConflictNotice>
  );
}
