import { Trans, useLingui } from '@lingui/react/macro';

import { checkedOnSubmit, useAppForm } from '#app/ui/field/app-form.tsx';
import { button } from '#app/ui/button.recipe.ts';
import { suspensionReasonLength, suspensionSchema } from '#domain/person/person.ts';

import { words } from './people.recipe.ts';

/** Suspends a user, with a reason. @param props.onSuspend resolves to whether it was done */
export function SuspensionForm(props: { onSuspend: (reason: string) => Promise<boolean> }) {
  const { t } = useLingui();
  const form = useAppForm({
    defaultValues: { reason: '' },
    validationLogic: checkedOnSubmit,
    validators: { onDynamic: suspensionSchema },
    onSubmit: async ({ value }) => {
      await props.onSuspend(value.reason);
    },
  });
  return (
    <form.AppForm>
      <form.Form>
        <p className={words}>
          <Trans>
            Suspending someone logs them out at once, and they can’t log back in. A suspended
            celebrity isn’t listed and can’t take orders.
          </Trans>
        </p>
        <form.AppField name="reason">
          {({ TextArea }) => (
            <TextArea
              rows={3}
              limit={suspensionReasonLength}
              label={t`Reason`}
              hint={t`Only administrators can see this.`}
            />
          )}
        </form.AppField>
        <form.Submit className={button({ variant: 'danger' })}>
          <Trans>Suspend</Trans>
        </form.Submit>
      </form.Form>
    </form.AppForm>
  );
}
