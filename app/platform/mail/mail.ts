/** A mail as its writer hands it over: plain values, nothing of the wire. */
export interface Mail {
  /** One address, without a name. */
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Takes one mail to where it can be read. Rejects when it could not; it is then tried again. */
export type MailTransport = (id: string, mail: Mail) => Promise<void>;
