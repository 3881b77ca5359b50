import { LanguageChoice } from '#app/ui/field/language-choice.tsx';
import { LanguageNotice } from '#app/ui/text/language-notice.tsx';
import { localeName, locales, type Locale } from '#domain/locale.ts';
import type { Profile } from '#domain/person/profile.ts';

/** Whose description the form shows, which languages have none yet, and which one's words stand in this one's place. */
export function DescriptionLanguage(props: {
  /** Null where the back end does not say; then there is nothing to choose by. */
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
