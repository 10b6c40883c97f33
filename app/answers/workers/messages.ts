/** Asks Bulk's worker whether it still works; it answers between two slices of work. */
export type Ping = { readonly ping: true };
export type Pong = { readonly pong: true };
