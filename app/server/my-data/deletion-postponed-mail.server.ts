import { msg } from '@lingui/core/macro';
import type { MailWords } from '#app/platform/mail/mail-writer.server.ts';
import type { DeletionObstacle } from '#domain/my-data/account-deletion.ts';
import { path, ofAccount } from './my-data-mails.server.ts';

const waits: Readonly<Record<DeletionObstacle, ReturnType<typeof msg>>> = {
  openOrders: msg`Some of your orders aren’t finished yet. We’ll delete the account as soon as they are.`,
  moneyDue: msg`A refund is still on its way. We’ll delete the account as soon as it’s done.`,
  lastAdministrator: msg`You’re the only administrator. Give the role to someone else first.`,
  operator: msg`Our team has been notified and will delete your account by hand. There’s nothing more you need to do.`,
};

export function deletionPostponedMail(obstacle: DeletionObstacle): MailWords {
  return {
    subject: msg`Your account isn’t deleted yet`,
    paragraphs: [waits[obstacle]],
    action: { label: msg`My data`, path },
    footer: ofAccount,
  };
}
