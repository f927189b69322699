import { expect, open, test } from './fixtures.ts';

// The wingspan drawn to scale against a known bird and, for the large ones, a person's arms.

test('a small bird stands beside a known one, in a sentence and in a drawing; a large one beside a person too, and each is as wide as it is', async ({
  page,
}) => {
  const size = page.getByRole('region', { name: 'Tamaño' });
  await open(page, '/birds/Mosquitero-común');
  await expect(size).toContainText('Sus alas abiertas miden 18 cm: menos que las del gorrión común (23 cm).');
  await expect(size).not.toContainText('Persona');
  await open(page, '/birds/Buitre-negro');
  await expect(size).toContainText('más que los brazos abiertos de una persona (170 cm)');
  const widths = await size.locator('svg g').evaluateAll((figures) =>
    figures.map((figure) => {
      const boxes = [...figure.querySelectorAll('use')].map((path) => path.getBoundingClientRect());
      return Math.max(...boxes.map((box) => box.right)) - Math.min(...boxes.map((box) => box.left));
    }),
  );
  const [vulture = 0, griffon = 0, person = 0] = widths;
  expect(griffon / vulture).toBeCloseTo(250 / 280, 1);
  expect(person / vulture).toBeCloseTo(170 / 280, 1);
});

test('each is drawn in the outline of its build, as is the bird beside it', async ({ page }) => {
  const outlinesOf = async (address: string) => {
    await open(page, address);
    const figures = page.getByRole('region', { name: 'Tamaño' }).locator('svg g');
    return figures.evaluateAll((all) => all.map((each) => each.querySelector('use')?.getAttribute('href')));
  };
  const [robin, sparrow] = await outlinesOf('/birds/Petirrojo-europeo');
  const [stork, vulture] = await outlinesOf('/birds/Cigüeña-blanca');
  expect(robin).toBe(sparrow);
  expect(new Set([robin, stork, vulture]).size).toBe(3);
});
