import { Trans } from '@lingui/react/macro';
import { Languages } from 'lucide-react';

import { css, cx } from '#styled/css/index.js';

import { notice } from '#app/ui/field/notice.recipe.ts';

/**
 * Says that the texts in a form are in another language, which this one falls back to.
 * @param props.written that language; languages are shown by their own names
 */
export function LanguageNotice(props: {
  written: { readonly code: string; readonly name: string };
  own: string;
}) {
  const { written, own } = props;
  const { code, name } = written;
  return (
    <p className={cx(notice({ tone: 'info' }), css({ marginBottom: '20px' }))}>
      <Languages aria-hidden />
      <span>
        <Trans>
          Language of this text: <span lang={code}>{name}</span>
        </Trans>
        {'. '}
        <Trans>What you write here is saved separately as the {own} version.</Trans>
      </span>
    </p>
  );
}
