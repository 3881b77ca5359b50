import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';

import { LanguageChoice } from '#app/ui/field/language-choice.tsx';
import { MarkedTextField } from '#app/ui/field/marked-text-field.tsx';
import { maxPageContentLength, wholeIn } from '#domain/site/content-editing.ts';
import { isFixedPage } from '#domain/site/content.ts';
import { localeName, locales } from '#domain/locale.ts';
import { withMark } from '#domain/text/marks-in-field.ts';
import { css, cx } from '#styled/css/index.js';

import { PagePictureField } from './page-picture-field.tsx';
import { hint } from './page-settings.recipe.ts';
import type { usePageForm } from './use-page-form.ts';

const kinds = ['heading', 'bold', 'italic', 'list', 'link'] as const;

/** The editable parts of a page: its address, its picture, and its texts in the selected language. */
export function PageFields({ own }: { own: ReturnType<typeof usePageForm> }) {
  const { t } = useLingui();
  const { form, language, values, wrongIn } = own;
  const texts = useRef<HTMLDivElement>(null);
  const shown = useRef(language);
  useEffect(() => {
    if (shown.current === language) return;
    shown.current = language;
    // Focuses the field when the user was led here by a validation error in it.
    texts.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [language]);
  const whole = wholeIn(values.texts);
  const fixed = isFixedPage(own.slug);
  return (
    <>
      <form.AppField name="slug">
        {({ Text }) => (
          <Text
            label={t`Address`}
            hint={
              fixed
                ? t`The site links to this page itself, so the address can’t be changed.`
                : t`What comes after the site’s name, such as “about” for /about.`
            }
            readOnly={fixed}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </form.AppField>
      <PagePictureField
        picture={values.picture}
        sending={own.sending}
        alt={values.texts[language].alt}
        onChange={own.setPicture}
      />
      <LanguageChoice
        current={language}
        onPick={own.setLanguage}
        languages={locales.map((code) => ({
          code,
          name: localeName[code],
          missing: !whole.includes(code),
          wrong: wrongIn.includes(code),
        }))}
      />
      <div ref={texts} key={language}>
        <form.AppField name={`texts.${language}.title`}>
          {({ Text }) => <Text label={t`Title`} lang={language} autoComplete="off" />}
        </form.AppField>
        <form.AppField name={`texts.${language}.content`}>
          {() => (
            <MarkedTextField
              label={t`Content`}
              lang={language}
              limit={maxPageContentLength}
              kinds={kinds}
              withMark={withMark}
              hint={
                <Trans>
                  Leave an empty line to start a new paragraph. Links can go to a page on this site,
                  e.g. /help, or to an address starting with https://.
                </Trans>
              }
            />
          )}
        </form.AppField>
        {values.picture ? (
          <form.AppField name={`texts.${language}.alt`}>
            {({ Text }) => (
              <Text
                label={t`What the image shows`}
                hint={t`Screen readers read it aloud. Leave it empty if the image is just decoration.`}
                lang={language}
                autoComplete="off"
              />
            )}
          </form.AppField>
        ) : null}
      </div>
      <p className={cx(hint, css({ marginTop: '16px' }))}>
        <Trans>Where a text is missing, visitors read it in the first language that has it.</Trans>
      </p>
    </>
  );
}
