import { blend, clamp } from '../../geometry/point.ts';
import type { WingEasel } from '../easel.ts';
import type { FlightColours, RemexField } from '../flight-colours.ts';
import { paintVane, type VaneField, type VaneLook } from './paint-vane.ts';
import type { Remex, Remiges } from './remiges.ts';

/** Primaries that bear a trailing band unless the recipe says otherwise. */
const TRAILING_TO = 7;

/** A field as it falls on one feather. */
function onFeather(field: RemexField, { kind, number }: Remex): VaneField | undefined {
  const [first, last] = field.feathers;
  const on = field.on === 'primaries' ? 'primary' : 'secondary';
  if (kind !== on || number < first || number > last) return undefined;
  const place = (number - first) / Math.max(1, last - first);
  return {
    from: blend(field.from, field.lastFrom ?? field.from, place),
    to: blend(field.to, field.lastTo ?? field.to, place),
    colour: field.colour,
    ...(field.opacity !== undefined && { opacity: field.opacity }),
  };
}

/** Dark free ends, the band along the trailing edge and its pale rim. */
function endsOf(remex: Remex, { trailing, fingers }: FlightColours): VaneField[] {
  const fields: VaneField[] = [];
  const { kind, number, vane, notch } = remex;
  const outermost = trailing?.to ?? TRAILING_TO;
  if (trailing && (kind === 'secondary' || number <= outermost)) {
    const share = clamp(trailing.width / vane.length, 0, 0.5);
    fields.push({ from: 1 - share, to: 1, colour: trailing.colour, opacity: 0.5 });
    fields.push({ from: 1 - share * 0.82, to: 1, colour: trailing.colour, opacity: 0.9 });
    if (trailing.rim)
      fields.push({ from: 1 - 0.012 / vane.length, to: 1, colour: trailing.rim, opacity: 0.8 });
  }
  if (fingers && notch < 1) {
    for (const [ahead, opacity] of [
      [0.12, 0.25],
      [0.075, 0.4],
      [0.03, 1],
    ] as const)
      fields.push({ from: notch - ahead, to: 1, colour: fingers, opacity });
  }
  return fields;
}

function lookOf(remex: Remex, colours: FlightColours): VaneLook {
  const { kind, number } = remex;
  const colour = kind === 'primary' ? colours.flight : (colours.secondaries ?? colours.flight);
  const fields = (colours.fields ?? []).flatMap((field) => onFeather(field, remex) ?? []);
  const barred = colours.bars && (kind === 'secondary' || number <= (colours.barsTo ?? 10));
  return {
    colour,
    fields: [...fields, ...endsOf(remex, colours)],
    ...(colours.rim && { rim: colours.rim }),
    ...(barred && { bars: colours.bars }),
  };
}

/** Primaries and secondaries: from below each outer feather lies over the inner one, from above the other way. */
export function paintRemiges(easel: WingEasel, remiges: Remiges): void {
  const { flight } = easel.stage;
  const outwards = [...remiges.secondaries, ...remiges.primaries];
  const order = flight.view === 'below' ? outwards : outwards.reverse();
  for (const remex of order) paintVane(easel, remex.vane, lookOf(remex, flight.colours));
}
