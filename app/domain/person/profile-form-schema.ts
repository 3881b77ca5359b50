import * as v from 'valibot';
import { hasStore, type Role } from '#domain/account/role.ts';
import { personEntries, fieldEntries, missingAddressParts } from './profile-fields.ts';
import { type ProfileValues, settingsSchema } from './profile.ts';

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

/** The form for a user of the given role. */
export function profileFormSchema(role: Role): v.GenericSchema<ProfileValues, ProfileValues> {
  return hasStore(role) ? withStore : withoutStore;
}
