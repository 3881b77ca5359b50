/**
 * Name of the channel (`node:diagnostics_channel`) on which the host says that it takes nothing new from now on. The
 * site is another bundle, so the two can only meet by a name.
 */
export const shutdownChannel = 'astera:shutdown';
