/** Countries of account numbers that SEPA credit transfers reach (EPC409-09). */
const sepaCountries = new Set(
  (
    'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS ' +
    'SE SI SK SM VA'
  ).split(' '),
);

/** Whether SEPA credit transfers reach an account. @param iban without spaces */
export function isReachedBySepa(iban: string): boolean {
  return sepaCountries.has(iban.slice(0, 2));
}
