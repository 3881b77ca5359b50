/** Keys of order meta that are our additions. */
export const orderMeta = {
  /** In a change: who acts, "celebrity:2". Becomes an event, is not stored as meta. */
  actor: '_astera_actor',
  /** In a change: the status the order was seen in. Compared, not stored. */
  from: '_astera_from',
  /** In a change that rejects: `{ reason, words }`, told to the fan. Becomes part of the event. */
  rejection: '_astera_rejection',
  /** In an answer: array of `orderEventSchema`, oldest first. */
  events: '_astera_events',
  /** In a new order: unique for each customer. */
  idempotencyKey: '_astera_idempotency_key',
  /** In a new order: the decimal total that was agreed to. An order that comes to another one is none. */
  agreedTotal: '_astera_agreed_total',
  /** In a new order: `{ all, each }`, how many unpaid pieces the customer's orders may hold. Compared, not stored. */
  unpaidPieces: '_astera_unpaid_pieces',
  /** Until when it has to be paid, as an instant in ISO 8601; an order without it may wait for ever. */
  payBy: '_astera_pay_by',
  /** In a new order: within how many days of its payment it is promised, as a text. */
  promisedDays: '_astera_promised_days',
  /** In a new order: `{ day, at }`, the day it is needed by and when that is over where its customer is. */
  neededBy: '_astera_needed_by',
  /** In a new order: JSON of what is promised of its video. */
  quality: '_astera_quality',
  /** `extensionSchema`: more time that the customer gave. Written once. */
  extension: '_astera_extension',
  /** When the customer reminded the vendor, as an instant in ISO 8601. Written once. */
  nudge: '_astera_nudge',
  /** In a new order: JSON of the versions of the legal texts that it is placed under. */
  agreedTexts: '_astera_agreed_texts',
  /** In a new order: JSON of the right of withdrawal that it is placed with. */
  withdrawalTerms: '_astera_withdrawal_terms',
  /** In a new order: the own part of the payment reference that all orders of one checkout share. */
  checkout: '_astera_checkout',
  /** In a new order: how many orders its checkout was to become. */
  checkoutOrders: '_astera_checkout_orders',
  /** JSON of `{ videoId, bytes }`. */
  answerVideo: '_astera_answer_video',
  /** `fulfilmentSchema`: the replies and links that fulfil its lines. */
  fulfilment: '_astera_fulfilment',
  /** With the id of a line behind it: address of the picture that proves what was done. */
  proof: '_astera_proof_',
  /** `retakeSchema`: that the customer asks for another take of the delivered video. Written once. */
  retake: '_astera_retake',
  /** `newVideoSchema`: that a new video answered it. Written once. */
  retaken: '_astera_retaken',
  /** `newVideoSchema`: that the vendor replaced the delivered video unasked. Written once. */
  replaced: '_astera_replaced',
  /** JSON of `{ videoId, bytes }`: a new video that is complete and not sent yet; empty when there is none. */
  newVideo: '_astera_new_video',
  /** `pendingFulfilmentSchema`: what is about to fulfil it, and when; empty when nothing is. */
  pendingFulfilment: '_astera_pending_fulfilment',
  /** In a change: id of the pending fulfilment as it was seen, empty for none. Compared, not stored. */
  pendingFrom: '_astera_pending_from',
  /** `releaseSchema`: that the vendor may begin before it is paid. Written once. */
  release: '_astera_release',
  /** In a change: true where the site lets vendors begin with every unpaid order. Compared, not stored. */
  startsUnpaid: '_astera_starts_unpaid',
  /** Id of the video that is being sent, or was sent last. */
  openUpload: '_astera_open_upload',
  /** In an answer: true while the vendor's store is closed, else not there. */
  storeClosed: '_astera_store_closed',
  /** In an answer: true for an order that was made past the app and that no manager adopted, else not there. */
  ofShop: '_astera_of_shop',
  /** Who adopted such an order, and when. */
  adopted: '_astera_adopted',
  trackingNumber: 'tracking_number',
  /** Where the payment stands, one of the domain's states; in a change: where it is to go. */
  payment: '_astera_payment',
  /** In a change: the payment's state as it was seen. Compared, not stored. */
  paymentFrom: '_astera_payment_from',
  /** In a change: the line of a statement that says so. Becomes part of an event, is not stored as meta. */
  paymentReference: '_astera_payment_reference',
  /**
   * In an answer: array of `paymentEventSchema`, oldest first. In a change, for a back end that keeps no events of its
   * own: the whole array as it is to be.
   */
  paymentEvents: '_astera_payment_events',
} as const;

/** Key of the line item meta that names the fan's own video: JSON of `{ videoId, bytes }`. */
export const fanVideoMetaKey = '_astera_fan_video';

/** WooCommerce's ids of the payment methods that we know. */
export const paymentMethodId = { transfer: 'bacs', card: 'stripe' } as const;

/** Key of the line item meta that names the vendor. */
export const vendorMetaKey = '_vendor_id';
