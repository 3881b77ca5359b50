import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';

import { keepTabDraft, readTabDraft } from '#app/platform/browser/tab-draft.ts';
import { checkedOnSubmit, useAppForm } from '#app/ui/field/app-form.tsx';
import { primaryButton } from '#app/ui/field/form.recipe.ts';
import { trackingNumberSchema } from '#domain/order/order-wish.ts';
import { css } from '#styled/css/index.js';

import { actionLabel, trackingError } from './action.messages.ts';

/** As typed so far, so not checked yet. */
const draftSchema = v.object({ trackingNumber: v.string() });
const fulfilSchema = v.object({ trackingNumber: trackingNumberSchema });

/** Says that goods are on their way, with the number under which the parcel can be followed. */
export function FulfilForm(props: {
  orderId: number;
  /** Answers nothing when it was refused. */
  onFulfil: (trackingNumber: string) => Promise<unknown>;
}) {
  const { t } = useLingui();
  const draft = `tracking.${props.orderId}`;
  const form = useAppForm({
    defaultValues: { trackingNumber: '' },
    validationLogic: checkedOnSubmit,
    validators: { onDynamic: fulfilSchema },
    listeners: { onChange: ({ formApi }) => keepTabDraft(draft, formApi.state.values) },
    onSubmit: async ({ value }) => {
      if (await props.onFulfil(value.trackingNumber)) keepTabDraft(draft, null);
    },
  });
  const bringBack = useEffectEvent(() => {
    const typed = readTabDraft(draft, draftSchema);
    if (typed) form.setFieldValue('trackingNumber', typed.trackingNumber);
  });
  // The server's page cannot know of a draft, so it comes after the first look.
  useEffect(() => bringBack(), []);
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
