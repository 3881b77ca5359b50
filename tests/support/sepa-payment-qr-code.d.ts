/** The part of the library that the tests ask. It has no types of its own. */
declare module 'sepa-payment-qr-code' {
  export default function generateQrCode(data: {
    name: string;
    iban: string;
    bic: string;
    /** In euros. */
    amount: number;
    structuredReference: string;
  }): string;
}
