import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, CalendarClock } from 'lucide-react';
import type { ReactNode } from 'react';

import { button } from '#app/ui/button.recipe.ts';
import { notice } from '#app/ui/field/notice.recipe.ts';
import { page, splitPage } from '#app/ui/layout/page.recipe.ts';
import { isSocial } from '#domain/service/social-service.ts';
import { css, cx } from '#styled/css/index.js';

import { MessageFields, OwnVideoFields, SocialFields, type VideoField } from './other-fields.tsx';
import { requestSentences, requestTitle } from './request-form.messages.ts';
import { RequestPreview } from './request-preview.tsx';
import { useRequestForm, type RequestForm, type RequestFormInput } from './use-request-form.ts';
import { VideoFields } from './video-fields.tsx';

interface ServiceRequestFormProps extends RequestFormInput {
  celebrityId: number;
  celebrityName: string;
  /** Within how many days of the payment it is promised. */
  promisedDays: number;
  /** The localised name of the service. */
  serviceName: string;
  /** The upload of the fan's own video. */
  Video: VideoField;
  /** The position in the checkout, the cost, and the label of the continue button. */
  steps: ReactNode;
  summary: ReactNode;
  wayOn: ReactNode;
}

const measure = css({ maxWidth: '1180px' });
const foot = css({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: '8px',
  marginTop: '8px',
  sm: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px',
  },
});

/** A service's form (rows S3 to S5), with a preview of what the celebrity will see. */
export function ServiceRequestForm(props: ServiceRequestFormProps) {
  const { t } = useLingui();
  const { service, celebrityName } = props;
  const form = useRequestForm(props);
  const title = requestTitle(service, { name: celebrityName, service: props.serviceName });
  return (
    <div className={cx(page, measure)}>
      {props.steps}
      <div className={splitPage}>
        <div>
          <h1 className={css({ textStyle: 'h1', marginBottom: '12px' })}>
            {typeof title === 'string' ? title : t(title)}
          </h1>
          <p className={css({ color: 'text2', marginBottom: '28px' })}>
            <Trans>
              Once your request is approved, {celebrityName} will see everything you write here. All
              fields are required.
            </Trans>
          </p>
          <p className={cx(notice({ tone: 'info' }), css({ marginBottom: '28px' }))}>
            <CalendarClock aria-hidden />
            <Plural
              value={props.promisedDays}
              one={`${celebrityName} promises this within # day of your payment. If it’s late, you get your money back.`}
              other={`${celebrityName} promises this within # days of your payment. If it’s late, you get your money back.`}
            />
          </p>
          <form.AppForm>
            <form.Form sentences={requestSentences}>
              <Fields {...props} form={form} />
              <form.Subscribe selector={({ values }) => values}>
                {(values) => (
                  <RequestPreview
                    service={service}
                    answers={values}
                    celebrityName={celebrityName}
                  />
                )}
              </form.Subscribe>
              <div className={foot}>
                <Link
                  to="/{-$locale}/celebrity/$vendorId"
                  params={{ vendorId: String(props.celebrityId) }}
                  className={button({ variant: 'quiet' })}
                >
                  <ArrowLeft aria-hidden size={20} />
                  <Trans>Back to {celebrityName}</Trans>
                </Link>
                <button type="submit" className={button({ size: 'large' })}>
                  {props.wayOn}
                </button>
              </div>
            </form.Form>
          </form.AppForm>
        </div>
        {props.summary}
      </div>
    </div>
  );
}

function Fields(props: ServiceRequestFormProps & { form: RequestForm }) {
  const { service, form, Video } = props;
  if (isSocial(service)) return <SocialFields form={form} service={service} />;
  if (service === 'getVideo') {
    return <VideoFields form={form} onTyped={() => props.onChange(form.state.values)} />;
  }
  if (service === 'sendMessage') return <MessageFields form={form} />;
  return <OwnVideoFields form={form} Video={Video} />;
}
