/** Changes of a channel. In a file of its own: the console imports them with its forms, without TypeBox. */
export const channelActions = ['promote', 'rollback', 'canary', 'halt', 'disable', 'enable'] as const;
export type ChannelAction = (typeof channelActions)[number];
