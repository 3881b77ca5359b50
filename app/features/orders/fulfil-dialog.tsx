import { Trans, useLingui } from '@lingui/react/macro';

import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { questionBox, questionFoot, questionTitle } from '#app/ui/dialog/question.recipe.ts';
import { primaryButton, quietButton } from '#app/ui/field/form.recipe.ts';
import { needOf, readAnswers, type LineAnswer } from '#domain/order/fulfilment.ts';
import type { OrderDeed } from '#domain/order/order-wish.ts';
import type { Order, OrderLine } from '#domain/order/order.ts';
import { css } from '#styled/css/index.js';

import { lineTitle, type ServiceNames } from './line-title.ts';

const list = css({ display: 'grid', gap: '16px', marginBlock: '16px', minWidth: 0 });
const words = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const shot = css({ maxWidth: '160px', maxHeight: '160px', borderRadius: 's', marginTop: '8px' });

interface FulfilDialogProps {
  order: Order;
  /** What is to be sent; nothing is asked while it is null. */
  fulfilment: Extract<OrderDeed, { action: 'fulfil' }> | null;
  serviceNames: ServiceNames;
  onClose: () => void;
  onSend: () => void;
}

/** Shows what the fan will get, line by line, before it is sent. */
export function FulfilDialog({ order, fulfilment, onClose, onSend, ...shown }: FulfilDialogProps) {
  const { t } = useLingui();
  const read = fulfilment ? readAnswers(order.lines, fulfilment.answers) : { answers: [] };
  const typed = 'answers' in read ? read.answers : [];
  return (
    <Dialog open={fulfilment !== null} onClose={onClose} label={t`Send this to the fan?`}>
      <div className={questionBox}>
        <h2 className={questionTitle}>
          <Trans>Send this to the fan?</Trans>
        </h2>
        <dl className={list}>
          {order.lines.map((line) => (
            <Given
              key={line.id}
              order={order}
              line={line}
              answers={[...order.answers.filter(({ kind }) => kind === 'picture'), ...typed]}
              trackingNumber={fulfilment?.trackingNumber.trim() || order.trackingId}
              {...shown}
            />
          ))}
        </dl>
        <div className={questionFoot}>
          <button type="button" className={quietButton} onClick={onClose}>
            <Trans>Go back</Trans>
          </button>
          <button type="button" className={primaryButton} onClick={onSend}>
            <Trans>Send now</Trans>
          </button>
        </div>
      </div>
    </Dialog>
  );
}

interface GivenProps extends Pick<FulfilDialogProps, 'order' | 'serviceNames'> {
  line: OrderLine;
  answers: readonly LineAnswer[];
  trackingNumber: string | null;
}

function Given({ line, answers, trackingNumber, serviceNames }: GivenProps) {
  const { t } = useLingui();
  const title = lineTitle(line, serviceNames);
  const need = needOf(line);
  const own = answers.filter(({ lineId }) => lineId === line.id);
  return (
    <div>
      <dt className={css({ fontWeight: 500, overflowWrap: 'anywhere' })}>
        {typeof title === 'string' ? title : t(title)}
      </dt>
      <dd className={words}>
        {need === 'video' ? <Trans>Your video, as it is on this page</Trans> : null}
        {need === 'parcel' && trackingNumber ? (
          <Trans>Tracking number {trackingNumber}</Trans>
        ) : null}
        {need === 'parcel' && !trackingNumber ? (
          <Trans>Sent without a tracking number</Trans>
        ) : null}
        {own.map(({ kind, text }) =>
          kind === 'picture' ? (
            <img key={kind} src={text} alt={t`Your screenshot`} className={shot} />
          ) : (
            <p key={kind}>{text}</p>
          ),
        )}
      </dd>
    </div>
  );
}
