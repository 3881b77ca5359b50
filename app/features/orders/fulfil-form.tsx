import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import * as v from 'valibot';

import { checkedOnSubmit, useAppForm } from '#app/ui/field/app-form.tsx';
import { primaryButton } from '#app/ui/field/form.recipe.ts';
import { trackingNumberSchema } from '#domain/order/order-wish.ts';
import { css } from '#styled/css/index.js';

import { actionLabel, trackingError } from './action.messages.ts';

const fulfilSchema = v.object({ trackingNumber: trackingNumberSchema });

/** Says that goods are on their way, with the number under which the parcel can be followed. */
export function FulfilForm(props: { onFulfil: (trackingNumber: string) => Promise<unknown> }) {
  const { t } = useLingui();
  const form = useAppForm({
    defaultValues: { trackingNumber: '' },
    validationLogic: checkedOnSubmit,
    validators: { onDynamic: fulfilSchema },
    onSubmit: ({ value }) => props.onFulfil(value.trackingNumber),
  });
  return (
    <form.AppForm>
      <form.Form className={css({ width: '100%', maxWidth: '420px' })} sentences={trackingError}>
        <form.AppField name="trackingNumber">
          {({ Text }) => (
            <Text
              label={t`Tracking number (optional)`}
              hint={t`The fan can follow the parcel with it.`}
              autoComplete="off"
            />
          )}
        </form.AppField>
        <form.Submit className={primaryButton}>
          <Check aria-hidden size={20} />
          {t(actionLabel.fulfil)}
        </form.Submit>
      </form.Form>
    </form.AppForm>
  );
}
