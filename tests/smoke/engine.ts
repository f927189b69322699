import type { Page } from './page.ts';

/** A browser that was started for one walk and holds nothing yet. */
export type Visit = {
  version: string;
  page: Page;
  resize: (width: number) => Promise<unknown>;
  /** What went wrong in the page without anybody catching it. */
  complaints: () => Promise<string[]>;
  close: () => Promise<void>;
};

/** An engine of the walk: how to start it, or how to get it where it is missing. */
export type Engine = { name: string; start: (() => Promise<Visit>) | undefined; missing: string };

/** Px of the window of a walk, whatever its width. */
export const HEIGHT = 800;
