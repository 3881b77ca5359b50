import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';

import { locales } from '#domain/locale.ts';
import {
  serviceChangeSchema,
  serviceProblems,
  typedServices,
  type OwnService,
} from './own-service.ts';
import { defaultQuality } from './quality-promise.ts';
import { changedServices, serviceChange } from './service-change.ts';
import { serviceKinds } from './service.ts';

const anyServices = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...serviceKinds),
      offered: fc.boolean(),
      price: fc.integer({ min: 1, max: 10_000_000 }),
      sale: fc.constant(null),
      promisedDays: fc.integer({ min: 1, max: 30 }),
      seconds: fc.integer({ min: 5, max: 600 }),
    }),
  )
  .map((rows) =>
    [...new Map(rows.map((row) => [row.kind, row])).values()].map(({ seconds, ...row }) => {
      const preset = defaultQuality(row.kind);
      return { ...row, quality: preset && { ...preset, seconds } };
    }),
  );
const quality = { seconds: 30, sound: true, nameSpoken: true };
const anyLocale = fc.constantFrom(...locales);

/** What the gateway makes of a change. */
function after(before: readonly OwnService[], change: ReturnType<typeof serviceChange>) {
  return serviceKinds.flatMap((kind) => {
    const own = before.find((one) => one.kind === kind);
    const terms = change[kind];
    if (terms === undefined) return own ? [own] : [];
    if (terms === null) return own ? [{ ...own, offered: false }] : [];
    const { quality = null, ...others } = terms;
    return [{ kind, offered: true, quality, ...others, sale: null }];
  });
}
const offered = (services: readonly OwnService[]) =>
  services
    .filter((one) => one.offered)
    .map(({ kind, price, promisedDays, quality }) => [kind, price, promisedDays, quality?.seconds])
    .toSorted();

it('finds nothing to send in a form that no one touched', () => {
  fc.assert(
    fc.property(anyServices, anyLocale, (services, locale) => {
      const typed = typedServices(services, locale);
      expect(changedServices(services, typed, locale)).toEqual([]);
      expect(serviceProblems(typed, locale)).toEqual({});
    }),
    { numRuns: 300 },
  );
});

it('sends what leads from one list of services to any other, and nothing else', () => {
  fc.assert(
    fc.property(anyServices, anyServices, anyLocale, (before, wanted, locale) => {
      const typed = typedServices(wanted, locale);
      const change = serviceChange(before, typed, locale);
      expect(offered(after(before, change))).toEqual(offered(wanted));
      expect(Object.keys(change)).toEqual(changedServices(before, typed, locale));
      if (Object.keys(change).length > 0) expect(v.is(serviceChangeSchema, change)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

it('wants a price for what is offered and for nothing else', () => {
  const own = [
    { kind: 'getVideo', offered: true, price: 8500, sale: null, promisedDays: 3, quality: null },
  ] as const;
  const typed = typedServices(own, 'el');
  const without = {
    ...typed,
    sendVideo: { offered: true, price: ' ', promisedDays: 7, quality: null },
    sendMessage: { offered: true, price: 'much', promisedDays: 7, quality: null },
    twitterFollow: { offered: false, price: 'much', promisedDays: 7, quality: null },
  };
  expect(serviceProblems(without, 'el')).toEqual({ sendVideo: 'required', sendMessage: 'price' });
});

it('takes a price that is only written differently for the same', () => {
  const own = [
    { kind: 'getVideo', offered: true, price: 8500, sale: null, promisedDays: 3, quality: null },
  ] as const;
  const same = { offered: true, price: '85.00 €', promisedDays: 3, quality: null };
  const typed = { ...typedServices(own, 'en'), getVideo: same };
  expect(changedServices(own, typed, 'en')).toEqual([]);
  const slower = { ...typed, getVideo: { ...same, promisedDays: 5 } };
  expect(serviceChange(own, slower, 'en')).toEqual({
    getVideo: { price: 8500, promisedDays: 5 },
  });
});

it('takes no service that there is none of, and no price out of range', () => {
  for (const change of [
    {},
    { dance: 100 },
    { getVideo: 100 },
    { getVideo: { price: 0, promisedDays: 7 } },
    { getVideo: { price: 1.5, promisedDays: 7 } },
    { getVideo: { price: '1', promisedDays: 7 } },
    { getVideo: { price: 100, promisedDays: 0 } },
    { getVideo: { price: 100, promisedDays: 31 } },
    { getVideo: { price: 100 } },
    { getVideo: { price: 100, promisedDays: 7, quality: { ...quality, seconds: 601 } } },
  ]) {
    expect(v.is(serviceChangeSchema, change)).toBe(false);
  }
});

it('sends another promise of the video, and none that stays', () => {
  const own = [
    { kind: 'getVideo', offered: true, price: 8500, sale: null, promisedDays: 3, quality },
  ] as const;
  const typed = typedServices(own, 'en');
  const longer = { ...quality, seconds: 60 };
  const change = { ...typed, getVideo: { ...typed.getVideo, quality: longer } };
  expect(serviceChange(own, typed, 'en')).toEqual({});
  expect(serviceChange(own, change, 'en')).toEqual({
    getVideo: { price: 8500, promisedDays: 3, quality: longer },
  });
});
