import { type Role } from '#domain/account/role.ts';

/** Kinds of mail a user may switch off. Account security mails are not among them: they are always sent. */
export const notificationKinds = ['orderMoved', 'newRequest', 'awaitsApproval'] as const;

export type NotificationKind = (typeof notificationKinds)[number];

export const kindsOf: Readonly<Record<Role, readonly NotificationKind[]>> = {
  fan: ['orderMoved'],
  celebrity: ['newRequest', 'orderMoved'],
  manager: ['awaitsApproval'],
  administrator: ['awaitsApproval', 'newRequest', 'orderMoved'],
};

/** The kinds of mail available to a role. */
export function notificationKindsOf(role: Role): readonly NotificationKind[] {
  return kindsOf[role];
}

/** The mails a user receives: the allow-list, kind by kind. */
export type NotificationSettings = Readonly<Partial<Record<NotificationKind, boolean | undefined>>>;

/** Whether a user may be sent this kind; yes for users who have not chosen. */
export function mayNotify(role: Role, settings: NotificationSettings, kind: NotificationKind) {
  return kindsOf[role].includes(kind) && settings[kind] !== false;
}
