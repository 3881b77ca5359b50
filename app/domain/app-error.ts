/** The closed set of error codes. Only the code crosses the network; messages are chosen at the edge. */
export const errorCodes = {
  /** Invalid input; `fields` says what is wrong. */
  invalid_input: 422,
  /** Wrong user name or password: one code for both, so that it does not reveal which. */
  wrong_credentials: 401,
  /** No one is signed in. */
  sign_in_required: 401,
  /** The session expired during use. */
  session_expired: 401,
  /** The password was correct, but an administrator has suspended the account. */
  account_suspended: 403,
  /** The first sign-in step succeeded; the second factor is required. */
  second_step_required: 401,
  /** The second step came too late, or there is none: sign-in has to start again. */
  second_step_over: 410,
  /** Staff can do nothing until they have set up a second factor. */
  second_factor_required: 403,
  /** The password or a passkey is required again before this action. */
  confirmation_required: 403,
  /** This user may not do this. */
  not_allowed: 403,
  /** It does not exist, or this user must not learn that it does. */
  not_found: 404,
  /** Someone else was faster; the order is in another state now. */
  order_moved_on: 409,
  /** It can no longer be undone: it has already been sent to the fan. */
  already_sent: 409,
  /** The amount received is not the total of the orders. */
  amount_differs: 409,
  /** No orders are accepted for a celebrity whose store is closed. */
  store_closed: 409,
  /** The celebrity waits for the payment before starting work. */
  payment_missing: 409,
  /** The order cannot be fulfilled before its video is uploaded. */
  video_missing: 409,
  /** The video is shorter than promised, or silent; `fields` say which: `seconds`, `sound`. */
  video_below_promise: 409,
  /** A video of the order is still being uploaded. */
  upload_open: 409,
  /** Something needed to fulfil a line is missing. */
  answer_missing: 409,
  /** The video sent with a request is not the user's, is incomplete, or was already used in an order. */
  fan_video_missing: 409,
  /** The voice note sent with a request is not the user's, is gone, or was already used in an order. */
  voice_note_missing: 409,
  /** Not a voice note as the form records it. */
  not_a_voice_note: 415,
  /** The price changed since it was shown. */
  price_changed: 409,
  /** The order total differs from the one that was agreed to. */
  total_changed: 409,
  /** We do not ship to that address. */
  not_delivered: 409,
  /** The shop does not accept that address as valid. */
  bad_address: 422,
  /** Someone changed the product since it was loaded. */
  product_moved_on: 409,
  /** Someone changed the page or the menu since it was loaded. */
  content_moved_on: 409,
  /** Another manager has decided this report, or is about to. */
  report_moved_on: 409,
  /** A balance, an account or a payout changed since it was shown: nothing was paid out. */
  payout_moved_on: 409,
  /** The file of the run was downloaded, so that the bank may have it: nothing of it can be dropped. */
  run_filed: 409,
  /** A bank would refuse the file; `fields` say whose account is wrong: `name`, or `own` for the shop's. */
  run_unsendable: 422,
  /** An order, its account or its refund changed since it was shown: nothing was done. */
  refund_moved_on: 409,
  /** A decision on a report took it off sale: its owner cannot put it back. */
  taken_off_sale: 403,
  /** Another manager has decided on this line of a bank statement, or is about to. */
  line_moved_on: 409,
  /** The application was decided on, or changed by its applicant, since it was loaded. */
  application_moved_on: 409,
  /** The clip was changed or decided on since it was loaded. */
  clip_moved_on: 409,
  /** The celebrity has as many clips as allowed. */
  too_many_clips: 409,
  /** Fewer pieces are left than requested. */
  sold_out: 409,
  /** This user's unpaid orders would hold more pieces than allowed; `fields` say how many. */
  too_many_unpaid: 409,
  /** The buyer must first verify the account's e-mail address. */
  address_unverified: 403,
  /** The same checkout key was sent with a different order. */
  checkout_conflict: 409,
  /** The card was declined; nothing was charged. */
  card_declined: 402,
  /** The card's bank requires authentication by the cardholder first; `fields` say what for. */
  card_asks: 402,
  /** Someone else changed this setting since it was loaded. */
  setting_moved_on: 409,
  /** The file exceeds the size limit. */
  video_too_large: 413,
  /** The file is not a video. */
  not_a_video: 415,
  /** The picture has too many bytes. */
  picture_too_large: 413,
  /** The picture decodes to too many pixels. */
  picture_too_many_pixels: 413,
  /** The file is not a JPEG, PNG or WebP. */
  not_a_picture: 415,
  /** It starts like a picture but cannot be read to the end. */
  broken_picture: 422,
  /** A chunk does not fit the ones before it. */
  bad_chunk: 400,
  /** The code is no longer valid: expired, tried too often, or used. */
  code_expired: 410,
  /** The link is no longer valid: expired or used. */
  link_expired: 410,
  /** This back end cannot create such an account; the operator does it. */
  operator_registers: 501,
  /** This back end does not accept account pictures from the app; the operator changes them. */
  operator_keeps_pictures: 501,
  /** The site's pages and menus cannot be edited here; the operator edits them in the back end. */
  operator_writes_site: 501,
  /** There is no room for the upload; there may be later. */
  storage_full: 507,
  /** Too many requests. */
  too_many_requests: 429,
  /** The back end refused, is unavailable, or sent an invalid response. */
  backend_failed: 502,
  /** The back end did not respond in time. */
  backend_timeout: 504,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorCodes;

/** Which field is wrong and how: `{ to: 'required' }`. */
export type FieldErrors = Readonly<Record<string, string>>;

/** A failure that users are told about. Everything else is a bug. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors;
  /** Seconds until a retry is worthwhile; undefined if unknown. */
  readonly retryAfter: number | undefined;
  /** Id of the request in which it happened, to find it in the log; undefined if there is none. */
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

  /** The HTTP status for the code. */
  get status(): number {
    return errorCodes[this.code];
  }
}

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorCodes, value);
}
