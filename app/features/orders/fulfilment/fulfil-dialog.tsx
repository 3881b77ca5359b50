import { Trans, useLingui } from '@lingui/react/macro';

import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { questionBox, questionFoot, questionTitle } from '#app/ui/dialog/question.recipe.ts';
import { primaryButton, quietButton } from '#app/ui/field/form.recipe.ts';
import { readAnswers } from '#domain/order/delivery/read-answers.ts';
import type { OrderAuditAction } from '#domain/order/transitions/order-command.ts';
import type { Order } from '#domain/order/order.ts';

import { FulfilmentLines } from './fulfilment-lines.tsx';
import type { ServiceNames } from '#app/entities/order/line-title.ts';

interface FulfilDialogProps {
  order: Order;
  /** What will be sent; the dialog is closed while it is null. */
  fulfilment: Extract<OrderAuditAction, { action: 'fulfil' }> | null;
  serviceNames: ServiceNames;
  onClose: () => void;
  onSend: () => void;
}

/** Shows what the fan will get, line by line, before it is sent. */
export function FulfilDialog({ order, fulfilment, onClose, onSend, ...shown }: FulfilDialogProps) {
  const { t } = useLingui();
  const read = fulfilment ? readAnswers(order.lines, fulfilment.answers) : { answers: [] };
  return (
    <Dialog open={fulfilment !== null} onClose={onClose} label={t`Send this to the fan?`}>
      <div className={questionBox}>
        <h2 className={questionTitle}>
          <Trans>Send this to the fan?</Trans>
        </h2>
        <FulfilmentLines
          order={order}
          typed={'answers' in read ? read.answers : []}
          trackingNumber={fulfilment?.trackingNumber.trim() ?? ''}
          {...shown}
        />
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
