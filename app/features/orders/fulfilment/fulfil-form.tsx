import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import * as v from 'valibot';

import { sendPicture } from '#app/platform/picture/send-picture.ts';
import { useAppForm } from '#app/ui/field/app-form.tsx';
import { checkBox } from '#app/ui/field/check-box.recipe.ts';
import { primaryButton } from '#app/ui/field/form.recipe.ts';
import { PictureUpload } from '#app/ui/picture/picture-upload.tsx';
import { AppError } from '#domain/app-error.ts';
import { missingFrom, needOf, type LineAnswer } from '#domain/order/delivery/fulfilment.ts';
import { replyMaxLength } from '#domain/order/delivery/line-answer.ts';
import { readAnswers } from '#domain/order/delivery/read-answers.ts';
import { asksForVideo } from '#domain/order/transitions/order-move.ts';
import {
  sendsParcel,
  trackingNumberSchema,
  type OrderAuditAction,
} from '#domain/order/transitions/order-command.ts';
import type { Order } from '#domain/order/order.ts';
import type { OrderLine } from '#domain/order/order-parts.ts';
import { shownProof } from '#domain/order/delivery/shown-proof.ts';
import { pictureTypes } from '#domain/person/profile-picture.ts';
import { css } from '#styled/css/index.js';

import { actionLabel, answerError, pictureFailure } from '#app/entities/order/action.messages.ts';
import { FulfilDialog } from './fulfil-dialog.tsx';
import { fieldOf, keepFulfilDraft, readFulfilDraft } from './fulfil-draft.ts';
import { NameSpoken } from './name-spoken.tsx';
import { lineTitle, type ServiceNames } from '#app/entities/order/line-title.ts';

type Fulfilment = Extract<OrderAuditAction, { action: 'fulfil' }>;

const pictureAnswer = v.object({ picture: v.string() });

const group = css({ border: 0, padding: 0, marginBottom: '20px', minWidth: 0 });
const legend = css({ fontWeight: 500, marginBottom: '8px', overflowWrap: 'anywhere' });
const choice = css({ display: 'flex', gap: '12px', alignItems: 'center', minHeight: '44px' });
const proof = css({
  display: 'block',
  maxWidth: '220px',
  maxHeight: '220px',
  marginBottom: '8px',
  borderRadius: 's',
});

interface FulfilFormProps {
  order: Order;
  serviceNames: ServiceNames;
  /** The server's validation errors. */
  refused: Readonly<Record<string, string>>;
  /** Resolves to nothing when it was refused. */
  onFulfil: (fulfilment: Fulfilment) => Promise<unknown>;
}

function emptyForm(lines: readonly OrderLine[]): Record<string, string> {
  const empty: Record<string, string> = { trackingNumber: '', untracked: '', nameSpoken: '' };
  for (const line of lines) empty[fieldOf(line)] = '';
  return empty;
}

/** The fulfilment of an order's lines, except the video, and the confirmation before it is sent. */
export function FulfilForm({ order, serviceNames, ...props }: FulfilFormProps) {
  const { t } = useLingui();
  const typedLines = order.lines.filter((line) => ['reply', 'proof'].includes(needOf(line)));
  const saysName = mustSayName(order);
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const [asked, setAsked] = useState<Fulfilment | null>(null);
  const form = useAppForm({
    defaultValues: emptyForm(typedLines),
    listeners: { onChange: ({ formApi }) => keepFulfilDraft(order.id, formApi.state.values) },
    onSubmit: ({ value }) => {
      const fulfilment = fulfilmentFrom(value, typedLines);
      const found = wrongWith(order, fulfilment);
      setWrong(found);
      if (Object.keys(found).length === 0) setAsked(fulfilment);
    },
  });
  const restoreDraft = useEffectEvent(() => {
    for (const [name, text] of Object.entries(readFulfilDraft(order.id) ?? {})) {
      form.setFieldValue(name, text);
    }
  });
  // The server-rendered page cannot know about a draft, so it is restored after the first render.
  useEffect(() => restoreDraft(), []);
  const send = () => {
    if (!asked) return;
    setAsked(null);
    void props.onFulfil(asked);
  };
  const found = Object.keys(wrong).length > 0 ? wrong : props.refused;
  return (
    <form.AppForm>
      <form.Form
        className={css({ width: '100%', maxWidth: '560px' })}
        sentences={answerError}
        refused={found}
      >
        {typedLines.map((line) => {
          const title = lineTitle(line, serviceNames);
          const isReply = needOf(line) === 'reply';
          return (
            <fieldset key={line.id} className={group}>
              <legend className={legend}>{typeof title === 'string' ? title : t(title)}</legend>
              <form.AppField name={fieldOf(line)}>
                {({ Text, TextArea }) =>
                  isReply ? (
                    <TextArea
                      rows={6}
                      label={t`Your reply`}
                      hint={t`The fan can read it on the order page.`}
                      limit={replyMaxLength}
                    />
                  ) : (
                    <Text
                      label={t`Link to what you did`}
                      hint={t`A link or a screenshot is enough.`}
                      inputMode="url"
                      autoComplete="off"
                    />
                  )
                }
              </form.AppField>
              {isReply ? null : <ProofPicture order={order} line={line} />}
            </fieldset>
          );
        })}
        {sendsParcel(order) ? (
          <>
            <form.AppField name="trackingNumber">
              {({ Text }) => (
                <Text
                  label={t`Tracking number`}
                  hint={t`So the fan can track the parcel.`}
                  autoComplete="off"
                />
              )}
            </form.AppField>
            <form.AppField name="untracked">
              {({ state, handleChange }) => (
                <label className={choice}>
                  <input
                    type="checkbox"
                    className={checkBox}
                    checked={state.value === 'yes'}
                    onChange={({ target }) => handleChange(target.checked ? 'yes' : '')}
                  />
                  <Trans>Sent without a tracking number</Trans>
                </label>
              )}
            </form.AppField>
          </>
        ) : null}
        {saysName ? (
          <form.AppField name="nameSpoken">
            {() => <NameSpoken name={nameOf(order)} />}
          </form.AppField>
        ) : null}
        <form.Submit className={primaryButton}>
          <Check aria-hidden size={20} />
          {t(actionLabel.fulfil)}
        </form.Submit>
      </form.Form>
      <FulfilDialog
        order={order}
        fulfilment={asked}
        serviceNames={serviceNames}
        onClose={() => setAsked(null)}
        onSend={send}
      />
    </form.AppForm>
  );
}

/** Whether the celebrity promised to say the name in the video of this order. */
function mustSayName(order: Order): boolean {
  return order.quality?.nameSpoken === true && asksForVideo(order);
}

/** The name that the video is for. */
function nameOf({ lines }: Order): string | null {
  return lines.find(({ answers }) => answers['to'])?.answers['to'] ?? null;
}

function fulfilmentFrom(
  value: Readonly<Record<string, string>>,
  lines: readonly OrderLine[],
): Fulfilment {
  return {
    action: 'fulfil',
    trackingNumber: value['trackingNumber'] ?? '',
    untracked: value['untracked'] === 'yes',
    nameSpoken: value['nameSpoken'] === 'yes',
    answers: lines.map((line) => ({ lineId: line.id, text: value[fieldOf(line)] ?? '' })),
  };
}

/** The fields that are invalid or missing, by name; the video is handled elsewhere. */
function wrongWith(order: Order, typed: Fulfilment): Readonly<Record<string, string>> {
  const read = readAnswers(order.lines, typed.answers);
  if ('wrong' in read) return read.wrong;
  const number = v.safeParse(trackingNumberSchema, typed.trackingNumber);
  if (!number.success) return { trackingNumber: number.issues[0].message };
  const answers: readonly LineAnswer[] = [...order.answers, ...read.answers];
  const trackingId = typed.trackingNumber.trim() || order.trackingId;
  const missing = missingFrom({ ...order, answers, trackingId, untracked: typed.untracked });
  const wrong: Record<string, string> = {};
  for (const { lineId, need } of missing) {
    if (need === 'parcel') wrong['trackingNumber'] = need;
    else if (need !== 'video') wrong[`line-${lineId}`] = need;
  }
  if (mustSayName(order) && !typed.nameSpoken) wrong['nameSpoken'] = 'name-spoken';
  return wrong;
}

/** A screenshot as proof of what was done; it is uploaded as soon as it is selected. */
function ProofPicture({ order, line }: { order: Order; line: OrderLine }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const kept = order.answers.find(({ lineId, kind }) => lineId === line.id && kind === 'picture');
  const sending = useMutation({
    mutationFn: (file: File) =>
      sendPicture(`/api/orders/${order.id}/proof?line=${line.id}`, file, pictureAnswer),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['order', order.id] }),
  });
  const code = sending.error instanceof AppError ? sending.error.code : 'backend_failed';
  return (
    <>
      {kept ? (
        <img src={shownProof(order.id, kept)} alt={t`Your screenshot`} className={proof} />
      ) : null}
      <PictureUpload
        id={`proof-${line.id}`}
        accept={pictureTypes}
        isSending={sending.isPending}
        failure={sending.isError ? t(pictureFailure(code)) : null}
        onPick={(file) => sending.mutate(file)}
      >
        {kept ? <Trans>Another screenshot</Trans> : <Trans>Add a screenshot</Trans>}
      </PictureUpload>
    </>
  );
}
