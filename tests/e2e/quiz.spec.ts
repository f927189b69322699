import type { Page } from '@playwright/test';
import { loadLookAlikes } from '../../data/load-look-alikes.ts';
import { drawRound } from '../../domain/quiz/quiz.ts';
import type { Ave } from '../../domain/species/ave.ts';
import { inSentence } from '../../domain/text/in-sentence.ts';
import { aveOf, aves, expect, expectPage, open, REFUSALS, seenButton, storeSeen, test } from './fixtures.ts';

// «¿Cuánto sabes?», ten plates, four names each, no clock, a seed in the address, results in the browser.

const namesOf = (asked = (_ave: Ave) => true) => aves.filter(asked).map(({ nombre }) => nombre);

const RONDA = '/juego?juego=clase-3b';

/** A round of two. */
const PAIR = '/juego?juego=a&juego-orden=Otidiformes';

/** What is right in each question of the round of `RONDA`. */
const ANSWERS = drawRound(namesOf(), 'clase-3b');

const quiz = (page: Page) => page.getByRole('main');
const question = (page: Page, number: number, of = 10) =>
  quiz(page).getByRole('heading', { level: 2, name: `Pregunta ${number} de ${of}: ¿qué ave es?` });
const options = (page: Page) => quiz(page).getByRole('listitem').getByRole('button');
const option = (page: Page, nombre: string) => options(page).filter({ hasText: nombre }).first();
const goOn = (page: Page) =>
  quiz(page).getByRole('button', { name: /^Siguiente pregunta$|^Ver el resultado$/ });
const told = (page: Page, text: string | RegExp) => quiz(page).getByRole('status').filter({ hasText: text });
/** Answers the questions from `from` on, the first `right` of them rightly, and goes to the result. */
async function play(page: Page, answers: readonly string[], right: number): Promise<void> {
  for (const [i, nombre] of answers.entries()) {
    await expect(question(page, i + 1, answers.length)).toBeVisible();
    const wrong = options(page).filter({ hasNotText: nombre }).first();
    await (i < right ? option(page, nombre) : wrong).click();
    await goOn(page).click();
  }
}

test('one press begins a round of a group, with an address of its own, and Back leaves it', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2027-05-10T10:00:00'));
  await open(page, '/juego');
  await expect(quiz(page).getByRole('heading', { level: 2, name: 'Empieza una ronda' })).toBeVisible();
  await expect(quiz(page).getByRole('img')).toHaveCount(0);
  for (const [name, address] of [
    ['De todas', /\/juego\?juego=[0-9a-z]+$/],
    ['Parecidas entre sí', /\/juego\?juego=[0-9a-z]+&juego-parecidas=si$/],
    ['De mayo', /\/juego\?juego=[0-9a-z]+&juego-mes=mayo$/],
  ] as const) {
    await quiz(page).getByRole('button', { name }).click();
    await expect(question(page, 1)).toBeFocused();
    await expect(page).toHaveURL(address);
    await page.goBack();
    await expect(quiz(page).getByRole('button', { name })).toBeVisible();
  }
  // Who has marked none has no list to play with.
  await expect(quiz(page).getByRole('button', { name: /avistadas|faltan/ })).toHaveCount(0);
});

test('one press begins a round of the own list, or of what it lacks', async ({ page }) => {
  await storeSeen(page, '["Cuco","Abubilla"]');
  await open(page, '/juego');
  await quiz(page).getByRole('button', { name: 'De tus avistadas' }).click();
  await expect(question(page, 1, 2)).toBeFocused();
  await expect(page).toHaveURL(/juego-vistas=si$/);
  await page.goBack();
  await quiz(page).getByRole('button', { name: 'De las que te faltan' }).click();
  await expect(question(page, 1)).toBeFocused();
  await expect(page).toHaveURL(/juego-vistas=no$/);
});

test('in a round of look-alikes the names are those of birds that are confused', async ({ page }) => {
  await open(page, '/juego?juego=aula&juego-orden=Caprimulgiformes&juego-parecidas=si');
  await expect(question(page, 1, 5)).toBeVisible();
  await expect(options(page)).toHaveCount(4);
  for (const nombre of await options(page).allTextContents())
    expect(aveOf(nombre.trim()).familia).toMatch(
      /^(Apodidae|Hirundinidae|Caprimulgidae|Falconidae|Strigidae)$/,
    );
});

test('an address with a seed gives everyone the same ten plates, and gives no name away', async ({
  page,
}) => {
  await open(page, RONDA);
  await expect(question(page, 1)).toBeFocused();
  await expect(question(page, 1)).toBeInViewport();
  const plate = quiz(page).getByRole('img', { name: 'Lámina de la pregunta 1' });
  await expect(plate).toBeVisible();
  expect(await plate.getAttribute('src')).toContain(aveOf(ANSWERS[0] ?? '').imagen);
  await expect(options(page)).toHaveCount(4);
  await expect(option(page, ANSWERS[0] ?? '')).toBeVisible();
  await play(page, ANSWERS, 7);
  await expect(quiz(page).getByRole('heading', { name: 'Has acertado 7 de 10' })).toBeFocused();
  const links = quiz(page).getByRole('listitem').getByRole('link');
  await expect(links).toHaveText(ANSWERS);
});

test('an answer is told in words, with the right name and the way to its species', async ({ page }) => {
  await open(page, RONDA);
  const [first = '', second = ''] = ANSWERS;
  await option(page, first).click();
  await expect(told(page, `¡Has acertado! Es ${inSentence(first)}`)).toBeVisible();
  await expect(option(page, first)).toContainText('correcta');
  await expect(option(page, first)).toBeDisabled();
  await expect(goOn(page)).toBeFocused();
  await goOn(page).click();
  await expect(question(page, 2)).toBeFocused();
  const wrong = options(page).filter({ hasNotText: second }).first();
  const said = inSentence((await wrong.textContent())?.trim() ?? '');
  await wrong.click();
  await expect(told(page, `Esta vez no: has dicho ${said} y es ${inSentence(second)}`)).toBeVisible();
  await expect(quiz(page).getByText('tu respuesta')).toBeVisible();
});

test('a wrong answer that is a look-alike is told from the right one; a right answer needs no reason', async ({
  page,
}) => {
  const bustards = ['Avutarda euroasiática', 'Sisón común'];
  const pair = loadLookAlikes().find(({ aves }) => aves.join() === bustards.join());
  const reason = quiz(page).getByRole('region', { name: 'En qué se distinguen' });
  await open(page, `${PAIR}&juego-parecidas=si`);
  const source = await quiz(page).getByRole('img').first().getAttribute('src');
  const right = source?.includes('Avutarda') ? 0 : 1;
  await option(page, bustards[1 - right] ?? '').click();
  for (const { valores } of pair?.diferencias ?? [])
    await expect(reason).toContainText(`${valores[right]} (${valores[1 - right]})`);
  await goOn(page).click();
  await expect(reason).toHaveCount(0);
});

test('the way back from a species, and a reload, lead to the same question', async ({ page }) => {
  await open(page, RONDA);
  await option(page, ANSWERS[0] ?? '').click();
  await goOn(page).click();
  await expect(question(page, 2)).toBeFocused();
  await page.reload();
  await expect(question(page, 2)).toBeFocused();
  await option(page, ANSWERS[1] ?? '').click();
  await told(page, '¡Has acertado!').getByRole('link').click();
  await expectPage(page, ANSWERS[1] ?? '');
  await page.goBack();
  await expect(question(page, 2)).toBeFocused();
  await expect(question(page, 2)).toBeInViewport();
  await expect(told(page, '¡Has acertado!')).toBeVisible();
  await goOn(page).click();
  await expect(question(page, 3)).toBeFocused();
});

test('a round of unseen birds stays the same when one of them is marked on the way', async ({ page }) => {
  const seen = aves.filter(({ orden }) => orden === 'Strigiformes').slice(2);
  const round = drawRound(
    namesOf((ave) => ave.orden === 'Strigiformes' && !seen.includes(ave)),
    'a',
  );
  expect(round).toHaveLength(2);
  await storeSeen(page, JSON.stringify(seen.map(({ nombre }) => nombre)));
  await open(page, '/juego?juego=a&juego-orden=strigiformes&juego-vistas=no');
  await expect(question(page, 1, 2)).toBeVisible();
  await option(page, round[0] ?? '').click();
  await told(page, '¡Has acertado!').getByRole('link').click();
  await seenButton(page).click();
  await page.goBack();
  await expect(question(page, 1, 2)).toBeVisible();
  await goOn(page).click();
  await expect(option(page, round[1] ?? '')).toBeVisible();
});

test('where one has seen all there is to ask, the quiz says so and offers others', async ({ page }) => {
  await storeSeen(page, JSON.stringify(aves.map(({ nombre }) => nombre)));
  await open(page, '/juego?juego=a&juego-vistas=no');
  await expect(told(page, /No queda ningún ave por preguntar/)).toBeVisible();
  await expect(quiz(page).getByRole('button', { name: 'Jugar con estas aves' })).toBeDisabled();
  await quiz(page).getByRole('combobox', { name: 'Tu lista' }).selectOption('Vistas y no vistas');
  await expect(told(page, /^203 aves$/)).toBeVisible();
  await quiz(page).getByRole('button', { name: 'Jugar con estas aves' }).click();
  await expect(question(page, 1)).toBeFocused();
});

test('one chooses an order, a season, a habitat, a month and a key, and the address tells them', async ({
  page,
}) => {
  await open(page, RONDA);
  await quiz(page).getByText('Elegir las aves de la ronda').click();
  await quiz(page).getByRole('combobox', { name: 'Orden' }).selectOption('Strigiformes');
  await quiz(page).getByRole('combobox', { name: 'Estación' }).selectOption('Residente');
  await quiz(page)
    .getByRole('textbox', { name: /Clave de la ronda/ })
    .fill('5.º A, Búhos');
  const residents = namesOf((ave) => ave.orden === 'Strigiformes' && ave.estacion === 'Residente');
  await expect(told(page, `${residents.length} aves`)).toBeVisible();
  await quiz(page).getByRole('button', { name: 'Jugar con estas aves' }).click();
  await expect(page).toHaveURL(/juego=5-o-a-buhos&juego-orden=Strigiformes&juego-estacion=Residente$/);
  await expect(question(page, 1, residents.length)).toBeFocused();
  await quiz(page).getByText('Elegir las aves de la ronda').click();
  await quiz(page).getByRole('combobox', { name: 'Hábitat' }).selectOption('roquedo');
  await quiz(page).getByRole('combobox', { name: 'Mes' }).selectOption('enero');
  await quiz(page).getByRole('button', { name: 'Jugar con estas aves' }).click();
  await expect(page).toHaveURL(/juego-habitat=roquedo&juego-mes=enero$/);
  const among = namesOf(
    ({ orden, estacion, habitats, meses }) =>
      orden === 'Strigiformes' &&
      estacion === 'Residente' &&
      habitats.includes('roquedo') &&
      meses.includes(1),
  );
  await expect(question(page, 1, among.length)).toBeFocused();
});

test('what an address cannot mean is told as text, and there is a round all the same', async ({ page }) => {
  await open(page, '/juego?juego=%3Cscript%3E&juego-estacion=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E');
  await expect(told(page, /No conocemos.*<img/)).toBeVisible();
  await expect(question(page, 1)).toBeVisible();
  await expect(options(page)).toHaveCount(4);
  await open(page, '/juego?juego=%20---');
  await expect(told(page, /necesita alguna letra o algún número/)).toBeVisible();
  await quiz(page).getByRole('button', { name: 'Jugar con estas aves' }).click();
  await expect(question(page, 1)).toBeFocused();
});

test('the best and the last result stay in the browser', async ({ page }) => {
  const round = drawRound(
    namesOf(({ orden }) => orden === 'Otidiformes'),
    'a',
  );
  // What cannot be read counts as none.
  await storeSeen(page, '{"mejor":{"aciertos":99,"total":2},"ultimo":7}', 'juego.resultados');
  await open(page, PAIR);
  await expect(question(page, 1, 2)).toBeVisible();
  await expect(quiz(page).getByText(/Tu mejor ronda/)).toHaveCount(0);
  await play(page, round, 2);
  await expect(quiz(page).getByText('Tu mejor ronda: 2 de 2. La última: 2 de 2.')).toBeVisible();
  await page.goto('/birds');
  await open(page, PAIR);
  await play(page, round, 1);
  await page.reload();
  await expect(quiz(page).getByText('Tu mejor ronda: 2 de 2. La última: 1 de 2.')).toBeVisible();
});

test('where the browser refuses its storage, one plays to the end and is told', async ({ page, console }) => {
  console.allows(/seenBird|save scroll positions/);
  await page.addInitScript(REFUSALS.access);
  await open(page, PAIR);
  await options(page).first().click();
  await goOn(page).click();
  await page.reload();
  await expect(question(page, 2, 2)).toBeVisible();
  await options(page).first().click();
  await goOn(page).click();
  await expect(told(page, /no nos deja guardar tu resultado/)).toBeVisible();
});

test('«Compartir esta ronda» copies its address, «Otra ronda» draws another', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/juego?juego=a&juego-orden=Suliformes');
  // There is but one species to ask for, and four names to choose from.
  await expect(options(page)).toHaveCount(4);
  await play(page, ['Cormorán grande'], 1);
  await expect(quiz(page).getByRole('heading', { name: 'Has acertado 1 de 1' })).toBeFocused();
  await quiz(page).getByRole('button', { name: 'Compartir esta ronda' }).click();
  await expect(told(page, /Dirección copiada/)).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  // Where the clipboard is refused, the address lies there to be copied.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await quiz(page).getByRole('button', { name: 'Compartir esta ronda' }).click();
  const address = quiz(page).getByRole('textbox', { name: /Copia esta dirección/ });
  await expect(address).toBeFocused();
  await expect(address).toHaveValue(page.url());
  await quiz(page).getByRole('button', { name: 'Otra ronda' }).click();
  await expect(question(page, 1, 1)).toBeFocused();
  // One round at a time stands on the page.
  await expect(quiz(page).getByRole('heading', { name: 'Has acertado 1 de 1' })).toHaveCount(0);
  await expect(question(page, 1, 1)).toHaveCount(1);
  await expect(page).not.toHaveURL(/juego=a&/);
  await expect(page).toHaveURL(/juego-orden=Suliformes/);
});

test('one plays a whole round by keyboard alone', async ({ page }) => {
  await open(page, PAIR);
  for (const number of [1, 2]) {
    await expect(question(page, number, 2)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(options(page).first()).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(goOn(page)).toBeFocused();
    await page.keyboard.press('Space');
  }
  await expect(quiz(page).getByRole('heading', { name: /^Has acertado [012] de 2$/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(quiz(page).getByRole('listitem').getByRole('link').first()).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page tells what the quiz is, what it needs, and where to go on', async ({ page }) => {
    await page.goto('/juego');
    await expect(quiz(page).getByText(/sin reloj/)).toBeVisible();
    await expect(page.getByText(/Para jugar hace falta JavaScript/)).toBeVisible();
    await expect(quiz(page).getByRole('button')).toHaveCount(0);
    await quiz(page).getByRole('link', { name: 'todas las aves' }).click();
    await expectPage(page, 'Todas las aves');
  });
});
