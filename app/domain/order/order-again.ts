import type { Actor } from '#domain/account/role.ts';
import { calledOff } from '#domain/payment/payment.ts';
import { answerNames } from '#domain/request/service-request.ts';
import { voiceNoteAnswer } from '#domain/request/voice-note.ts';
import type { ServiceKind } from '#domain/service/service.ts';

import type { OrderLine } from './order-parts.ts';
import type { Order } from './order.ts';

/** A request of an earlier order, to be filled in once more. */
export interface RepeatedRequest {
  readonly lineId: number;
  readonly service: ServiceKind;
  readonly answers: Readonly<Record<string, string>>;
}

/** Whether a buyer can repeat an order: once it was delivered or called off. */
export function isOrderedAgain(
  actor: Pick<Actor, 'id'>,
  { customerId, status }: Pick<Order, 'customerId' | 'status'>,
): boolean {
  return actor.id === customerId && (status === 'completed' || calledOff.includes(status));
}

const ofOneOrder = ['date', 'video', voiceNoteAnswer];

/**
 * What is repeated of a request: the answers of its form. A date belongs to the occasion that is over, a video and a
 * voice note to the order that they were sent with.
 */
function repeatedAnswers(service: ServiceKind, { answers }: OrderLine): Record<string, string> {
  const kept = answerNames(service).filter((name) => !ofOneOrder.includes(name));
  return Object.fromEntries(
    kept.flatMap((name) => (answers[name] === undefined ? [] : [[name, answers[name]] as const])),
  );
}

/** The requests of an order that can be repeated. */
export function repeatedRequests({ lines }: Pick<Order, 'lines'>): readonly RepeatedRequest[] {
  return lines.flatMap((line) =>
    line.service === null
      ? []
      : [
          {
            lineId: line.id,
            service: line.service,
            answers: repeatedAnswers(line.service, line),
          },
        ],
  );
}
