/** A species on a sheet of birds in flight, and what tells it there. */
export type FlightKey = { nombre: string; clave: string };

/** Birds that one mostly sees in flight, side by side and to one scale. */
export type FlightSheet = { id: string; titulo: string; aves: FlightKey[] };

/** A figure as a page shows it: its picture, its size in px and the span of its wings in cm. */
export type FlightFigure = FlightKey & { imagen: string; envergadura: number; width: number; height: number };

export type FlightPage = { id: string; titulo: string; figures: FlightFigure[] }[];
