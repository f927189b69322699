import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { dayOf } from '../../../domain/calendar/day.ts';
import type { NewSighting, Sighting } from '../../../domain/notebook/sighting.ts';
import { sightingOfMark } from '../../../domain/notebook/sighting.ts';
import { AVISTADAS_KEY, parseAvistadas } from '../../../domain/seen-list/avistadas.ts';
import { DAYS, parseDays, withDay, withoutDay } from '../../../domain/seen-list/days.ts';
import { EMPTIED } from '../../../domain/seen-list/emptied.ts';
import { idOnWalk, sightingOnWalk, type Walk } from '../../../domain/walk/walk.ts';
import { Browser, type Tab, turns } from '../../../tests/simulated-browser.ts';
import { LATE } from '../seen-list/seen-list.ts';
import { addBatch, deleteSightings, saveSighting, takeBack } from './changes.ts';
import { countOnWalk } from './walks.ts';

// Several tabs of one browser and a model of what the guide has said that it keeps. Whatever is pressed, closed, refused or set
// back, the list and the sightings of what is on it are those of the model, and what can be recovered comes back whole.

const NAMES = ['Abubilla', 'Cuco', 'Dodo', 'Gorrión moruno'];
const DAY = 24 * 3_600_000;

type Kept = Map<string, NewSighting>;

/** All that is told of those that come here. */
const told = ({ nombre, fecha, lugar, nota }: NewSighting) => JSON.stringify([nombre, fecha, lugar, nota]);
const birdAndDay = ({ nombre, fecha }: NewSighting) => `${nombre} ${fecha}`;
const isBare = ({ lugar, nota, cuenta }: NewSighting) => !lugar && !nota && !cuenta;

/** What the guide has said that it keeps. */
class Model {
  seen = new Set<string>();
  /** Of all species, on the list or aside, by id. */
  sightings: Kept = new Map();
  /** What can be taken back, by its id. */
  recoverables = new Map<
    string,
    { names: Set<string>; gone: Kept; came: { names: string[]; ids: string[] } }
  >();
  /** The list that was emptied, while its notice stands. */
  emptied: { id: string; names: Set<string>; before: string[] } | null = null;

  mark(nombre: string, now: number): void {
    if (this.seen.has(nombre)) return;
    this.seen.add(nombre);
    this.day(nombre, dayOf(new Date(now)));
  }

  day(nombre: string, fecha: string): void {
    if ([...this.sightings.values()].some((each) => each.nombre === nombre)) return;
    const mark = sightingOfMark(nombre, fecha);
    this.sightings.set(mark.id, mark);
  }

  reset(id: string, hasRoom: boolean): void {
    const before = this.emptied ? [...this.emptied.before, this.emptied.id] : [];
    const names = new Set([...(this.emptied?.names ?? []), ...this.seen]);
    const aside = before.flatMap((each) => [...(this.recoverables.get(each)?.gone ?? [])]);
    this.emptied = { id, names, before };
    this.seen = new Set();
    // Where there is no room, the sightings stay, unseen as their species are.
    if (!hasRoom) return;
    for (const each of before) this.recoverables.delete(each);
    const gone = new Map([...aside, ...this.sightings]);
    this.recoverables.set(id, { names, gone, came: { names: [], ids: [] } });
    this.sightings = new Map();
  }

  /** Takes in what is new; gives those that told a bird and a day alone, and gave way to it. */
  takeIn(fresh: (NewSighting & { id: string })[]): Kept {
    const days = new Set(fresh.filter((each) => !isBare(each)).map(birdAndDay));
    const gone = new Map(
      [...this.sightings].filter(([, each]) => isBare(each) && days.has(birdAndDay(each))),
    );
    for (const id of gone.keys()) this.sightings.delete(id);
    for (const each of fresh) this.sightings.set(each.id, each);
    return gone;
  }

  takeBack(id: string): void {
    const held = this.recoverables.get(id);
    if (!held) return;
    for (const name of held.came.names) this.seen.delete(name);
    for (const each of held.came.ids) this.sightings.delete(each);
    for (const name of held.names) this.seen.add(name);
    for (const [each, sighting] of held.gone)
      if (!this.sightings.has(each)) this.sightings.set(each, sighting);
    this.recoverables.delete(id);
  }
}

type Run = { model: Model; real: Browser };

/** A deed in a tab. Those that `waits` are done before the next begins. */
type Deed = { name: string; tab: number; waits: boolean; does: (run: Run, tab: Tab) => unknown };

class Command implements fc.AsyncCommand<Model, Browser> {
  private readonly deed: Deed;
  constructor(deed: Deed) {
    this.deed = deed;
  }
  check = () => true;
  async run(model: Model, real: Browser): Promise<void> {
    const tab = real.tabs[this.deed.tab % real.tabs.length] ?? real.open();
    real.now += 700;
    // Nor does it know what is under way there.
    if (tab.isBlocked) await real.rest();
    await this.deed.does({ model, real }, tab);
    // A tab without the others' notebook is heard of a moment later: longer than it takes to change tabs, not to run on here.
    if (!this.deed.waits && !tab.isBlocked) return;
    await real.rest();
    await agree(model, real);
  }
  toString = () => `${this.deed.name} in tab ${this.deed.tab}${this.deed.waits ? '' : ', at once going on'}`;
}

/** The browser keeps what the model says, and shows no more. */
async function agree(model: Model, real: Browser): Promise<void> {
  const observer = real.open();
  await observer.run(observer.notebook.settle());
  await observer.run(observer.notebook.load());
  await real.rest();
  expect(real.seen).toEqual([...model.seen].sort());
  for (const { list, isOpen } of real.tabs)
    if (isOpen)
      expect((list.list.getSnapshot().value as string[]).toSorted()).toEqual([...model.seen].sort());
  const { sightings, recoverables } = observer.notebook.getContents();
  const kept = [...(sightings?.values() ?? [])].sort(byId);
  expect(kept).toEqual([...model.sightings.values()].sort(byId));
  const ids = recoverables.map(({ id }) => id).sort();
  expect(ids).toEqual([...model.recoverables.keys()].sort());
  for (const { id, avistamientos } of recoverables)
    expect([...avistamientos].sort(byId)).toEqual(
      [...(model.recoverables.get(id)?.gone.values() ?? [])].sort(byId),
    );
  real.close(observer);
}

const byId = (one: { id?: string }, other: { id?: string }) => String(one.id).localeCompare(String(other.id));

const anyName = fc.constantFrom(...NAMES);
const anySighting = fc.record(
  {
    nombre: anyName,
    fecha: fc.constantFrom('2026-05-01', '2025', '2024-12'),
    lugar: fc.constantFrom({ nombre: 'El Pardo' }, { nombre: 'Casa de Campo', lat: 40.4, lon: -3.7 }),
  },
  { requiredKeys: ['nombre'] },
);
const WALK: Walk = { id: 'salida', fecha: '2026-11-21' };
const anyTab = fc.nat({ max: 2 });

function deed<Value>(
  name: string,
  value: fc.Arbitrary<Value>,
  does: (run: Run, tab: Tab, value: Value) => unknown,
  mayGoOn = false,
): fc.Arbitrary<Command> {
  return fc.tuple(anyTab, value, mayGoOn ? fc.boolean() : fc.constant(true)).map(
    ([tab, drawn, waits]) =>
      new Command({
        name: `${name} ${JSON.stringify(drawn) ?? ''}`,
        tab,
        waits,
        does: (run, where) => does(run, where, drawn),
      }),
  );
}

/** One of what the browser holds, by a number. */
const pick = <Item>(items: Iterable<Item>, number: number): Item | undefined => {
  const all = [...items];
  return all[number % Math.max(1, all.length)];
};

const anyOpening = fc.record({ isBlocked: fc.boolean(), lateness: fc.constantFrom(0, 100) });
const number = fc.nat({ max: 99 });
const nothing = fc.constant(undefined);

const COMMANDS = [
  deed(
    'marks',
    anyName,
    ({ model, real }, { list }, nombre) => {
      list.setAvistada({ nombre }, true);
      model.mark(nombre, real.now);
    },
    true,
  ),
  deed(
    'unmarks',
    anyName,
    ({ model }, tab, nombre) => {
      tab.list.setAvistada({ nombre }, false);
      tab.hasUnmarked = true;
      model.seen.delete(nombre);
    },
    true,
  ),
  deed('notes', anySighting, async ({ model, real }, tab, said) => {
    const sighting = { ...said, id: real.newId() };
    model.seen.add(said.nombre);
    await tab.run(saveSighting(tab.notebook, { nombre: said.nombre }, sighting));
    // Where the browser keeps no notebook, it is said to last as long as the tab.
    if (!tab.isBlocked) model.sightings.set(sighting.id, sighting);
  }),
  deed(
    'counts on a walk',
    fc.tuple(anyName, fc.nat({ max: 3 })),
    async ({ model }, tab, [nombre, cuenta]) => {
      if (tab.isBlocked) return;
      const id = idOnWalk(WALK, nombre);
      const held = model.sightings.get(id);
      countOnWalk(tab.notebook, WALK, { nombre }, cuenta);
      if (cuenta === 0) return void model.sightings.delete(id);
      model.seen.add(nombre);
      model.sightings.set(id, sightingOnWalk(WALK, nombre, cuenta, held as Sighting | undefined));
    },
    true,
  ),
  deed('edits', number, async ({ model, real }, tab, which) => {
    const sighting = pick([...model.sightings.values()].sort(byId), which);
    if (!sighting || tab.isBlocked) return;
    const { id = '', nombre } = sighting;
    const edited = { ...sighting, nota: `la ${real.ids}` };
    const kept = await saveSighting(tab.notebook, { nombre }, edited);
    model.sightings.delete(id);
    model.sightings.set(kept.id, { ...edited, id: kept.id });
    model.seen.add(nombre);
  }),
  deed('deletes', number, async ({ model, real }, tab, which) => {
    const sighting = pick([...model.sightings.values()].sort(byId), which);
    if (!sighting?.id || tab.isBlocked) return;
    const went = deleteSightings(tab.notebook, [sighting.id]);
    if (!real.hasRoom) return expect(went).rejects.toThrow();
    const gone: Kept = new Map([[sighting.id, sighting]]);
    const id = await went;
    if (id === null) throw new Error('What stood there was not found.');
    model.recoverables.set(id, { names: new Set(), gone, came: { names: [], ids: [] } });
    model.sightings.delete(sighting.id);
  }),
  deed('adds a file', fc.array(anySighting, { maxLength: 4 }), async ({ model, real }, tab, file) => {
    if (tab.isBlocked) return;
    const sightings = file.map((each) => ({ ...each, id: real.newId() }));
    const aves = [...new Set(file.map(({ nombre }) => nombre))].map((nombre) => ({ nombre }));
    const { recoverable } = await addBatch(tab.notebook, { sightings, aves, others: [] });
    const held = new Set([...model.sightings.values()].map(told));
    const days = new Set([...model.sightings.values()].map(birdAndDay));
    const fresh = sightings.filter(
      (each) =>
        !held.has(told(each)) && !(isBare(each) && days.has(birdAndDay(each))) && held.add(told(each)),
    );
    const names = aves.map(({ nombre }) => nombre).filter((nombre) => !model.seen.has(nombre));
    const gone = model.takeIn(fresh);
    for (const nombre of names) model.seen.add(nombre);
    expect(recoverable !== null).toBe(real.hasRoom && (fresh.length > 0 || names.length > 0));
    const came = { names, ids: fresh.map(({ id }) => id) };
    if (recoverable) model.recoverables.set(recoverable, { names: new Set(), gone, came });
  }),
  deed('resets', nothing, async ({ model, real }, tab) => {
    // A mark that another tab is confirming at this very moment may outlast it.
    if (real.tabs.some((each) => each !== tab && each.running.size > 0)) await real.rest();
    const { list } = tab;
    const before = real.items.get(EMPTIED.key);
    list.reset();
    const emptied = list.emptied.getSnapshot().value;
    if (real.items.get(EMPTIED.key) === before || !emptied) return;
    model.reset(emptied.id, real.hasRoom);
  }),
  deed('undoes the reset', nothing, ({ model }, { list }) => {
    list.undoReset();
    if (!model.emptied) return;
    const { id, names, before } = model.emptied;
    for (const each of [...before, id]) model.takeBack(each);
    for (const name of names) model.seen.add(name);
    model.emptied = null;
  }),
  deed('closes the notice', nothing, ({ model }, { list }) => {
    list.closeNotice();
    model.emptied = null;
  }),
  deed('takes back', number, async ({ model }, tab, which) => {
    const id = pick([...model.recoverables.keys()].sort(), which);
    if (!id || tab.isBlocked) return;
    await takeBack(tab.notebook, id);
    model.takeBack(id);
    if (model.emptied?.id === id) model.emptied = null;
  }),
  deed('reloads', anyOpening, async ({ real }, tab, { isBlocked, lateness }) => {
    if (tab.hasUnmarked) await real.rest();
    real.close(tab);
    real.open({ isBlocked: isBlocked && real.tabs.length > 0, lateness });
  }),
  deed(
    'closes while a file is being added',
    fc.tuple(fc.array(anySighting, { minLength: 1, maxLength: 4 }), fc.nat({ max: 40 })),
    closeInMidWrite,
  ),
  deed('runs out of room', nothing, ({ real }) => {
    real.hasRoom = false;
  }),
  deed('has room again', nothing, ({ real }) => {
    real.hasRoom = true;
  }),
  // By less than `LATE`, two presses within those seconds may change places.
  deed('sets the clock', fc.constantFrom(-400 * DAY, -DAY, -3 * LATE, DAY), ({ real }, _, by) => {
    real.now += by;
  }),
  deed('marks or unmarks in an older version of the guide', fc.tuple(anyName, fc.boolean()), olderVersion),
];

/** All of the file is there then, or nothing of it. */
async function closeInMidWrite(
  { model, real }: Run,
  tab: Tab,
  [file, steps]: [Omit<NewSighting, 'id'>[], number],
): Promise<void> {
  if (tab.isBlocked) return;
  if (tab.hasUnmarked) await real.rest();
  const sightings = file.map((each) => ({ ...each, id: real.newId() }));
  const aves = [...new Set(file.map(({ nombre }) => nombre))].map((nombre) => ({ nombre }));
  tab.run(addBatch(tab.notebook, { sightings, aves, others: [] }));
  await turns(steps);
  real.close(tab);
  real.now += 3000;
  const next = real.open();
  await next.run(next.notebook.settle());
  await next.run(next.notebook.load());
  const { sightings: held, recoverables } = next.notebook.getContents();
  const isNew = (each: NewSighting & { id: string }) => held?.has(each.id);
  const known = recoverables.find(({ id }) => !model.recoverables.has(id) && id !== model.emptied?.id);
  if (!known && !sightings.some(isNew)) {
    // Nothing of it came; or only names that the list lacked, as its sightings were there, and then all of them.
    const came = real.seen.filter((name) => !model.seen.has(name));
    const lacking = aves.map(({ nombre }) => nombre).filter((nombre) => !model.seen.has(nombre));
    expect([[], lacking.toSorted()]).toContainEqual(came);
    for (const nombre of came) model.seen.add(nombre);
    return;
  }
  const names = aves.map(({ nombre }) => nombre).filter((nombre) => !model.seen.has(nombre));
  const fresh = sightings.filter(isNew);
  const gone = model.takeIn(fresh);
  for (const nombre of names) model.seen.add(nombre);
  const all = [...model.sightings.values()];
  for (const each of sightings)
    if (isBare(each)) expect(all.map(birdAndDay)).toContain(birdAndDay(each));
    else expect(all.map(told)).toContain(told(each));
  if (known)
    model.recoverables.set(known.id, {
      names: new Set(),
      gone,
      came: { names, ids: fresh.map(({ id }) => id) },
    });
}

/** It writes the list and the days, knows of no notebook, and tells that it wrote. */
async function olderVersion(
  { model, real }: Run,
  _: Tab,
  [nombre, avistada]: [string, boolean],
): Promise<void> {
  // It would put its mark back for five seconds: what is under way here cannot undo it.
  await real.rest();
  real.now += 3000;
  const list = parseAvistadas(real.items.get(AVISTADAS_KEY) ?? null);
  if (list.includes(nombre) === avistada) return;
  const next = avistada ? [...list, nombre] : list.filter((each) => each !== nombre);
  real.write(null, AVISTADAS_KEY, JSON.stringify(next));
  const days = parseDays(real.items.get(DAYS.key) ?? null);
  const fecha = dayOf(new Date(real.now));
  const left = avistada ? withDay(days, { nombre }, fecha) : withoutDay(days, { nombre });
  real.write(null, DAYS.key, DAYS.write(left));
  for (const tab of real.tabs) tab.run(tab.notebook.hear({ ids: [], isAlone: true }));
  if (avistada) model.mark(nombre, real.now);
  else model.seen.delete(nombre);
}

const SEED = 20_261_121;
const RUNS = process.env.TEST_DEPTH === 'full' ? 1000 : 100;

test(`of ${RUNS} courses of up to 60 deeds in several tabs, none loses what was said to be kept`, async () => {
  vi.spyOn(console, 'error').mockImplementation((...all) => process.env.MODEL_PATH && console.log(...all));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await fc.assert(
    fc.asyncProperty(
      fc.commands(COMMANDS, {
        maxCommands: 60,
        size: 'max',
        ...(process.env.MODEL_REPLAY && { replayPath: process.env.MODEL_REPLAY }),
      }),
      async (commands) => {
        const setup = () => {
          const real = new Browser();
          real.open();
          real.open();
          return { model: new Model(), real };
        };
        let last: Run | undefined;
        await fc.asyncModelRun(() => {
          last = setup();
          return last;
        }, commands);
        if (last) {
          await last.real.rest();
          await agree(last.model, last.real);
        }
      },
    ),
    {
      seed: SEED,
      numRuns: RUNS,
      ...(process.env.MODEL_PATH && { path: process.env.MODEL_PATH, numRuns: 1 }),
    },
  );
}, 600_000);
