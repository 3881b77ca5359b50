import { Trans, useLingui } from '@lingui/react/macro';

import { button } from '#app/ui/button.recipe.ts';
import { checkedOnSubmit, useAppForm } from '#app/ui/field/app-form.tsx';
import { addressChangeSchema } from '#domain/account/account.ts';
import type { Locale } from '#domain/locale.ts';
import { css } from '#styled/css/index.js';

import { accountFieldMessages } from '../account.messages.ts';
import { requestAddress } from './address.functions.ts';
import type { OwnAddress } from '#domain/account/own-address.ts';
import { Alarm } from '../alarm.tsx';
import { useRefusal } from '../use-refusal.ts';

const frame = css({ marginTop: '20px' });
/** The buttons, side by side where there is room. */
export const formFoot = css({ display: 'flex', flexWrap: 'wrap', gap: '12px', marginTop: '4px' });

interface AddressFormProps {
  locale: Locale;
  onSent: (address: OwnAddress) => void;
  onClose: () => void;
}

/** Requests a new email address, with the password. */
export function AddressForm({ locale, onSent, onClose }: AddressFormProps) {
  const { t } = useLingui();
  const { attempt, refused, failure } = useRefusal();
  const form = useAppForm({
    defaultValues: { email: '', current: '' },
    validationLogic: checkedOnSubmit,
    validators: { onDynamic: addressChangeSchema },
    onSubmit: async ({ value }) => {
      const sent = await attempt(() => requestAddress({ data: { ...value, locale } }));
      if (sent) onSent(sent.answer);
    },
  });
  return (
    <div className={frame}>
      <form.AppForm>
        <form.Form refused={refused} sentences={accountFieldMessages}>
          <Alarm sentence={failure} />
          <form.AppField name="email">
            {({ Text }) => <Text label={t`New email address`} type="email" autoComplete="email" />}
          </form.AppField>
          <form.AppField name="current">
            {({ Password }) => (
              <Password label={t`Current password`} autoComplete="current-password" />
            )}
          </form.AppField>
          <div className={formFoot}>
            <form.Submit className={button()}>
              <Trans>Send the codes</Trans>
            </form.Submit>
            <button type="button" className={button({ variant: 'outline' })} onClick={onClose}>
              <Trans>Keep this address</Trans>
            </button>
          </div>
        </form.Form>
      </form.AppForm>
    </div>
  );
}
