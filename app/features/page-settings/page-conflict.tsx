import { Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';

import { button } from '#app/ui/button.recipe.ts';
import { notice } from '#app/ui/form.recipe.ts';
import {
  changedPageFields,
  pageValue,
  partsOf,
  type PageField,
  type TypedPage,
} from '#domain/content-editing.ts';
import { localeName } from '#domain/locale.ts';
import { css, cx } from '#styled/css/index.js';

import { buttonRow, versions } from './page-settings.recipe.ts';

function FieldName({ field }: { field: PageField }) {
  const { t } = useLingui();
  if (field === 'slug') return t`Address`;
  const [locale, name] = partsOf(field);
  return (
    <>
      {name === 'title' ? t`Title` : t`Content`} (<span lang={locale}>{localeName[locale]}</span>)
    </>
  );
}

/** Somebody was faster: what the page says now, beside what was typed, which is still in the form. */
export function PageConflict(props: {
  theirs: TypedPage;
  mine: TypedPage;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}) {
  const { theirs, mine } = props;
  return (
    <div role="alert" className={cx(notice({ tone: 'warn' }), css({ marginBottom: '20px' }))}>
      <TriangleAlert aria-hidden />
      <div>
        <p>
          <strong>
            <Trans>This page was changed in another window.</Trans>
          </strong>{' '}
          <Trans>
            Nothing is lost: this is what it says now, and what you typed is still below.
          </Trans>
        </p>
        <dl className={versions}>
          {changedPageFields(theirs, mine).map((field) => (
            <div key={field}>
              <dt>
                <FieldName field={field} />
              </dt>
              <dd lang={field === 'slug' ? undefined : partsOf(field)[0]}>
                {pageValue(theirs, field) || '–'}
              </dd>
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
