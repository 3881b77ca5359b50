import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from '@tanstack/react-form';
import { CircleAlert, KeyRound } from 'lucide-react';
import { useId, type ReactNode } from 'react';

import { checkedOnSubmit, useAppForm } from '#app/ui/field/app-form.tsx';
import { button } from '#app/ui/button.recipe.ts';
import { field, fieldLabel, fieldOptional, fieldPair } from '#app/ui/field/form.recipe.ts';
import { notice } from '#app/ui/field/notice.recipe.ts';
import { LeaveGuard } from '#app/ui/state/leave-guard.tsx';
import type { Country } from '#domain/country/country.ts';
import type { Locale } from '#domain/locale.ts';
import type { Profile, ProfileValues } from '#domain/person/profile.ts';
import { profileFormSchema } from '#domain/person/profile-form-schema.ts';
import { profileChange } from '#domain/person/profile-change.ts';
import { profileFields } from '#domain/person/profile-fields.ts';
import { notificationKindsOf } from '#domain/person/notification-kinds.ts';
import { hasStore } from '#domain/account/role.ts';
import type { User } from '#domain/account/user.ts';
import { css, cx } from '#styled/css/index.js';

import { DescriptionLanguage } from './description-language.tsx';
import { DraftKeeper } from './draft-keeper.tsx';
import { NotificationSwitches } from './notification-switches.tsx';
import { keepProfileDraft, type ProfileDraft } from './profile-draft.ts';
import { profileFieldMessages } from './profile.messages.ts';
import { card, cardTitle, saveBar } from './profile.recipe.ts';
import { useSaving } from './use-saving.ts';

interface ProfileFormProps {
  viewer: User;
  /** The state when the form was opened. */
  profile: Profile;
  countries: readonly Country[];
  /** The language of the description being edited. */
  language: Locale;
  onLanguage: (language: Locale) => void;
  /** Whether the language has just been selected. */
  picked: boolean;
  /** The picture and the button to replace it. */
  picture: ReactNode;
  /** The link for changing the password. */
  passwordLink: (className: string, words: ReactNode) => ReactNode;
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section className={card} aria-labelledby={heading}>
      <h2 id={heading} className={cardTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The user's own profile without the picture. Input is kept whatever happens to the form. */
export function ProfileForm(props: ProfileFormProps) {
  const { viewer, countries, language } = props;
  const { t } = useLingui();
  // The form state may hold more than the form edits; only differences are ever sent.
  const first: ProfileValues = props.profile;
  const { save, saved, languages, refused, failed } = useSaving(props.profile, language);
  const form = useAppForm({
    defaultValues: first,
    validationLogic: checkedOnSubmit,
    validators: { onDynamic: profileFormSchema(viewer.role) },
    onSubmit: async ({ value, formApi }) => {
      const now = await save(value);
      if (!now) return;
      // The server's version of what was sent; input typed in the meantime is kept and becomes the next change.
      for (const name of profileFields) {
        if (formApi.getFieldValue(name) === value[name]) formApi.setFieldValue(name, now[name]);
      }
      if (formApi.getFieldValue('notifications') === value.notifications) {
        formApi.setFieldValue('notifications', now.notifications);
      }
    },
  });
  const unsaved = useStore(form.store, ({ values }) => profileChange(saved, values) !== null);
  const restoreDraft = ({ texts, notifications }: ProfileDraft) => {
    for (const name of profileFields) {
      const text = texts[name];
      if (text !== undefined) form.setFieldValue(name, text);
    }
    form.setFieldValue('notifications', { ...first.notifications, ...notifications });
  };
  const withStore = hasStore(viewer.role);
  return (
    <form.AppForm>
      <form.Form refused={refused} sentences={profileFieldMessages}>
        {withStore ? (
          <Card title={t`Store`}>
            {props.picture}
            <form.AppField name="storeName">
              {({ Text }) => <Text label={t`Store name`} autoComplete="organization" />}
            </form.AppField>
            <DescriptionLanguage
              languages={languages}
              language={language}
              picked={props.picked}
              onPick={props.onLanguage}
            />
            <form.AppField name="description">
              {({ TextArea }) => <TextArea label={t`Description`} lang={language} />}
            </form.AppField>
          </Card>
        ) : null}
        <Card title={t`Personal details`}>
          {withStore ? null : props.picture}
          <div className={fieldPair}>
            <form.AppField name="firstName">
              {({ Text }) => <Text label={t`First name`} autoComplete="given-name" />}
            </form.AppField>
            <form.AppField name="lastName">
              {({ Text }) => <Text label={t`Last name`} autoComplete="family-name" />}
            </form.AppField>
            <form.AppField name="phone">
              {({ Text }) => <Text label={t`Phone`} type="tel" autoComplete="tel" />}
            </form.AppField>
            <div className={field}>
              <span className={fieldLabel}>{t`Password`}</span>
              {props.passwordLink(
                cx(button({ variant: 'outline' }), css({ justifySelf: 'start' })),
                <>
                  <KeyRound aria-hidden size={20} />
                  <Trans>Change password</Trans>
                </>,
              )}
            </div>
          </div>
        </Card>
        <form.AppField name="notifications">
          {({ state, handleChange }) => (
            <NotificationSwitches
              kinds={notificationKindsOf(viewer.role)}
              value={state.value}
              onChange={handleChange}
            />
          )}
        </form.AppField>
        <Card title={t`Delivery address`}>
          <form.AppField name="street">
            {({ Text }) => <Text label={t`Street`} autoComplete="address-line1" />}
          </form.AppField>
          <div className={fieldPair}>
            <form.AppField name="city">
              {({ Text }) => <Text label={t`City`} autoComplete="address-level2" />}
            </form.AppField>
            <form.AppField name="state">
              {({ Text }) => (
                <Text
                  label={
                    <>
                      <Trans>State or province</Trans>{' '}
                      <span className={fieldOptional}>
                        <Trans>(optional)</Trans>
                      </span>
                    </>
                  }
                  autoComplete="address-level1"
                />
              )}
            </form.AppField>
            <form.AppField name="postcode">
              {({ Text }) => <Text label={t`Postcode`} autoComplete="postal-code" />}
            </form.AppField>
            <form.AppField name="country">
              {({ Select }) => (
                <Select
                  label={t`Country`}
                  autoComplete="country"
                  options={[
                    { value: '', label: t`Select a country...` },
                    ...countries.map(({ code, name }) => ({ value: code, label: name })),
                  ]}
                />
              )}
            </form.AppField>
          </div>
        </Card>
        <div className={saveBar}>
          {failed && unsaved ? (
            <p role="alert" className={notice({ tone: 'bad' })}>
              <CircleAlert aria-hidden />
              <Trans>Failed to update!</Trans>
            </p>
          ) : (
            <output>
              {unsaved ? <Trans>Not saved yet</Trans> : <Trans>All changes saved</Trans>}
            </output>
          )}
          <form.Submit className={button()} disabled={!unsaved}>
            <Trans>Save changes</Trans>
          </form.Submit>
        </div>
      </form.Form>
      <form.Subscribe selector={({ values }) => values}>
        {(values) => (
          <DraftKeeper
            personId={viewer.id}
            locale={language}
            saved={saved}
            values={values}
            onFound={restoreDraft}
          />
        )}
      </form.Subscribe>
      <LeaveGuard
        unsaved={unsaved}
        onLeave={() => keepProfileDraft({ personId: viewer.id, locale: language }, null)}
      />
    </form.AppForm>
  );
}
