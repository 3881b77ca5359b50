import { Trans, useLingui } from '@lingui/react/macro';
import { KeyRound, Plus } from 'lucide-react';
import { useId, useState } from 'react';

import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { button } from '#app/ui/button.recipe.ts';
import { DeleteDialog } from '#app/ui/dialog/delete-dialog.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { panel } from '#app/ui/field/notice.recipe.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { settingRow } from '#app/ui/layout/setting-row.recipe.ts';
import { maxPasskeys, type OwnPasskey } from '#domain/account/sign-in/second-factor.ts';
import type { Locale } from '#domain/locale.ts';
import { css } from '#styled/css/index.js';

import { factorLead, factorList, factorTitle } from './factor.recipe.ts';
import { NewPasskeyForm } from './new-passkey-form.tsx';
import { RenamePasskeyForm } from './rename-passkey-form.tsx';
import { removePasskey } from './second-factors.functions.ts';
import type { FactorCardProps } from './second-factor-sections.tsx';
import { useAttempt } from './use-attempt.ts';

const ways = css({ display: 'flex', flexWrap: 'wrap', gap: '8px' });

function PasskeyRow({
  passkey: { name, since, lastUsed },
  locale,
  onRename,
  onRemove,
}: {
  passkey: OwnPasskey;
  locale: Locale;
  onRename: () => void;
  onRemove: () => void;
}) {
  const { t } = useLingui();
  const hydrated = useHydrated();
  const date = useDateFormat(locale);
  return (
    <li className={settingRow}>
      <KeyRound aria-hidden size={20} strokeWidth={1.75} />
      <span>
        <strong>{name}</strong>
        <small>
          <Trans>Added on {date.day(since)}</Trans>
        </small>
        {lastUsed === null ? null : (
          <small>
            <Trans>Last used on {date.day(lastUsed)}</Trans>
          </small>
        )}
      </span>
      <span className={ways}>
        <button
          type="button"
          className={button({ variant: 'outline', size: 'small' })}
          disabled={!hydrated}
          aria-label={t`Rename the passkey “${name}”`}
          onClick={onRename}
        >
          <Trans>Rename</Trans>
        </button>
        <button
          type="button"
          className={button({ variant: 'outline', size: 'small' })}
          disabled={!hydrated}
          aria-label={t`Remove the passkey “${name}”`}
          onClick={onRemove}
        >
          <Trans>Remove</Trans>
        </button>
      </span>
    </li>
  );
}

/** The user's passkeys, each with a way to remove it, and a way to add one. */
export function PasskeysCard({ factors, locale, run, onChanged, onCodes }: FactorCardProps) {
  const { t } = useLingui();
  const headingId = useId();
  const hydrated = useHydrated();
  const [isAdding, setAdding] = useState(false);
  const [renaming, setRenaming] = useState<OwnPasskey | null>(null);
  const [removing, setRemoving] = useState<OwnPasskey | null>(null);
  const { attempt, failure, isTrying, forget } = useAttempt();
  async function remove({ id }: OwnPasskey) {
    await attempt(async () => {
      const removed = await run(() => removePasskey({ data: { id, locale } }));
      if (!removed) return;
      setRemoving(null);
      await onChanged(t`The passkey is removed`);
    });
  }
  return (
    <section className={panel} aria-labelledby={headingId}>
      <h2 id={headingId} className={factorTitle}>
        <Trans>Passkeys</Trans>
      </h2>
      <p className={factorLead}>
        {factors.passkeySignsIn ? (
          <Trans>Log in with your fingerprint, face or device PIN.</Trans>
        ) : (
          <Trans>After your password, confirm with your fingerprint, face or PIN.</Trans>
        )}
      </p>
      {factors.passkeys.length > 0 ? (
        <ul className={factorList}>
          {factors.passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              locale={locale}
              onRename={() => setRenaming(passkey)}
              onRemove={() => {
                forget();
                setRemoving(passkey);
              }}
            />
          ))}
        </ul>
      ) : null}
      {factors.passkeys.length < maxPasskeys ? (
        <button
          type="button"
          className={button({ variant: 'outline' })}
          disabled={!hydrated}
          onClick={() => setAdding(true)}
        >
          <Plus size={20} aria-hidden />
          <Trans>Add a passkey</Trans>
        </button>
      ) : null}
      <Dialog open={isAdding} onClose={() => setAdding(false)} label={t`Add a passkey`}>
        <NewPasskeyForm
          locale={locale}
          run={run}
          onClose={() => setAdding(false)}
          onAdded={async (codes) => {
            setAdding(false);
            await onChanged(t`The passkey is added`);
            if (codes) onCodes(codes);
          }}
        />
      </Dialog>
      <Dialog
        open={renaming !== null}
        onClose={() => setRenaming(null)}
        label={t`Rename the passkey`}
      >
        {renaming ? (
          <RenamePasskeyForm
            passkey={renaming}
            onClose={() => setRenaming(null)}
            onRenamed={async () => {
              setRenaming(null);
              await onChanged(t`The passkey has a new name`);
            }}
          />
        ) : null}
      </Dialog>
      <DeleteDialog
        open={removing !== null}
        title={removing?.name ?? ''}
        consequence={<Trans>After that, this passkey no longer opens your account.</Trans>}
        keep={<Trans>Cancel</Trans>}
        remove={<Trans>Remove</Trans>}
        isDeleting={isTrying}
        failure={failure}
        onClose={() => setRemoving(null)}
        onDelete={() => removing && void remove(removing)}
      />
    </section>
  );
}
