import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { LoggedDeed } from '#domain/site/change-log.ts';
import { shownPercent } from '#domain/money/commission.ts';
import { inGroupsOfFour } from '#domain/payment/iban.ts';
import type { Locale } from '#domain/locale.ts';
import type { Role } from '#domain/account/role.ts';

function ofGate({ isClosed, isNewPassword }: { isClosed: boolean; isNewPassword: boolean }) {
  if (isClosed) {
    return isNewPassword
      ? msg`The site was closed, with a new password`
      : msg`The site was closed, with the password as it was`;
  }
  return isNewPassword
    ? msg`The site was opened, and the password of the gate was changed`
    : msg`The site was opened`;
}

/** What others call things in the reader's language. */
interface DeedNames {
  readonly locale: Locale;
  readonly roleName: (role: Role) => string;
  /** What a menu that is not there any more is called is its slug. */
  readonly menuName: (slug: string) => string;
}

/** What was changed, in a sentence. */
export function deedSentence(
  deed: LoggedDeed,
  { locale, roleName, menuName }: DeedNames,
): MessageDescriptor {
  switch (deed.name) {
    case 'site-name': {
      const name = deed.value;
      return msg`The site got the name ${name}`;
    }
    case 'gate':
      return ofGate(deed.value);
    case 'bank-account': {
      const { holder } = deed.value;
      const iban = inGroupsOfFour(deed.value.iban);
      return msg`The bank account was changed: ${holder}, ${iban}`;
    }
    case 'seller': {
      const { name } = deed.value;
      return msg`The seller’s details were changed: ${name}`;
    }
    case 'commission': {
      const percent = shownPercent(deed.value, locale);
      return msg`The commission was set to ${percent} %`;
    }
    case 'user-role': {
      const { person } = deed.value;
      const from = deed.value.from === null ? '–' : roleName(deed.value.from);
      const to = roleName(deed.value.to);
      return msg`The role of ${person} was changed: ${from} → ${to}`;
    }
    case 'user-suspended': {
      const { person, reason } = deed.value;
      return msg`${person} was suspended: ${reason}`;
    }
    case 'user-reinstated': {
      const { person } = deed.value;
      return msg`${person} was reinstated`;
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
    case 'other': {
      const what = deed.value;
      return msg`Something was changed: ${what}`;
    }
  }
}
