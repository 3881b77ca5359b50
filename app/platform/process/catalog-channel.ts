/**
 * Name of the channel (`node:diagnostics_channel`) on which this process says that something everyone sees was
 * changed. The host is another bundle, so the two can only meet by a name. What is said is a `ChangedPages`.
 */
export const catalogChanged = 'astera:catalogue-changed';
