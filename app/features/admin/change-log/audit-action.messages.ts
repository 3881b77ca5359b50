import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { LoggedAction } from '#domain/site/change-log.ts';
import { shownPercent } from '#domain/money/commission.ts';
import { accountMoney } from '#domain/money/foreign-money.ts';
import { formatMoney } from '#domain/money/money.ts';
import { inGroupsOfFour } from '#domain/payment/transfer/iban.ts';
import type { Locale } from '#domain/locale.ts';
import type { Role } from '#domain/account/role.ts';

function ofGate({ isClosed, isNewPassword }: { isClosed: boolean; isNewPassword: boolean }) {
  if (isClosed) {
    return isNewPassword
      ? msg`The site was closed, with a new password`
      : msg`The site was closed; the password stayed the same`;
  }
  return isNewPassword
    ? msg`The site was opened, and its access password was changed`
    : msg`The site was opened`;
}

/** Localised names supplied by other features. */
interface DeedNames {
  readonly locale: Locale;
  readonly roleName: (role: Role) => string;
  /** A menu that no longer exists is called by its slug. */
  readonly menuName: (slug: string) => string;
}

/** A change, described in one sentence. */
export function auditActionSentence(
  deed: LoggedAction,
  { locale, roleName, menuName }: DeedNames,
): MessageDescriptor {
  switch (deed.name) {
    case 'site-name': {
      const name = deed.value;
      return msg`The site was renamed ${name}`;
    }
    case 'gate':
      return ofGate(deed.value);
    case 'bank-account': {
      const { holder, was } = deed.value;
      const iban = inGroupsOfFour(deed.value.iban);
      if (was) {
        const before = `${was.holder}, ${inGroupsOfFour(was.iban)}`;
        return msg`The bank account was changed: ${before} → ${holder}, ${iban}`;
      }
      return msg`The bank account was changed: ${holder}, ${iban}`;
    }
    case 'seller': {
      const { name } = deed.value;
      return msg`The seller’s details were changed: ${name}`;
    }
    case 'commission': {
      const percent = shownPercent(deed.value, locale);
      return msg`The commission was set to ${percent}%`;
    }
    case 'vat-rules':
      return {
        none: msg`The shop now issues no invoices`,
        registered: msg`The shop’s invoices now charge VAT`,
        exempt: msg`The shop’s invoices now charge no VAT`,
      }[deed.value.standing];
    case 'work-rules':
      return deed.value.paidFirst
        ? msg`Celebrities now start only when an order is paid`
        : msg`Celebrities now start as soon as an order is approved`;
    case 'withdrawal-rules': {
      const { days, countries } = deed.value;
      return msg`The withdrawal rules were set: days ${days}, countries ${countries.length}`;
    }
    case 'goods-returned': {
      const { number } = deed.value;
      return msg`Order ${number}: the goods came back`;
    }
    case 'payout-rules': {
      const { holdDays, from } = deed.value;
      const amount = formatMoney(deed.value.minimum, locale);
      return from === null
        ? msg`The payout rules were set: days on hold ${holdDays}, smallest payout ${amount}`
        : msg`The payout rules were set: days on hold ${holdDays}, smallest payout ${amount}, earnings from ${from}`;
    }
    case 'payout-account': {
      const { person, end, was } = deed.value;
      return was === null
        ? msg`${person} set a payout account: … ${end}`
        : msg`${person} changed the payout account: … ${was} → … ${end}`;
    }
    case 'payout-run': {
      const { run, payouts } = deed.value;
      const amount = formatMoney(deed.value.cents, locale);
      return msg`Payout run ${run} was prepared: ${amount}, payments: ${payouts}`;
    }
    case 'payout-run-filed': {
      const { run } = deed.value;
      return msg`The bank file of payout run ${run} was downloaded`;
    }
    case 'payout-run-sent': {
      const { run } = deed.value;
      return msg`Payout run ${run} was marked as sent`;
    }
    case 'payout-dropped': {
      const { person } = deed.value;
      const amount = formatMoney(deed.value.cents, locale);
      return msg`${person}, ${amount}: the payout was cancelled`;
    }
    case 'payout-returned': {
      const { person } = deed.value;
      const amount = formatMoney(deed.value.cents, locale);
      return msg`${person}, ${amount}: the payout came back from the bank`;
    }
    case 'refund-run': {
      const { run, refunds } = deed.value;
      const amount = formatMoney(deed.value.cents, locale);
      return msg`Refund run ${run} was prepared: ${amount}, refunds: ${refunds}`;
    }
    case 'refund-run-filed': {
      const { run } = deed.value;
      return msg`The bank file of refund run ${run} was downloaded`;
    }
    case 'refund-run-sent': {
      const { run } = deed.value;
      return msg`Refund run ${run} was marked as sent`;
    }
    case 'refund-dropped': {
      const { number } = deed.value;
      const amount = formatMoney(deed.value.cents, locale);
      return msg`Order ${number}, ${amount}: the refund was taken out of its run`;
    }
    case 'refund-booked': {
      const { number } = deed.value;
      const amount = formatMoney(deed.value.cents, locale);
      return msg`Order ${number}, ${amount}: the refund was booked`;
    }
    case 'refund-returned': {
      const { number } = deed.value;
      const amount = formatMoney(deed.value.cents, locale);
      return msg`Order ${number}, ${amount}: the refund came back from the bank`;
    }
    case 'part-refund': {
      const { number, reason } = deed.value;
      const amount = formatMoney(deed.value.cents, locale);
      return msg`Order ${number}: ${amount} of it goes back. Reason: ${reason}`;
    }
    case 'part-refund-dropped': {
      const { number } = deed.value;
      const amount = formatMoney(deed.value.cents, locale);
      return msg`Order ${number}: the partial refund of ${amount} was taken back`;
    }
    case 'refund-account': {
      const { number, end } = deed.value;
      return msg`Order ${number}: the fan chose an account for the refund, … ${end}`;
    }
    case 'thanks-removed': {
      const { number } = deed.value;
      return msg`Order ${number}: the fan’s note of thanks was removed`;
    }
    case 'order-release': {
      const { number, reason } = deed.value;
      return msg`Order ${number} was cleared to start before payment: ${reason}`;
    }
    case 'user-role': {
      const { person } = deed.value;
      const from = deed.value.from === null ? '–' : roleName(deed.value.from);
      const to = roleName(deed.value.to);
      return msg`The role of ${person} was changed: ${from} → ${to}`;
    }
    case 'user-suspended': {
      const { person, reason, was } = deed.value;
      if (was) return msg`${person} was suspended: ${was} → ${reason}`;
      return msg`${person} was suspended: ${reason}`;
    }
    case 'user-reinstated': {
      const { person, was } = deed.value;
      return was
        ? msg`${person} was reinstated. Earlier suspension: ${was}`
        : msg`${person} was reinstated`;
    }
    case 'user-factors-reset': {
      const { person, passkeys, app } = deed.value;
      return app
        ? msg`Two-step login was reset for ${person}: passkeys ${passkeys}, authenticator app`
        : msg`Two-step login was reset for ${person}: passkeys ${passkeys}`;
    }
    case 'bank-import': {
      const { file, added, lines } = deed.value;
      return msg`The bank statement ${file} was imported: ${added} of ${lines} lines were new`;
    }
    case 'bank-booked': {
      const orders = deed.value.numbers.join(', ');
      const sum = formatMoney(deed.value.cents, locale);
      return orders === ''
        ? msg`A payment of ${sum} was booked to be sent back`
        : msg`Payments of ${sum} were booked for the orders ${orders}`;
    }
    case 'bank-ignored': {
      const { payer, note } = deed.value;
      const sum = formatMoney(deed.value.cents, locale);
      return msg`A bank line of ${sum} from “${payer}” was set aside: ${note}`;
    }
    case 'bank-reopened': {
      const { payer } = deed.value;
      const sum = formatMoney(deed.value.cents, locale);
      return msg`The booking of ${sum} from “${payer}” was undone`;
    }
    case 'bank-credit-returned': {
      const { payer, cents, currency } = deed.value;
      const sum = accountMoney(cents, currency, locale);
      return msg`${sum} was marked as sent back to “${payer}”`;
    }
    case 'report-decided': {
      const { about } = deed.value;
      return {
        none: msg`Report on “${about}”: nothing was restricted`,
        hideText: msg`Report on “${about}”: the text was removed`,
        unlist: msg`Report on “${about}”: it was taken off sale`,
        takeDown: msg`Report on “${about}”: it was taken down`,
        close: msg`Report on “${about}”: the store was closed`,
      }[deed.value.action];
    }
    case 'report-objection': {
      const { about } = deed.value;
      return {
        kept: msg`Objection on “${about}”: the decision stands`,
        lifted: msg`Objection on “${about}”: the restriction was lifted`,
      }[deed.value.outcome];
    }
    case 'page': {
      const { slug } = deed.value;
      return {
        added: msg`The page /${slug} was added`,
        changed: msg`The page /${slug} was changed`,
        removed: msg`The page /${slug} was removed`,
      }[deed.value.deed];
    }
    case 'menu': {
      const menu = menuName(deed.value);
      return msg`The menu “${menu}” was changed`;
    }
    case 'application': {
      const { person, deed: decided } = deed.value;
      if (decided === 'approved') return msg`${person} was approved as a celebrity`;
      const { words } = deed.value;
      return words === ''
        ? msg`The application of ${person} was declined`
        : msg`The application of ${person} was declined: ${words}`;
    }
    case 'other': {
      const what = deed.value;
      return msg`Something was changed: ${what}`;
    }
  }
}
