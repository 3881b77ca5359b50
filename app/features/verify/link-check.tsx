import { Trans, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';

import { button } from '#app/ui/button.recipe.ts';
import { checkedOnSubmit, useAppForm } from '#app/ui/field/app-form.tsx';
import { panel } from '#app/ui/field/notice.recipe.ts';
import type { FieldErrors } from '#domain/app-error.ts';
import { linkMaxLength, videoLinkFrom } from '#domain/authenticity/video-check.ts';

import { linkFieldMessages } from './verify.messages.ts';
import * as look from './verify.recipe.ts';

const schema = v.object({
  link: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('required'),
    v.maxLength(linkMaxLength, 'not-a-video-link'),
    // The server says the same; here it is said at once.
    v.check((link) => videoLinkFrom(link, window.location.host) !== null, 'not-a-video-link'),
  ),
});

interface LinkCheckProps {
  refused: FieldErrors;
  onLink: (link: string) => Promise<void>;
}

/** Takes the link of a gift or an order. */
export function LinkCheck({ refused, onLink }: LinkCheckProps) {
  const { t } = useLingui();
  const form = useAppForm({
    defaultValues: { link: '' },
    validationLogic: checkedOnSubmit,
    validators: { onDynamic: schema },
    onSubmit: ({ value }) => onLink(v.parse(schema, value).link),
  });
  return (
    <section className={panel}>
      <h2 className={look.heading}>
        <Trans>Check a link</Trans>
      </h2>
      <form.AppForm>
        <form.Form refused={refused} sentences={linkFieldMessages}>
          <form.AppField name="link">
            {({ Text }) => (
              <Text
                label={t`Link`}
                hint={t`The gift link you got, or a link to your own order`}
                inputMode="url"
                autoCapitalize="none"
                autoComplete="off"
                spellCheck={false}
              />
            )}
          </form.AppField>
          <form.Submit className={button({ variant: 'outline' })}>
            <Trans>Check the link</Trans>
          </form.Submit>
        </form.Form>
      </form.AppForm>
    </section>
  );
}
