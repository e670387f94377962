/** The types of everything that the server says and hears: its build makes them from the records of the wire. */
export type * from '@wire/protocol';
