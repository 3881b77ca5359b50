import { Trans, useLingui } from '@lingui/react/macro';

import { ConflictNotice } from '#app/ui/state/conflict-notice.tsx';
import { partsOf, type PageTextField } from '#domain/site/content-editing.ts';
import { type TypedPage } from '#domain/site/edited-page.ts';
import { changedPageFields, pageValue, type PageField } from '#domain/site/page-change.ts';
import { localeName } from '#domain/locale.ts';

import { pictureFrame } from './page-settings.recipe.ts';

function FieldName({ field }: { field: PageField }) {
  const { t } = useLingui();
  if (field === 'slug') return t`Address`;
  if (field === 'picture') return t`Image`;
  const [locale, name] = partsOf(field);
  const names = { title: t`Title`, content: t`Content`, alt: t`What the image shows` };
  return (
    <>
      {names[name]} (<span lang={locale}>{localeName[locale]}</span>)
    </>
  );
}

function isText(field: PageField): field is PageTextField {
  return field !== 'slug' && field !== 'picture';
}

/** An edit conflict: shows the saved page next to the user's own input, which is still in the form. */
export function PageConflict(props: {
  theirs: TypedPage;
  mine: TypedPage;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}) {
  const { t } = useLingui();
  const { theirs, mine } = props;
  return (
    <ConflictNotice
      title={<Trans>This page was changed in another window.</Trans>}
      onKeepMine={props.onKeepMine}
      onTakeTheirs={props.onTakeTheirs}
    >
      <dl>
        {changedPageFields(theirs, mine).map((field) => (
          <div key={field}>
            <dt>
              <FieldName field={field} />
            </dt>
            {field === 'picture' && theirs.picture ? (
              <dd>
                <span className={pictureFrame}>
                  <img src={theirs.picture.src} alt={t`The image of this page`} />
                </span>
              </dd>
            ) : (
              <dd lang={isText(field) ? partsOf(field)[0] : undefined}>
                {pageValue(theirs, field) || '–'}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </ConflictNotice>
  );
}
