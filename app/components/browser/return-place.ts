/** A page that one may go back to: its address, what leads to it in words, and the key under which its scroll place is kept. */
export type ReturnPlace = { to: string; text: string; scroll: string };

/** The page that is shown, where it is one to go back to: what follows it asks where its visitor came from. */
export const returnPlace: { current?: ReturnPlace | undefined } = {};
