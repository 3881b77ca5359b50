/**
 * Name of the channel (`node:diagnostics_channel`) on which this process says that something everybody sees was
 * changed. The host is another bundle, so the two can only meet by a name.
 */
export const catalogueChanged = 'astera:catalogue-changed';
