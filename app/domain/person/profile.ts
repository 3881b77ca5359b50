import * as v from 'valibot';

import { isCountryCode } from '#domain/country/country-code.ts';
import type { Locale } from '#domain/locale.ts';
import { hasStore, type Role } from '#domain/account/role.ts';
import { oneLine } from '#domain/text/one-line.ts';

import { phonePattern } from './phone.ts';

/** Kinds of mail that a person may switch off. Mails about the account's safety are none: they are always sent. */
export const notificationKinds = ['orderMoved', 'newRequest', 'awaitsApproval'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

const kindsOf: Readonly<Record<Role, readonly NotificationKind[]>> = {
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

/** A line: nothing that breaks or turns it, no spaces around it. */
const line = (most: number) =>
  v.pipe(v.string(), v.transform(oneLine), v.maxLength(most, 'too-long'));

const personEntries = {
  firstName: line(60),
  lastName: line(60),
  phone: v.pipe(
    line(30),
    v.check((text) => text === '' || phonePattern.test(text), 'phone'),
  ),
  street: line(120),
  city: line(80),
  state: line(80),
  postcode: line(16),
  country: v.pipe(
    line(2),
    v.check((code) => code === '' || isCountryCode(code), 'country'),
  ),
};
const storeEntries = {
  storeName: v.pipe(line(80), v.minLength(1, 'required')),
  description: v.pipe(
    v.string(),
    v.transform((text) =>
      text
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\n]+/gu, ' ')
        .replace(/\n{3,}/g, '\n\n')
        .trim(),
    ),
    v.maxLength(2_000, 'too-long'),
  ),
};
const fieldEntries = { ...storeEntries, ...personEntries };

/** Everything of a profile that is written as text. Who has no store has empty texts there. */
export type ProfileFields = Readonly<Record<keyof typeof fieldEntries, string>>;
export type ProfileField = keyof ProfileFields;
export const profileFields = Object.keys(fieldEntries) as readonly ProfileField[];
const storeFields: readonly ProfileField[] = ['storeName', 'description'];

/** What an address cannot be without; the state can. */
const addressParts = ['street', 'city', 'postcode', 'country'] as const;

/** Parts that an address which was begun still lacks. No address at all lacks nothing. */
export function missingAddressParts(
  fields: Pick<ProfileFields, (typeof addressParts)[number] | 'state'>,
): readonly ProfileField[] {
  const begun = [...addressParts, 'state' as const].some((part) => fields[part].trim() !== '');
  return begun ? addressParts.filter((part) => fields[part].trim() === '') : [];
}

export interface Profile extends ProfileFields {
  readonly notifications: NotificationSettings;
  /** Address of the own picture, or null. */
  readonly picture: string | null;
  /** False where the operator of the shop keeps the pictures of accounts. */
  readonly mayChangePicture: boolean;
  /** Which language the description is in, and in which there is one; null for who has no store. */
  readonly languages: { readonly description: Locale; readonly written: readonly Locale[] } | null;
}
export type ProfileValues = Omit<Profile, 'picture' | 'mayChangePicture' | 'languages'>;

const settingsSchema = v.strictObject({
  orderMoved: v.optional(v.boolean()),
  newRequest: v.optional(v.boolean()),
  awaitsApproval: v.optional(v.boolean()),
});

const wholeAddress = v.rawCheck<ProfileValues>(({ dataset, addIssue }) => {
  if (!dataset.typed) return;
  const input = dataset.value;
  for (const key of missingAddressParts(input)) {
    addIssue({
      message: 'required',
      path: [{ type: 'object', origin: 'value', input: { ...input }, key, value: input[key] }],
    });
  }
});

const withStore = v.pipe(
  v.object({ ...fieldEntries, notifications: settingsSchema }),
  wholeAddress,
);
const withoutStore = v.pipe(
  v.object({
    ...personEntries,
    storeName: v.string(),
    description: v.string(),
    notifications: settingsSchema,
  }),
  wholeAddress,
);

/** The form as someone of a role fills it in. */
export function profileFormSchema(role: Role): v.GenericSchema<ProfileValues, ProfileValues> {
  return hasStore(role) ? withStore : withoutStore;
}

/** What is sent: the changed things only, and nothing that is no part of a profile. */
export const profileChangeSchema = v.strictObject({
  ...v.partial(v.object(fieldEntries)).entries,
  notifications: v.optional(settingsSchema),
});
export type ProfileChange = v.InferOutput<typeof profileChangeSchema>;

/**
 * What differs, and only that: anyone who edits somewhere else keeps what was changed there. Null when nothing does.
 */
export function profileChange(before: ProfileValues, after: ProfileValues): ProfileChange | null {
  const fields = profileFields.filter((field) => before[field] !== after[field]);
  const kinds = notificationKinds.filter(
    (kind) => before.notifications[kind] !== after.notifications[kind],
  );
  if (fields.length + kinds.length === 0) return null;
  return {
    ...Object.fromEntries(fields.map((field) => [field, after[field]])),
    ...(kinds.length > 0 && {
      notifications: Object.fromEntries(kinds.map((kind) => [kind, after.notifications[kind]])),
    }),
  };
}

/** Whether a change is one that someone of the role may make to the own profile. */
export function mayChange(role: Role, change: ProfileChange): boolean {
  const named = Object.keys(change);
  const kinds = notificationKinds.filter((kind) => change.notifications?.[kind] !== undefined);
  return (
    (hasStore(role) || !storeFields.some((field) => named.includes(field))) &&
    kinds.every((kind) => kindsOf[role].includes(kind))
  );
}
