/** Outlines that one tells apart at a glance against the sky; the archetypes of the plates are shared out among them (`scripts/data/builds.ts`). */
export const BUILDS = ['songbird', 'pigeon', 'raptor', 'longLegged', 'duck', 'swift'] as const;

export type Build = (typeof BUILDS)[number];
