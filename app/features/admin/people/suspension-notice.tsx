import { Trans } from '@lingui/react/macro';
import { Ban } from 'lucide-react';

import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { button } from '#app/ui/button.recipe.ts';
import { notice } from '#app/ui/field/notice.recipe.ts';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import type { Locale } from '#domain/locale.ts';
import type { Person } from '#domain/person/person.ts';
import { css, cx } from '#styled/css/index.js';

interface SuspensionNoticeProps {
  suspension: NonNullable<Person['suspension']>;
  locale: Locale;
  isSaving: boolean;
  onReinstate: () => void;
}

/** Since when and why a user is suspended, and a way to lift it. */
export function SuspensionNotice({ suspension, locale, ...props }: SuspensionNoticeProps) {
  const hydrated = useHydrated();
  const since = useDateFormat(locale).time(suspension.since);
  return (
    <>
      <div className={cx(notice({ tone: 'bad' }), css({ marginBottom: '20px' }))}>
        <Ban aria-hidden />
        <div>
          <p className={css({ fontWeight: 600 })}>
            <Trans>Suspended since {since}</Trans>
          </p>
          <p className={css({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' })}>
            {suspension.reason}
          </p>
        </div>
      </div>
      <button
        type="button"
        className={button({ variant: 'outline' })}
        disabled={!hydrated}
        {...busyButtonProps(props.isSaving, props.onReinstate)}
      >
        <Trans>Reinstate</Trans>
      </button>
    </>
  );
}
