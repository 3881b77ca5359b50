import { Trans, useLingui } from '@lingui/react/macro';

import { button } from '#app/ui/button.recipe.ts';
import { checkedOnSubmit, useAppForm } from '#app/ui/field/app-form.tsx';
import { addressCodesSchema, addressRule } from '#domain/account/account.ts';
import type { Locale } from '#domain/locale.ts';
import { css } from '#styled/css/index.js';

import { accountFieldMessages } from '../account.messages.ts';
import { formFoot } from './address-form.tsx';
import { cancelAddress, applyAddressChange } from './address.functions.ts';
import type { OwnAddress } from '#domain/account/own-address.ts';
import { Alarm } from '../alarm.tsx';
import { CodeField } from '../code-field.tsx';
import { useRefusal } from '../use-refusal.ts';

const frame = css({ marginTop: '20px', maxWidth: '480px' });
const words = css({ color: 'text2', marginBottom: '20px', '& b': { overflowWrap: 'anywhere' } });

interface AddressCodesFormProps {
  locale: Locale;
  wanted: string;
  /** The current address. */
  email: string;
  onChanged: (address: OwnAddress) => void;
  onDropped: (address: OwnAddress) => void;
}

/** The codes sent to the new address and to the old one. */
export function AddressCodesForm(props: AddressCodesFormProps) {
  const { locale, wanted, email, onChanged, onDropped } = props;
  const { t } = useLingui();
  const { attempt, refused, failure } = useRefusal();
  const { minutes } = addressRule;
  const form = useAppForm({
    defaultValues: { newCode: '', oldCode: '' },
    validationLogic: checkedOnSubmit,
    validators: { onDynamic: addressCodesSchema },
    onSubmit: async ({ value }) => {
      const changed = await attempt(() => applyAddressChange({ data: { ...value, locale } }));
      if (changed) onChanged(changed.answer);
    },
  });
  async function drop() {
    const dropped = await attempt(() => cancelAddress());
    if (dropped) onDropped(dropped.answer);
  }
  return (
    <div className={frame}>
      <p className={words}>
        <Trans>
          We sent one code to <b>{wanted}</b> and another one to <b>{email}</b>. Enter both within{' '}
          {minutes} minutes. Nothing changes until you do.
        </Trans>
      </p>
      <form.AppForm>
        <form.Form refused={refused} sentences={accountFieldMessages}>
          <Alarm sentence={failure} />
          <form.AppField name="newCode">
            {() => <CodeField label={t`Code from the new address`} />}
          </form.AppField>
          <form.AppField name="oldCode">
            {() => <CodeField label={t`Code from the old address`} />}
          </form.AppField>
          <div className={formFoot}>
            <form.Submit className={button()}>
              <Trans>Change the address</Trans>
            </form.Submit>
            <button
              type="button"
              className={button({ variant: 'outline' })}
              onClick={() => void drop()}
            >
              <Trans>Keep the old address</Trans>
            </button>
          </div>
        </form.Form>
      </form.AppForm>
    </div>
  );
}
