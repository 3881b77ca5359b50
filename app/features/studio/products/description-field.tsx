import { Trans, useLingui } from '@lingui/react/macro';

import { MarkedTextField } from '#app/ui/field/marked-text-field.tsx';
import type { Locale } from '#domain/locale.ts';
import { withMark } from '#domain/text/marks-in-field.ts';
import { maxDescriptionLength } from '#domain/product/product-limits.ts';

const kinds = ['bold', 'italic', 'list'] as const;

/** The description with basic formatting. */
export function DescriptionField({ language }: { language: Locale }) {
  const { t } = useLingui();
  return (
    <MarkedTextField
      label={t`Description`}
      lang={language}
      limit={maxDescriptionLength}
      kinds={kinds}
      withMark={withMark}
      hint={
        <Trans>
          Say what is in the box, its size and when you can send it. An empty line begins a new
          paragraph.
        </Trans>
      }
    />
  );
}
