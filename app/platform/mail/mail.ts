/** A mail as plain values, independent of the transport. */
export interface Mail {
  /** One address, without a name. */
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Delivers one mail. Rejects on failure; the mail is then retried. */
export type MailTransport = (id: string, mail: Mail) => Promise<void>;
