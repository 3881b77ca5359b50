import { useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';

import { useField } from '#app/ui/field/form-context.tsx';
import { answerMaxLength } from '#domain/request/service-request.ts';
import type { SocialKind } from '#domain/service/social-service.ts';

import { LinkField } from './link-field.tsx';
import { OccasionField } from './occasion-field.tsx';
import { ShortText } from './short-text.tsx';
import type { RequestForm } from './use-request-form.ts';
import { WhoSees } from './who-sees.tsx';
import { WritingHelp } from './writing-help.tsx';

interface FieldsProps {
  form: RequestForm;
  celebrityName: string;
}

/** Occasions on which a message to a celebrity is about its sender. */
const aboutOneself = ['justBecause', 'other'];

/** Send a message: the sender, the occasion and the text (row S4). */
export function MessageFields({ form, celebrityName }: FieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <ShortText form={form} name="from" label={t`Your name`} autoComplete="given-name" />
      <OccasionField form={form} />
      <form.Subscribe selector={({ values }) => values['occasion'] ?? ''}>
        {(occasion) => (
          <form.AppField name="message">
            {({ TextArea, state, handleChange }) => (
              <TextArea
                label={t`Message`}
                rows={8}
                limit={answerMaxLength.message}
                above={
                  <WritingHelp
                    field="message"
                    occasion={occasion}
                    isForMe={aboutOneself.includes(occasion)}
                    typed={state.value}
                    limit={answerMaxLength.message}
                    onChange={handleChange}
                  />
                }
                hint={<WhoSees name={celebrityName}>{t`You’ll get a written reply.`}</WhoSees>}
              />
            )}
          </form.AppField>
        )}
      </form.Subscribe>
    </>
  );
}

/** The upload of a fan's own video, which belongs to another feature and is passed in. */
export type VideoField = ComponentType<{
  videoId: string;
  error: string | undefined;
  /** The short description so far. */
  about: string;
  onChange: (videoId: string) => void;
}>;

function OwnVideoField({ Video, about }: { Video: VideoField; about: string }) {
  const { tied, change } = useField();
  return <Video videoId={tied.value} error={tied.error} about={about} onChange={change} />;
}

/** Send a video: its subject, and the fan's own upload (row S4). */
export function OwnVideoFields({
  form,
  celebrityName,
  Video,
}: FieldsProps & { Video: VideoField }) {
  const { t } = useLingui();
  return (
    <>
      <form.AppField name="description">
        {({ TextArea }) => (
          <TextArea
            label={t`Short description`}
            limit={answerMaxLength.description}
            hint={
              <WhoSees name={celebrityName}>
                {t`What your video is about, and what you’d like to hear.`}
              </WhoSees>
            }
          />
        )}
      </form.AppField>
      <form.Subscribe selector={({ values }) => values['description'] ?? ''}>
        {(about) => (
          <form.AppField name="video">
            {() => <OwnVideoField Video={Video} about={about} />}
          </form.AppField>
        )}
      </form.Subscribe>
    </>
  );
}

/** Services on a network: the link, and a short text (row S5). */
export function SocialFields(props: FieldsProps & { service: SocialKind }) {
  const { form, celebrityName, service } = props;
  const { t } = useLingui();
  return (
    <>
      <LinkField form={form} service={service} />
      <form.AppField name="description">
        {({ TextArea }) => (
          <TextArea
            label={t`Short description`}
            limit={answerMaxLength.description}
            hint={<WhoSees name={celebrityName}>{t`Who you are, and what you’d like.`}</WhoSees>}
          />
        )}
      </form.AppField>
    </>
  );
}
