import { Trans } from '@lingui/react/macro';

import { ChoiceCards, type Choice } from '#app/ui/field/choice-cards.tsx';
import type { AccountKind } from '#domain/account/account-kind.ts';

const choices: readonly Choice<AccountKind>[] = [
  {
    value: 'fan',
    label: <Trans>Fan</Trans>,
    hint: <Trans>I order videos and greetings</Trans>,
  },
  {
    value: 'celebrity',
    label: <Trans>Celebrity</Trans>,
    hint: <Trans>Fans order from me</Trans>,
  },
];

interface KindChoiceProps {
  value: AccountKind;
  onPick: (kind: AccountKind) => void;
}

/** As a fan or as a celebrity. */
export function KindChoice({ value, onPick }: KindChoiceProps) {
  return (
    <ChoiceCards
      title={<Trans>I’m registering as</Trans>}
      name="kind"
      value={value}
      choices={choices}
      onPick={onPick}
    />
  );
}
