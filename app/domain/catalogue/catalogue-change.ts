/**
 * Name of the channel (`node:diagnostics_channel`) on which this process says that something everybody sees was
 * changed. The host is another bundle, so the two can only meet by a name. What is said is a part of the paths of the
 * pages on which it stands; empty for all.
 */
export const catalogueChanged = 'astera:catalogue-changed';
