import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, Eye } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { button } from '#app/ui/button.recipe.ts';
import { panel } from '#app/ui/field/notice.recipe.ts';
import { LeaveGuard } from '#app/ui/state/leave-guard.tsx';
import { PreviewDialog } from '#app/ui/dialog/preview-dialog.tsx';
import type { EditedPage, TypedPage } from '#domain/site/edited-page.ts';
import { isFixedPage } from '#domain/site/content.ts';
import { inEveryLocale, shownLanguage } from '#domain/text/locale-texts.ts';
import type { Locale } from '#domain/locale.ts';
import type { User } from '#domain/account/user.ts';
import { css, cx } from '#styled/css/index.js';

import { DeletePage } from './delete-page.tsx';
import { PageBar } from './page-bar.tsx';
import { PageConflict } from './page-conflict.tsx';
import { PageFields } from './page-fields.tsx';
import { PageStatusBadge } from './page-row.tsx';
import { pageFieldMessages } from './page-settings.messages.ts';
import { above, buttonRow, fields, heading } from './page-settings.recipe.ts';
import { usePageForm } from './use-page-form.ts';

export interface PageFormProps {
  viewer: User;
  locale: Locale;
  /** The state when the form was opened; null for a new one. */
  page: EditedPage | null;
  /** The page as visitors see it. */
  preview: (page: TypedPage, language: Locale) => ReactNode;
  /**
   * While this is pending, the form cannot be submitted again: a new page's form is replaced by another.
   * @param isHere whether the form is still on the screen
   */
  onSaved: (page: EditedPage, isHere: boolean) => void | Promise<void>;
  onDeleted: () => void;
}

/** All of a page: its address, its picture, its texts in six languages, and whether it is published. */
export function PageForm(props: PageFormProps) {
  const { viewer, locale, page } = props;
  const own = usePageForm({ personId: viewer.id, locale, page, onSaved: props.onSaved });
  const { form, values, language, theirs, sending } = own;
  const [dialog, setDialog] = useState<'preview' | 'delete' | null>(null);
  const close = () => setDialog(null);
  const deletable = page !== null && !isFixedPage(page.slug);
  const titles = inEveryLocale((one) => values.texts[one].title);
  const title = titles[shownLanguage(titles, locale)];
  return (
    <form.AppForm>
      <div className={above}>
        <Link
          to="/{-$locale}/settings/pages"
          className={cx(button({ variant: 'quiet', size: 'small' }), css({ marginLeft: '-14px' }))}
        >
          <ArrowLeft aria-hidden size={20} />
          <Trans>Pages</Trans>
        </Link>
        <div className={buttonRow}>
          {own.status ? <PageStatusBadge status={own.status} /> : null}
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
      <h2 className={cx(heading, css({ marginBottom: '20px' }))}>
        {page ? <Trans>Edit page</Trans> : <Trans>New page</Trans>}
      </h2>
      {theirs ? (
        <PageConflict
          theirs={theirs}
          mine={values}
          onKeepMine={() => own.resolve('mine')}
          onTakeTheirs={() => own.resolve('theirs')}
        />
      ) : null}
      <form.Form refused={own.refused} sentences={pageFieldMessages}>
        <div className={cx(panel, fields)}>
          <PageFields own={own} />
        </div>
        <PageBar
          status={own.status}
          changes={own.changes}
          failed={own.failed}
          waits={sending.isSending}
          isSaving={own.isSaving}
          onWanted={own.sendAs}
          onDelete={deletable ? () => setDialog('delete') : null}
          main={(words, onClick) => (
            <form.Submit className={button()} disabled={sending.isSending} onClick={onClick}>
              {words}
            </form.Submit>
          )}
        />
      </form.Form>
      <PreviewDialog open={dialog === 'preview'} onClose={close}>
        {props.preview(values, language)}
      </PreviewDialog>
      {deletable ? (
        <DeletePage
          open={dialog === 'delete'}
          id={page.id}
          title={title}
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
