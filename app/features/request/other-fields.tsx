import { useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';

import { useField } from '#app/ui/field/form-context.tsx';
import { answerMaxLength } from '#domain/request/service-request.ts';
import type { SocialKind } from '#domain/service/social-service.ts';

import { linkExample, linkHint } from './request-form.messages.ts';
import type { RequestForm } from './use-request-form.ts';

/** Send a message: the sender and the text (row S4). */
export function MessageFields({ form }: { form: RequestForm }) {
  const { t } = useLingui();
  return (
    <>
      <form.AppField name="from">
        {({ Text }) => <Text label={t`Your name`} autoComplete="given-name" />}
      </form.AppField>
      <form.AppField name="message">
        {({ TextArea }) => (
          <TextArea
            label={t`Message`}
            rows={8}
            limit={answerMaxLength.message}
            hint={t`You’ll get a written reply.`}
          />
        )}
      </form.AppField>
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
export function OwnVideoFields({ form, Video }: { form: RequestForm; Video: VideoField }) {
  const { t } = useLingui();
  return (
    <>
      <form.AppField name="description">
        {({ TextArea }) => (
          <TextArea
            label={t`Short description`}
            limit={answerMaxLength.description}
            hint={t`What your video is about, and what you’d like to hear.`}
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
export function SocialFields({ form, service }: { form: RequestForm; service: SocialKind }) {
  const { t } = useLingui();
  return (
    <>
      <form.AppField name="link">
        {({ Text }) => (
          <Text
            label={t`Link`}
            type="url"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={linkExample[service]}
            hint={t(linkHint[service])}
          />
        )}
      </form.AppField>
      <form.AppField name="description">
        {({ TextArea }) => (
          <TextArea
            label={t`Short description`}
            limit={answerMaxLength.description}
            hint={t`Who you are, and what you’d like.`}
          />
        )}
      </form.AppField>
    </>
  );
}
