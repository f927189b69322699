/** Makes one answer of the development page of the plates: a page, or a picture drawn from its recipe as it is now. */
import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import { drawPlate, enPalabras, RECIPES, type Recipe, tractMap } from '../../../laminas/index.ts';
import { allSpecies } from '../species.ts';

const CARD = 160;
const { base, path }: { base: string; path: string } = workerData;
const [name = '', query = ''] = path.slice(1).split('?');
const families = Map.groupBy(allSpecies(), ({ familia }) => familia);

parentPort?.postMessage(
  name.endsWith('.webp') ? await picture(name.slice(0, -5)) : { type: 'text/html', body: page() },
);

function recipeOf(slug: string): Recipe {
  const recipe = RECIPES[slug];
  if (!recipe) throw new Error(`laminas/recipes/${slug}.ts does not exist`);
  return recipe;
}

async function picture(slug: string) {
  const { rgba, width, height } = drawPlate(recipeOf(slug));
  const plate = sharp(rgba, { raw: { width, height, channels: 4 } });
  const small = new URLSearchParams(query).has('card');
  return {
    type: 'image/webp',
    body: await (small ? plate.resize(CARD * 2) : plate).webp({ quality: 90 }).toBuffer(),
  };
}

function page(): string {
  const style = `body{font:16px system-ui;background:#f5eedd;margin:1rem}a{color:#1f5038}figure{display:inline-block;margin:4px;text-align:center}
    .plate{position:relative;width:1200px}.plate img{display:block}svg{position:absolute;inset:0}svg:not(.on){display:none}
    polygon{fill:none;stroke:#b8132b}text{font:13px system-ui;fill:#1d2b8a;paint-order:stroke;stroke:#fff;stroke-width:3px}`;
  return `<!doctype html><meta charset="utf-8"><title>Láminas</title><style>${style}</style>${name ? one(name) : all()}`;
}

function all(): string {
  return [...families]
    .map(([familia, birds]) => `<h2>${familia}</h2>${birds.map(({ slug }) => card(slug)).join('')}`)
    .join('');
}

function card(slug: string): string {
  return `<figure><a href="${base}/${slug}"><img src="${base}/${slug}.webp?card" width="${CARD}" height="${CARD * 0.75}" loading="lazy" alt=""><br>${slug}</a></figure>`;
}

function one(slug: string): string {
  const recipe = recipeOf(slug);
  const birds = [...families.values()].find((some) => some.some((bird) => bird.slug === slug)) ?? [];
  const { descripcion, rasgos } = enPalabras(recipe);
  const marks = rasgos.map(
    ({ texto, x, y }, i) =>
      `<circle cx="${x}" cy="${y}" r="5"/><text x="${x + 8}" y="${y}">${i + 1} ${texto}</text>`,
  );
  return `<p><a href="${base}">Todas</a> · ${slug} · <label><input type="checkbox" onchange="tracts.classList.toggle('on')"> tractos</label>
    <label><input type="checkbox" onchange="rasgos.classList.toggle('on')"> rasgos</label></p>
    <div class="plate"><img src="${base}/${slug}.webp" width="1200" height="900" alt="">
    <svg id="tracts" viewBox="0 0 1200 900">${tracts(recipe)}</svg><svg id="rasgos" viewBox="0 0 1200 900">${marks.join('')}</svg></div>
    <p>${descripcion}</p><h2>A 160 px</h2>${birds.map((bird) => card(bird.slug)).join('')}
    <h2>A tamaño completo</h2>${birds.map((bird) => `<img src="${base}/${bird.slug}.webp" width="1200" height="900" loading="lazy" alt="${bird.slug}">`).join('')}`;
}

function tracts(recipe: Recipe): string {
  return tractMap(recipe)
    .map(({ name: label, polygon }) => {
      const middle = [0, 1].map(
        (i) => polygon.reduce((sum, point) => sum + (point[i] ?? 0), 0) / polygon.length,
      );
      const points = polygon.map((point) => point.map(Math.round).join()).join(' ');
      return `<polygon points="${points}"/><text x="${middle[0]}" y="${middle[1]}" text-anchor="middle">${label}</text>`;
    })
    .join('');
}
