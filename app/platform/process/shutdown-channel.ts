/**
 * Name of the channel (`node:diagnostics_channel`) on which the host announces that it accepts no new requests. The
 * site is a separate bundle, so the two can only share a name.
 */
export const shutdownChannel = 'astera:shutdown';
