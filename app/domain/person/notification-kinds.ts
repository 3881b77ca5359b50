import { type Role } from '#domain/account/role.ts';

/** Kinds of mail that a person may switch off. Mails about the account's safety are none: they are always sent. */
export const notificationKinds = ['orderMoved', 'newRequest', 'awaitsApproval'] as const;

export type NotificationKind = (typeof notificationKinds)[number];

export const kindsOf: Readonly<Record<Role, readonly NotificationKind[]>> = {
  fan: ['orderMoved'],
  celebrity: ['newRequest', 'orderMoved'],
  manager: ['awaitsApproval'],
  administrator: ['awaitsApproval', 'newRequest', 'orderMoved'],
};

/** What someone of a role can be written about. */
export function notificationKindsOf(role: Role): readonly NotificationKind[] {
  return kindsOf[role];
}

/** Which mails someone gets: the allow-list, kind by kind. */
export type NotificationSettings = Readonly<Partial<Record<NotificationKind, boolean | undefined>>>;

/** Whether someone may be written to about this; anyone who has not chosen is. */
export function mayNotify(role: Role, settings: NotificationSettings, kind: NotificationKind) {
  return kindsOf[role].includes(kind) && settings[kind] !== false;
}
