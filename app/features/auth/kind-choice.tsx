import { Trans } from '@lingui/react/macro';

import { accountKinds, type AccountKind } from '#domain/account.ts';
import { css } from '#styled/css/index.js';

const cards = css({
  display: 'grid',
  gap: '10px',
  marginBottom: '20px',
  sm: { gridTemplateColumns: '1fr 1fr' },
});
const card = css({
  display: 'block',
  padding: '14px 16px',
  border: '1px solid token(colors.control)',
  borderRadius: 'm',
  background: 'surface',
  cursor: 'pointer',
  '& input': { position: 'absolute', opacity: 0 },
  '&:has(:checked)': {
    borderColor: 'brandInk',
    boxShadow: '0 0 0 1px token(colors.brandInk)',
    background: 'tint',
  },
  '&:has(:focus-visible)': { outline: '3px solid token(colors.focus)', outlineOffset: '3px' },
});

interface KindChoiceProps {
  value: AccountKind;
  onPick: (kind: AccountKind) => void;
}

/** As a fan or as a celebrity. */
export function KindChoice({ value, onPick }: KindChoiceProps) {
  return (
    <fieldset className={css({ border: 0, padding: 0, margin: 0, minWidth: 0 })}>
      <legend className={css({ textStyle: 'label', marginBottom: '10px' })}>
        <Trans>I register as</Trans>
      </legend>
      <div className={cards}>
        {accountKinds.map((kind) => (
          <label key={kind} className={card}>
            <input
              type="radio"
              name="kind"
              value={kind}
              checked={kind === value}
              onChange={() => onPick(kind)}
            />
            <b className={css({ display: 'block', fontWeight: 600 })}>
              {kind === 'fan' ? <Trans>Fan</Trans> : <Trans>Celebrity</Trans>}
            </b>
            <span className={css({ textStyle: 'hint', color: 'text2' })}>
              {kind === 'fan' ? (
                <Trans>I order videos and greetings</Trans>
              ) : (
                <Trans>I am ordered from</Trans>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
