import type { Locale } from '#domain/locale.ts';
import { isSameQuality } from './quality-promise.ts';
import { serviceKinds, type ServiceKind } from './service.ts';
import { readPrice } from '#domain/money/typed-price.ts';
import type { OwnService, ServiceChange, TypedService, TypedServices } from './own-service.ts';

/** Whether a row matches the stored service: formatting differences do not make a different price. */
function saysTheSame(typed: TypedService, own: OwnService | undefined, locale: Locale): boolean {
  if (!typed.offered) return !own?.offered;
  return (
    own?.offered === true &&
    readPrice(typed.price, locale) === own.price &&
    typed.promisedDays === own.promisedDays &&
    isSameQuality(typed.quality, own.quality)
  );
}

/** The kinds whose rows have changed. */
export function changedServices(
  services: readonly OwnService[],
  typed: TypedServices,
  locale: Locale,
): readonly ServiceKind[] {
  return serviceKinds.filter(
    (kind) =>
      !saysTheSame(
        typed[kind],
        services.find((own) => own.kind === kind),
        locale,
      ),
  );
}

/** The request body, once the form is valid: only what differs, so that changes made in another window are kept. */
export function serviceChange(
  services: readonly OwnService[],
  typed: TypedServices,
  locale: Locale,
): ServiceChange {
  return Object.fromEntries(
    changedServices(services, typed, locale).map((kind) => {
      const { offered, promisedDays, quality } = typed[kind];
      const price = readPrice(typed[kind].price, locale);
      const terms = typeof price === 'number' ? { price, promisedDays } : null;
      return [kind, offered ? terms && { ...terms, ...(quality && { quality }) } : null];
    }),
  );
}
