/**
 * The remainder modulo 97 that ISO 7064 defines for account numbers and references: letters count as 10 to 35.
 * @param text capital letters and digits only
 */
export function mod97(text: string): number {
  let rest = 0;
  for (const sign of text) {
    for (const digit of Number.parseInt(sign, 36).toString()) {
      rest = (rest * 10 + Number(digit)) % 97;
    }
  }
  return rest;
}
