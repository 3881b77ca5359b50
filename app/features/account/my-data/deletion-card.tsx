import { Plural, Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { button } from '#app/ui/button.recipe.ts';
import { panel } from '#app/ui/field/notice.recipe.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import type { DeletionView } from '#domain/my-data/account-deletion.ts';
import type { Locale } from '#domain/locale.ts';
import { DeletionDialog } from './deletion-dialog.tsx';
import { cardFoot, cardTitle, cardWords } from './my-data.recipe.ts';
import { PlannedDeletion } from './planned-deletion.tsx';

interface DeletionCardProps {
  deletion: DeletionView | null;
  graceDays: number;
  locale: Locale;
}

/** Requests account deletion, and allows it to be cancelled until it is carried out. */
export function DeletionCard({ deletion, graceDays, locale }: DeletionCardProps) {
  const headingId = useId();
  const hydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={panel} aria-labelledby={headingId}>
      <h2 id={headingId} className={cardTitle}>
        <Trans>Delete your account</Trans>
      </h2>
      <p className={cardWords}>
        <Trans>
          We’ll delete your profile, files and messages for good. We keep only the numbers, dates
          and amounts of your orders, without your name.
        </Trans>
      </p>
      {deletion ? (
        <PlannedDeletion deletion={deletion} locale={locale} />
      ) : (
        <>
          <p className={cardWords}>
            <Plural
              value={graceDays}
              one="You have # day to change your mind."
              other="You have # days to change your mind."
            />
          </p>
          <div className={cardFoot}>
            <button
              type="button"
              className={button({ variant: 'danger' })}
              disabled={!hydrated}
              onClick={() => setOpen(true)}
            >
              <Trans>Delete my account</Trans>
            </button>
          </div>
        </>
      )}
      <DeletionDialog open={isOpen} locale={locale} onClose={() => setOpen(false)} />
    </section>
  );
}
