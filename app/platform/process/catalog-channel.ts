/**
 * Name of the channel (`node:diagnostics_channel`) on which this process announces that something everyone sees has
 * changed. The host is a separate bundle, so the two can only share a name. Messages are `ChangedPages`.
 */
export const catalogChanged = 'astera:catalogue-changed';
