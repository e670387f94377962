/** The types of everything that the server says and hears: its own build makes them from its records. */
export type * from '@server/protocol';
