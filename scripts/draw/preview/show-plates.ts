import sharp from 'sharp';
import {
  drawPlate,
  EXAMPLES,
  enPalabras as laminaInWords,
  RECIPES,
  type Recipe,
  tractMap,
} from '../../../laminas/index.ts';
import { drawSheet } from '../../colouring/draw-sheet.ts';
import { allSpecies, recipeOf } from '../species.ts';

const CARD = 160;

const SHOWN = { ...RECIPES, ...EXAMPLES };

const STYLE = `body{font:16px system-ui;background:#f5eedd;margin:1rem}a{color:#1f5038}figure{display:inline-block;margin:4px;text-align:center}
  .plate{position:relative;width:1200px}.plate img{display:block}svg{position:absolute;inset:0}svg:not(.on){display:none}
  polygon{fill:none;stroke:#b8132b}text{font:13px system-ui;fill:#1d2b8a;paint-order:stroke;stroke:#fff;stroke-width:3px}`;

interface Answer {
  type: string;
  body: string | Uint8Array;
}

/** What the development page of the plates answers under `base`: a page, or a picture drawn from its recipe as it is now. */
export async function answerFor(base: string, url: string): Promise<Answer> {
  const [name = '', query = ''] = url.slice(1).split('?');
  if (name.endsWith('.webp')) return picture(name.slice(0, -5), query.includes('card'));
  const body = name ? onePlate(base, name) : allPlates(base);
  const page = `<!doctype html><meta charset="utf-8"><title>Láminas</title><style>${STYLE}</style>${body}`;
  return { type: 'text/html', body: page };
}

/** The drawing of a colouring sheet, from its recipe as it is now. */
export function colouringSheetOf(imagen: string): string {
  const slug = allSpecies().find((each) => each.imagen === imagen)?.slug ?? imagen;
  return drawSheet(recipeOf(slug)).svg;
}

async function picture(slug: string, small: boolean): Promise<Answer> {
  const { rgba, width, height } = drawPlate(recipeOf(slug, SHOWN));
  const plate = sharp(rgba, { raw: { width, height, channels: 4 } });
  if (small) plate.resize(CARD * 2);
  return { type: 'image/webp', body: await plate.webp({ quality: 90 }).toBuffer() };
}

const cards = (base: string, birds: readonly { slug: string }[]) =>
  birds
    .map(
      ({ slug }) =>
        `<figure><a href="${base}/${slug}"><img src="${base}/${slug}.webp?card" width="${CARD}" height="${CARD * 0.75}" loading="lazy" alt=""><br>${slug}</a></figure>`,
    )
    .join('');

function allPlates(base: string): string {
  const families = [...Map.groupBy(allSpecies(), ({ familia }) => familia)];
  return families.map(([familia, birds]) => `<h2>${familia}</h2>${cards(base, birds)}`).join('');
}

function onePlate(base: string, slug: string): string {
  const recipe = recipeOf(slug, SHOWN);
  const all = allSpecies();
  const own = all.find((bird) => bird.slug === slug);
  const family = all.filter(({ familia }) => familia === own?.familia);
  const { descripcion, rasgos } = laminaInWords(recipe);
  const marks = rasgos.map(
    ({ texto: text, x, y }, i) =>
      `<circle cx="${x}" cy="${y}" r="5"/><text x="${x + 8}" y="${y}">${i + 1} ${text}</text>`,
  );
  const full = ({ slug: name }: { slug: string }) =>
    `<img src="${base}/${name}.webp" width="1200" height="900" loading="lazy" alt="${name}">`;
  return `<p><a href="${base}">Todas</a> · ${slug} · <label><input type="checkbox" onchange="tracts.classList.toggle('on')"> tractos</label>
    <label><input type="checkbox" onchange="rasgos.classList.toggle('on')"> rasgos</label></p>
    <div class="plate">${full({ slug })}
    <svg id="tracts" viewBox="0 0 1200 900">${tracts(recipe)}</svg><svg id="rasgos" viewBox="0 0 1200 900">${marks.join('')}</svg></div>
    <p>${descripcion}</p><h2>A 160 px</h2>${cards(base, family)}
    <h2>A tamaño completo</h2>${family.map(full).join('')}`;
}

function tracts(recipe: Recipe): string {
  return tractMap(recipe)
    .map(({ name, polygon }) => {
      const [x, y] = [0, 1].map(
        (i) => polygon.reduce((sum, point) => sum + (point[i] ?? 0), 0) / polygon.length,
      );
      const points = polygon.map((point) => point.map(Math.round).join()).join(' ');
      return `<polygon points="${points}"/><text x="${x}" y="${y}" text-anchor="middle">${name}</text>`;
    })
    .join('');
}
