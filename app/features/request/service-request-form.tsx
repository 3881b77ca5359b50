import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, CalendarClock, Clapperboard } from 'lucide-react';
import { useRef, type ReactNode } from 'react';

import { QualityWords } from '#app/entities/service/quality-words.tsx';
import { button } from '#app/ui/button.recipe.ts';
import { notice } from '#app/ui/field/notice.recipe.ts';
import { page, splitPage } from '#app/ui/layout/page.recipe.ts';
import type { QualityPromise } from '#domain/service/quality-promise.ts';
import type { WantedDay } from '#domain/order/promise/needed-by.ts';
import type { TypedAnswers } from '#domain/request/service-request.ts';
import type { ServiceKind } from '#domain/service/service.ts';
import { isSocial } from '#domain/service/social-service.ts';
import { css, cx } from '#styled/css/index.js';

import { MessageFields, OwnVideoFields, SocialFields, type VideoField } from './other-fields.tsx';
import { requestSentences, requestTitle } from './request-form.messages.ts';
import { NeededByField } from './needed-by-field.tsx';
import { RequestPreview } from './request-preview.tsx';
import { useNeededDay } from './use-needed-day.ts';
import { useRequestForm, type RequestForm, type RequestFormInput } from './use-request-form.ts';
import { SampleTick } from './sample-tick.tsx';
import { VideoFields } from './video-fields.tsx';

interface ServiceRequestFormProps extends Pick<RequestFormInput, 'service' | 'initial'> {
  /** ISO date of the day it is needed by, as kept before; empty if there is none. */
  initialDay: string;
  /** Called on every change, so that no input is lost. */
  onChange: (answers: TypedAnswers, day: string) => void;
  /** The day, if there is one, fits what is promised. */
  onSubmit: (answers: TypedAnswers, neededBy: WantedDay | null) => void;
  celebrityId: number;
  celebrityName: string;
  /** Within how many days of the payment it is promised. */
  promisedDays: number;
  /** What is promised of its video; null if it is not fulfilled with one. */
  quality: QualityPromise | null;
  /** The localised name of the service. */
  serviceName: string;
  /** Whether what belongs to a person can be added, such as a voice note. */
  isSignedIn: boolean;
  /** The upload of the fan's own video. */
  Video: VideoField;
  /** The position in the checkout, the cost, and the label of the continue button. */
  steps: ReactNode;
  summary: ReactNode;
  wayOn: ReactNode;
  /** Shown instead of the continue button while the celebrity takes no requests. */
  closed: ReactNode;
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
  const dayInput = useRef<HTMLInputElement>(null);
  const needed = useNeededDay(props.initialDay, props.promisedDays);
  const form = useRequestForm({
    ...{ service, initial: props.initial },
    onChange: (answers) => props.onChange(answers, needed.day),
    onSubmit: (answers) => {
      if (!needed.isBlocked()) return props.onSubmit(answers, needed.wanted);
      needed.look();
      return dayInput.current?.focus();
    },
  });
  const changeDay = (day: string) => {
    needed.change(day);
    props.onChange(form.state.values, day);
  };
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
              Our team checks your request first, then {celebrityName} sees it. All fields are
              required unless they say otherwise.
            </Trans>
          </p>
          {props.closed ?? (
            <p className={cx(notice({ tone: 'info' }), css({ marginBottom: '28px' }))}>
              <CalendarClock aria-hidden />
              <Plural
                value={props.promisedDays}
                one={`${celebrityName} promises this within # day of your payment. If it’s late, you get your money back.`}
                other={`${celebrityName} promises this within # days of your payment. If it’s late, you get your money back.`}
              />
            </p>
          )}
          {props.quality ? (
            <p className={cx(notice({ tone: 'info' }), css({ marginBottom: '28px' }))}>
              <Clapperboard aria-hidden />
              <span>
                <strong>
                  <Trans>Promised for the video</Trans>
                </strong>
                <br />
                <QualityWords quality={props.quality} />
              </span>
            </p>
          ) : null}
          <form.AppForm>
            <form.Form sentences={requestSentences}>
              <Fields
                {...{ service, form, celebrityName }}
                isSignedIn={props.isSignedIn}
                Video={props.Video}
                onTyped={() => props.onChange(form.state.values, needed.day)}
              />
              <NeededByField
                needed={needed}
                inputRef={dayInput}
                celebrityName={celebrityName}
                promisedDays={props.promisedDays}
                onChange={changeDay}
              />
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
                {props.closed === null ? (
                  <button type="submit" className={button({ size: 'large' })}>
                    {props.wayOn}
                  </button>
                ) : null}
              </div>
              <p className={css({ textStyle: 'hint', color: 'text2', marginTop: '12px' })}>
                <Trans>
                  What you type is kept in this tab until you order, also when you leave the page.
                </Trans>
              </p>
            </form.Form>
          </form.AppForm>
        </div>
        {props.summary}
      </div>
    </div>
  );
}

function Fields(props: {
  service: ServiceKind;
  form: RequestForm;
  celebrityName: string;
  isSignedIn: boolean;
  Video: VideoField;
  onTyped: () => void;
}) {
  const { service, form, celebrityName, Video } = props;
  if (isSocial(service)) return <SocialFields {...{ form, celebrityName, service }} />;
  if (service === 'getVideo') {
    return (
      <>
        <VideoFields
          {...{ form, celebrityName }}
          isSignedIn={props.isSignedIn}
          onTyped={props.onTyped}
        />
        <SampleTick {...{ form, celebrityName }} />
      </>
    );
  }
  if (service === 'sendMessage') return <MessageFields {...{ form, celebrityName }} />;
  return <OwnVideoFields {...{ form, celebrityName, Video }} />;
}
