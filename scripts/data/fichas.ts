import { loadAves } from '../../data/load-aves.ts';
import { loadLookAlikes } from '../../data/load-look-alikes.ts';
import { loadPartituras } from '../../data/load-partituras.ts';
import { loadVoiceLookAlikes } from '../../data/load-voice-look-alikes.ts';
import { loadVoiceRanges, soundingVoices } from '../../data/load-voice-ranges.ts';
import { foldText } from '../../domain/addresses/slug.ts';
import { lookAlikesOf } from '../../domain/look-alikes/pair.ts';
import { toldFrom } from '../../domain/look-alikes/told-from.ts';
import type { Appearance } from '../../domain/plates/appearance.ts';
import type { LaminaInWords } from '../../domain/plates/lamina.ts';
import { placeMarks } from '../../domain/plates/marks.ts';
import type { Ave, Ficha } from '../../domain/species/ave.ts';
import type { Build } from '../../domain/species/build.ts';
import { knownBirdFor } from '../../domain/species/envergadura.ts';
import { groupsOf } from '../../domain/voices/groups.ts';
import { appearanceOf, enPalabras as laminaInWords, RECIPES } from '../../laminas/index.ts';
import { BUILD_OF } from './builds.ts';
import { whereabouts } from './places/lugares.ts';

/** A species as it looks on its plate. */
export type SeenAve = Ave & { lamina: LaminaInWords; appearance: Appearance; build: Build };

/** All species as they look, in the order of the lists. */
export function seenAves(): SeenAve[] {
  return loadAves().map((ave) => {
    const recipe = RECIPES[foldText(ave.nombre)];
    if (!recipe) throw new Error(`${ave.nombre} has no recipe in laminas/recipes`);
    const lamina = laminaInWords(recipe);
    return { ...ave, lamina, appearance: appearanceOf(recipe), build: BUILD_OF[recipe.archetype] };
  });
}

/** The records of all species, with what their recipes tell and with their look-alikes. */
export function fichasOf(seen: readonly SeenAve[] = seenAves()): Ficha[] {
  const pairs = loadLookAlikes();
  const whereaboutsOf = whereabouts();
  const partituras = loadPartituras();
  const groups = loadVoiceLookAlikes(partituras);
  const sounding = soundingVoices(loadVoiceRanges(partituras));
  return seen.map(({ appearance: _, ...ave }) => {
    const { nombre, envergadura, longitud, build } = knownBirdFor(ave, seen);
    const partitura = partituras.get(ave.nombre)?.text;
    const sounds = sounding.get(ave.nombre);
    const soundsLike = groupsOf(ave.nombre, groups);
    const lookAlikes = lookAlikesOf(ave.nombre, pairs);
    return {
      ...ave,
      marks: placeMarks(ave.lamina.rasgos),
      lookAlikes,
      toldFrom: ave.lamina.rasgos.map((_, mark) => toldFrom(mark, ave.lamina.rasgos, lookAlikes)),
      ...(partitura !== undefined && { partitura }),
      ...(sounds && { sounds }),
      ...(soundsLike.length > 0 && { soundsLike }),
      knownBird: { nombre, envergadura, longitud, build },
      ...whereaboutsOf(ave),
    };
  });
}
