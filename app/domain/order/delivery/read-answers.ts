import * as v from 'valibot';
import { isSocial, type SocialKind } from '#domain/service/social-service.ts';
import { proofLink } from '#domain/service/proof-link.ts';
import { fulfilledWith, type LineAnswer, type Fulfillable } from './fulfilment.ts';
import type { TypedAnswer, ReadAnswers } from './line-answer.ts';

function readLink(kind: SocialKind, text: string) {
  return v.safeParse(proofLink(kind), text);
}

/** Parses the input: text for a reply, a link to the right network for a proof. Input for unknown lines is ignored. */
export function readAnswers(
  lines: Fulfillable['lines'],
  typed: readonly TypedAnswer[],
): ReadAnswers {
  const answers: LineAnswer[] = [];
  const wrong: Record<string, string> = {};
  for (const { id: lineId, service } of lines) {
    const text = (typed.find((one) => one.lineId === lineId)?.text ?? '').trim();
    if (text === '' || service === null) continue;
    if (fulfilledWith[service] === 'reply') answers.push({ lineId, kind: 'reply', text });
    else if (isSocial(service)) {
      const link = readLink(service, text);
      if (link.success) answers.push({ lineId, kind: 'link', text: link.output });
      else wrong[`line-${lineId}`] = link.issues[0].message;
    }
  }
  return Object.keys(wrong).length > 0 ? { wrong } : { answers };
}
