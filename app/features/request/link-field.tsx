import { useLingui } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';

import { TextField } from '#app/ui/field/text-field.tsx';
import { useField } from '#app/ui/field/form-context.tsx';
import { platformOfLink, readSocialLink } from '#domain/service/social-link.ts';
import { linkRules, type SocialKind } from '#domain/service/social-service.ts';
import { css } from '#styled/css/index.js';

import {
  linkCheck,
  linkExample,
  linkHint,
  linkOfOther,
  requestSentences,
} from './request-form.messages.ts';
import type { RequestForm } from './use-request-form.ts';

const good = css({
  display: 'flex',
  gap: '6px',
  textStyle: 'hint',
  fontWeight: 500,
  color: 'good',
  '& svg': { flex: 'none', width: '16px', height: '16px', marginTop: '2px' },
});

/** The link of a social service: checked when the field is left, and from then on with every change. */
export function LinkField({ form, service }: { form: RequestForm; service: SocialKind }) {
  return (
    <form.AppField name="link">
      {({ state }) => <Link service={service} isLeft={state.meta.isBlurred} />}
    </form.AppField>
  );
}

function Link({ service, isLeft }: { service: SocialKind; isLeft: boolean }) {
  const { t } = useLingui();
  const { tied, change } = useField<string>();
  const { network } = linkRules[service];
  const pasted = tied.value.trim();
  const reading = pasted === '' ? null : readSocialLink(service, pasted);
  const code = reading && 'code' in reading ? reading.code : null;
  const platform = code === `link-not-${network}` ? platformOfLink(pasted) : null;
  // Said of an address that was pasted whole; before the field is left it may be half typed.
  const isShown = isLeft || tied.error !== undefined;
  const sentence = code && (platform ? linkOfOther[network](platform) : requestSentences[code]);
  return (
    <TextField
      {...tied}
      label={t`Link`}
      type="url"
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      placeholder={linkExample[service]}
      error={isShown && sentence ? t(sentence) : tied.error}
      announced
      hint={
        <>
          {t(linkHint[service])} {t(linkCheck)}
        </>
      }
      below={
        <output className={good}>
          {reading && 'link' in reading ? (
            <>
              <CircleCheck aria-hidden />
              {t`The address fits. Make sure that everyone can see it.`}
            </>
          ) : null}
        </output>
      }
      onChange={({ target }) => change(target.value)}
    />
  );
}
