import { needOf } from '../delivery/fulfilment.ts';
import type { ServiceKind } from '#domain/service/service.ts';

/** How the law sees what is sold: a video is digital content; all else that is done for a fan is a service. */
export const withdrawalKinds = ['digital', 'service', 'goods'] as const;
export type WithdrawalKind = (typeof withdrawalKinds)[number];

/** How the right of withdrawal runs for one kind (Directive 2011/83/EU, articles 9 and 16). */
export interface WithdrawalRule {
  /** From when its days count. */
  readonly countsFrom: 'order' | 'delivery';
  /** With what it ends early: the beginning of the work (16 m), its end (16 a), or nothing. */
  readonly endsWith: 'begin' | 'delivery' | null;
  /** Whether the fan agrees that work begins early, and that the right is lost by it. */
  readonly needsConsent: boolean;
}

export const withdrawalRuleOf: Readonly<Record<WithdrawalKind, WithdrawalRule>> = {
  digital: { countsFrom: 'order', endsWith: 'begin', needsConsent: true },
  service: { countsFrom: 'order', endsWith: 'delivery', needsConsent: true },
  goods: { countsFrom: 'delivery', endsWith: null, needsConsent: false },
};

/** The kind of a line. */
export function withdrawalKindOf(line: { readonly service: ServiceKind | null }): WithdrawalKind {
  const need = needOf(line);
  if (need === 'parcel') return 'goods';
  return need === 'video' ? 'digital' : 'service';
}

/** The kinds of these lines for which consent is needed, each once. */
export function consentKindsOf(
  lines: readonly { readonly service: ServiceKind | null }[],
): readonly WithdrawalKind[] {
  const kinds = new Set(lines.map(withdrawalKindOf));
  return withdrawalKinds.filter((kind) => kinds.has(kind) && withdrawalRuleOf[kind].needsConsent);
}
