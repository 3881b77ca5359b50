/** The closed vocabulary of failures. Only the code crosses the network; sentences are chosen at the edge. */
export const errorCodes = {
  /** Something typed is wrong; `fields` says what. */
  invalid_input: 422,
  /** User name or password wrong: one code for both, so that no one learns which. */
  wrong_credentials: 401,
  /** No one is signed in. */
  sign_in_required: 401,
  /** The session ended while it was being used. */
  session_expired: 401,
  /** The password was right, and an administrator has suspended the account. */
  account_suspended: 403,
  /** The first step of signing in was right; the second factor is awaited. */
  second_step_required: 401,
  /** The second step came too late, or there is none: signing in begins anew. */
  second_step_over: 410,
  /** Those who run the shop may do nothing before they have set up a second factor. */
  second_factor_required: 403,
  /** The password, or a passkey, is asked for again before this is done. */
  confirmation_required: 403,
  /** This person may not do this. */
  not_allowed: 403,
  /** It does not exist, or this person must not learn that it does. */
  not_found: 404,
  /** Someone was faster; the order is in another state now. */
  order_moved_on: 409,
  /** What was to be undone was sent to the fan already. */
  already_sent: 409,
  /** The money that came in is not what the orders cost together. */
  amount_differs: 409,
  /** Nothing is accepted for a celebrity whose store is closed. */
  store_closed: 409,
  /** The celebrity waits for the money before the work begins. */
  payment_missing: 409,
  /** The order cannot be fulfilled before its video is there. */
  video_missing: 409,
  /** A video of the order is still being uploaded. */
  upload_open: 409,
  /** Something is missing that a line of the order is fulfilled with. */
  answer_missing: 409,
  /** The video that goes with a request is not theirs, not whole, or was ordered with already. */
  fan_video_missing: 409,
  /** The price changed since it was shown. */
  price_changed: 409,
  /** The order comes to another total than was agreed to. */
  total_changed: 409,
  /** Nothing is sent to that address. */
  not_delivered: 409,
  /** The shop takes that address for none. */
  bad_address: 422,
  /** Someone changed the product since it was shown. */
  product_moved_on: 409,
  /** Someone changed the page, or the menu, since it was shown. */
  content_moved_on: 409,
  /** Another manager decided this report, or is about to. */
  report_moved_on: 409,
  /** A decision on a report took it off sale: its owner cannot put it back. */
  taken_off_sale: 403,
  /** The application was decided on, or its applicant changed it, since it was shown. */
  application_moved_on: 409,
  /** There are fewer pieces left than are wanted. */
  sold_out: 409,
  /** Unpaid orders of this person would hold more pieces than they may; `fields` say how many. */
  too_many_unpaid: 409,
  /** Who orders must first show that the account's e-mail address is theirs. */
  address_unverified: 403,
  /** The same checkout key came with another order. */
  checkout_conflict: 409,
  /** The card was refused; nothing was taken from it. */
  card_declined: 402,
  /** The card's bank wants to ask its owner first; `fields` say what for. */
  card_asks: 402,
  /** Someone else changed this setting since it was shown. */
  setting_moved_on: 409,
  /** The file is larger than is allowed. */
  video_too_large: 413,
  /** The file is not a video. */
  not_a_video: 415,
  /** The picture has more bytes than are allowed. */
  picture_too_large: 413,
  /** The picture unpacks to more pixels than are allowed. */
  picture_too_many_pixels: 413,
  /** The file is no JPEG, PNG or WebP. */
  not_a_picture: 415,
  /** It begins like a picture and cannot be read to its end. */
  broken_picture: 422,
  /** A chunk did not fit what came before it. */
  bad_chunk: 400,
  /** The code ended: too old, tried too often, or used. */
  code_expired: 410,
  /** The link ended: too old or used. */
  link_expired: 410,
  /** This back end cannot make such an account; the operator does it. */
  operator_registers: 501,
  /** This back end takes no picture of an account from here; the operator changes it. */
  operator_keeps_pictures: 501,
  /** The site's pages and menus are not written here; the operator writes them in the back end. */
  operator_writes_site: 501,
  /** There is no room for what was sent; later there may be. */
  storage_full: 507,
  /** Asked too often. */
  too_many_requests: 429,
  /** The back end refused, is away, or answered nonsense. */
  backend_failed: 502,
  /** The back end did not answer in time. */
  backend_timeout: 504,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorCodes;

/** Which field is wrong and how: `{ to: 'required' }`. */
export type FieldErrors = Readonly<Record<string, string>>;

/** A failure that people are told about. Everything else is a bug. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors;
  /** Seconds until it is worth trying again; undefined where no one knows. */
  readonly retryAfter: number | undefined;
  /** The request in which it happened, by which it is found in the log; undefined where no one named it. */
  readonly requestId: string | undefined;

  constructor(
    code: ErrorCode,
    options: {
      fields?: FieldErrors;
      retryAfter?: number;
      requestId?: string | undefined;
      cause?: unknown;
    } = {},
  ) {
    super(code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = options.fields ?? {};
    this.retryAfter = options.retryAfter;
    this.requestId = options.requestId;
  }

  /** The HTTP status that goes with the code. */
  get status(): number {
    return errorCodes[this.code];
  }
}

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorCodes, value);
}
