import { writtenTexts } from '#app/server/backend/moderation/restrictions.server.ts';
import {
  hideTexts,
  isListed,
  setListed,
  showTexts,
} from '#app/server/backend/moderation/show-texts.server.ts';
import { isShown, setShown, type ReviewPart } from '#app/server/reviews/take-down.server.ts';
import { getPerson } from '#app/server/backend/people/people.server.ts';
import { changeAccount } from '#app/server/people/change-account.server.ts';
import type { SessionContent } from '#app/server/sessions/seal.server.ts';
import type { Removal } from '#app/server/reports/store/report.schema.ts';
import { AppError } from '#domain/app-error.ts';
import { mayChangePerson, suspensionReasonLength } from '#domain/person/person.ts';
import type { ReportTarget } from '#domain/report/report.ts';
import type { ReportAction } from '#domain/report/report-decision.ts';

/** The target of a restriction, and the action. */
export interface Restricted {
  readonly action: ReportAction;
  readonly target: ReportTarget;
  readonly celebrityId: number | null;
}

const nothing: Removal = { texts: {}, tookEffect: false };

function partOf({ kind }: ReportTarget): ReviewPart | null {
  if (kind === 'review') return 'review';
  return kind === 'reviewAnswer' ? 'answer' : null;
}

function ownerOf({ celebrityId }: Restricted, actor: SessionContent): number {
  if (celebrityId === null || !mayChangePerson(actor.user, celebrityId))
    throw new AppError('not_allowed');
  return celebrityId;
}

/** What a restriction will remove: read beforehand, so that it can be restored whatever happens. */
export async function removalOf(
  restricted: Restricted,
  actor: SessionContent,
  before: Removal | null,
): Promise<Removal> {
  const { action, target } = restricted;
  const known = before ?? nothing;
  if (action === 'hideText' && (target.kind === 'profile' || target.kind === 'product')) {
    const texts = { ...known.texts, ...(await writtenTexts(target.kind, target.id)) };
    return { texts, tookEffect: true };
  }
  if (action === 'unlist') {
    return { ...known, tookEffect: (await isListed(target.id)) || known.tookEffect };
  }
  const part = partOf(target);
  if (action === 'takeDown' && part) {
    return { ...known, tookEffect: (await isShown(target.id, part)) || known.tookEffect };
  }
  if (action === 'close') {
    const owner = await getPerson(actor, ownerOf(restricted, actor));
    return { ...known, tookEffect: owner.suspension === null || known.tookEffect };
  }
  return known;
}

/** Carries out a restriction. Idempotent. */
export async function restrict(
  restricted: Restricted,
  actor: SessionContent,
  { removal, reason }: { readonly removal: Removal; readonly reason: string },
): Promise<void> {
  const { action, target, celebrityId } = restricted;
  const { kind, id } = target;
  if (action === 'hideText' && (kind === 'profile' || kind === 'product')) {
    await hideTexts(kind, id, celebrityId, removal.texts);
  }
  if (action === 'unlist' && (kind === 'product' || kind === 'service')) {
    await setListed(kind, id, celebrityId, false);
  }
  const part = partOf(target);
  if (action === 'takeDown' && part && removal.tookEffect) await setShown(id, part, false);
  if (action === 'close' && removal.tookEffect) await close(restricted, actor, reason);
}

async function close(restricted: Restricted, actor: SessionContent, words: string): Promise<void> {
  const owner = await getPerson(actor, ownerOf(restricted, actor));
  const reason = words.slice(0, suspensionReasonLength);
  const deed = {
    name: 'user-suspended',
    change: { suspension: reason },
    told: { reason },
  } as const;
  await changeAccount(actor, owner, deed);
}

/** Undoes a restriction, if it had an effect. */
export async function lift(
  restricted: Restricted,
  actor: SessionContent,
  { texts, tookEffect }: Removal,
): Promise<void> {
  const { action, target, celebrityId } = restricted;
  const { kind, id } = target;
  if (!tookEffect) return;
  if (action === 'hideText' && (kind === 'profile' || kind === 'product')) {
    await showTexts(kind, id, celebrityId, texts);
  }
  if (action === 'unlist' && (kind === 'product' || kind === 'service')) {
    await setListed(kind, id, celebrityId, true);
  }
  const part = partOf(target);
  if (action === 'takeDown' && part) await setShown(id, part, true);
  if (action === 'close') {
    const owner = await getPerson(actor, ownerOf(restricted, actor));
    const deed = { name: 'user-reinstated', change: { suspension: '' }, told: {} } as const;
    await changeAccount(actor, owner, deed);
  }
}
