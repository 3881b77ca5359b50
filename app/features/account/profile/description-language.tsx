import { LanguageChoice } from '#app/ui/field/language-choice.tsx';
import { LanguageNotice } from '#app/ui/text/language-notice.tsx';
import { localeName, locales, type Locale } from '#domain/locale.ts';
import type { Profile } from '#domain/person/profile.ts';

/** The language of the description shown, the languages without one, and the language that stands in for this one. */
export function DescriptionLanguage(props: {
  /** Null if the back end does not say; then there is no choice of language. */
  languages: Profile['languages'];
  language: Locale;
  picked: boolean;
  onPick: (language: Locale) => void;
}) {
  const { languages, language } = props;
  if (!languages) return null;
  const { description, written } = languages;
  return (
    <>
      <LanguageChoice
        current={language}
        onPick={props.onPick}
        picked={props.picked}
        languages={locales.map((code) => ({
          code,
          name: localeName[code],
          missing: !written.includes(code),
        }))}
      />
      {written.length > 0 && description !== language ? (
        <LanguageNotice
          written={{ code: description, name: localeName[description] }}
          own={localeName[language]}
        />
      ) : null}
    </>
  );
}
