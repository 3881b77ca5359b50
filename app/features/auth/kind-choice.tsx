import { Trans } from '@lingui/react/macro';

import { choiceCard, choiceCards, fieldset, legend } from '#app/ui/form.recipe.ts';
import { accountKinds, type AccountKind } from '#domain/account.ts';
import { css } from '#styled/css/index.js';

interface KindChoiceProps {
  value: AccountKind;
  onPick: (kind: AccountKind) => void;
}

/** As a fan or as a celebrity. */
export function KindChoice({ value, onPick }: KindChoiceProps) {
  return (
    <fieldset className={fieldset}>
      <legend className={legend}>
        <Trans>I register as</Trans>
      </legend>
      <div className={choiceCards}>
        {accountKinds.map((kind) => (
          <label key={kind} className={choiceCard}>
            <input
              type="radio"
              name="kind"
              value={kind}
              checked={kind === value}
              onChange={() => onPick(kind)}
            />
            <b className={css({ fontWeight: 600 })}>
              {kind === 'fan' ? <Trans>Fan</Trans> : <Trans>Celebrity</Trans>}
            </b>
            <span className={css({ textStyle: 'hint', fontWeight: 400, color: 'text2' })}>
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
