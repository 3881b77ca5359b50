import type * as v from 'valibot';

import { languageParameter, paths } from '#backend/contract/paths.ts';
import {
  listedNamesSchema,
  maxListedNames,
  namesAfterParameter,
  vendorApprovalSchema,
  vendorStandingSchema,
} from '#backend/contract/vendor-approval.ts';
import type { ApplicantStore } from '#domain/application/application.ts';
import { AppError } from '#domain/app-error.ts';
import { nameLikeness } from '#domain/text/similar-name.ts';
import { comparableName } from '#domain/text/comparable-name.ts';
import type { Locale } from '#domain/locale.ts';
import { centsFromDecimal } from '#domain/money/money.ts';
import { isServiceKind } from '#domain/service/service.ts';
import { typedText } from '#domain/text/plain-text.ts';

import { ask } from '#app/server/backend/ask.server.ts';
import { celebritySubject } from '#app/server/backend/catalog/answer-policy.server.ts';
import { invalidateCatalog } from '#app/server/backend/catalog/catalog.server.ts';
import { portraitOf } from '#app/server/backend/catalog/celebrities.server.ts';

/** A store, listed or not, and whether the team has approved it. */
export interface StoreStanding {
  readonly isApproved: boolean;
  readonly store: ApplicantStore;
}

const gone = (status: number) => (status === 404 ? new AppError('not_found') : null);

/** The current store of an account, with texts in the given language. @throws AppError `not_found` */
export async function readStanding(accountId: number, locale: Locale): Promise<StoreStanding> {
  const { is_approved: isApproved, store } = await ask(paths.vendorApproval(accountId), {
    as: 'service',
    query: { [languageParameter]: locale },
    schema: vendorStandingSchema,
    refusal: gone,
  });
  return {
    isApproved,
    store: {
      name: store.vendor_shop_name,
      picture: portraitOf(store),
      description: typedText(store.vendor_description ?? ''),
      services: (store.vendor_services ?? []).flatMap(({ service, price }) =>
        isServiceKind(service) ? [{ kind: service, price: centsFromDecimal(price) }] : [],
      ),
    },
  };
}

/** Makes a store visible to fans. Idempotent. @throws AppError `not_found` */
export async function openStore(accountId: number): Promise<void> {
  await ask(paths.vendorApproval(accountId), {
    method: 'POST',
    as: 'service',
    body: { is_approved: true },
    schema: vendorApprovalSchema,
    refusal: gone,
  });
  await invalidateCatalog([celebritySubject(accountId)]);
}

/** The names of all stores visible to fans. */
export async function* listedNames(): AsyncGenerator<v.InferOutput<typeof listedNamesSchema>> {
  for (let after = 0; ;) {
    const rows = await ask(paths.listedNames, {
      as: 'service',
      query: { [namesAfterParameter]: after },
      schema: listedNamesSchema,
    });
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < maxListedNames) return;
    after = last.id;
  }
}

/** Whether a listed celebrity has exactly this name. */
export async function isListedName(name: string): Promise<boolean> {
  const wanted = comparableName(name);
  for await (const rows of listedNames()) {
    if (rows.some((row) => nameLikeness(comparableName(row.name), wanted) === 'same')) return true;
  }
  return false;
}
