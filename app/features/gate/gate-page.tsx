import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';

import { useSiteName } from '#app/platform/site-name.ts';
import { button } from '#app/ui/button.recipe.ts';
import { Logo } from '#app/ui/logo.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { css } from '#styled/css/index.js';

import { tryGatePassword } from './gate-bypass.ts';

const stage = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: '1',
  overflow: 'hidden',
  padding: '40px 20px',
  background:
    'radial-gradient(70% 60% at 50% 0, #5C2D91, transparent 75%), linear-gradient(160deg, #1E0B35, #2F1351)',
  color: 'white',
  textAlign: 'center',
});
const arc = css({
  position: 'absolute',
  left: '50%',
  bottom: '-340px',
  width: '1400px',
  height: '640px',
  marginLeft: '-700px',
  border: '1px solid rgb(230 201 104 / 0.5)',
  borderRadius: '50%',
  boxShadow: '0 0 0 70px rgb(255 255 255 / 0.025), 0 0 0 150px rgb(255 255 255 / 0.02)',
});
const card = css({
  padding: '24px',
  borderRadius: '22px',
  background: 'surface',
  color: 'text',
  textAlign: 'left',
  boxShadow: '0 40px 80px -20px rgb(0 0 0 / 0.6)',
});

const failures = {
  wrong: msg`Incorrect password. Please try again.`,
  'too-often': msg`Too many attempts. Please wait a minute.`,
  away: msg`An error occurred. Please try later`,
} as const;

/** The page in front of the site: a password field, and why the site is closed. */
export function GatePage(props: { onOpen: () => void; children?: React.ReactNode }) {
  const { t } = useLingui();
  const siteName = useSiteName();
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<keyof typeof failures | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const submit = async () => {
    setBusy(true);
    const result = await tryGatePassword(password).catch(() => 'away' as const);
    if (result === 'open') {
      props.onOpen();
      return;
    }
    setBusy(false);
    setFailure(result);
    // The password is kept for users who have to wait, or are offline.
    if (result === 'wrong') setPassword('');
    form.current?.querySelector('input')?.focus();
  };
  return (
    <main className={stage}>
      <div className={arc} aria-hidden />
      <div className={css({ position: 'relative', width: '100%', maxWidth: '460px' })}>
        <div className={css({ display: 'grid', justifyItems: 'center', marginBottom: '40px' })}>
          <Logo name={siteName} onStage />
        </div>
        <h1 className={css({ textStyle: 'h1' })}>
          <Trans>Opening night is close</Trans>
        </h1>
        <p className={css({ marginBlock: '14px 32px', fontSize: '18px', color: 'stageText' })}>
          <Trans>We’re still setting the stage. Got a password? Come in and look around.</Trans>
        </p>
        <form
          ref={form}
          noValidate
          className={card}
          onSubmit={(event) => {
            event.preventDefault();
            if (password.trim() !== '' && !busy) void submit();
          }}
        >
          <TextField
            label={t`Password`}
            type="password"
            name="password"
            autoComplete="current-password"
            value={password}
            announced
            error={failure ? t(failures[failure]) : undefined}
            onChange={({ target }) => {
              setPassword(target.value);
              setFailure(null);
            }}
          />
          <button
            type="submit"
            className={button({ size: 'large', wide: true })}
            disabled={password.trim() === ''}
            aria-disabled={busy || undefined}
          >
            <Trans>Access Site</Trans>
          </button>
        </form>
        {props.children}
      </div>
    </main>
  );
}
