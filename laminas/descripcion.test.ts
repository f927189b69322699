import { describe, expect, it } from 'vitest';
import { enPalabras } from './descripcion.ts';
import { RECIPES } from './recipes/recipes.ts';

function told(slug: string): string {
  const recipe = RECIPES[slug];
  if (!recipe) throw new Error(`no ${slug}`);
  return enPalabras(recipe).descripcion;
}

describe('a plate in words', () => {
  it('says where the bird is and where it looks', () => {
    expect(told('petirrojo-europeo')).toBe('Sobre una rama, de perfil, mirando hacia la izquierda.');
  });

  it('tells of the second bird', () => {
    expect(told('mirlo-comun')).toContain('A su lado, la hembra.');
    expect(told('gaviota-reidora')).toContain('otro ejemplar en verano');
  });

  it('tells of the bird in flight, large or small', () => {
    expect(told('vencejo-comun')).toMatch(/^En vuelo, con las alas abiertas/);
    expect(told('buitre-leonado')).toContain('la misma ave en vuelo, desde abajo');
    expect(told('aguilucho-palido')).toContain('También en vuelo, la hembra, desde arriba.');
  });

  it('says that it is night and that an owl faces you', () => {
    expect(told('buho-real')).toMatch(/de frente, de noche\.$/);
  });

  it('has whole sentences for every species', () => {
    for (const slug of Object.keys(RECIPES)) expect(told(slug)).toMatch(/^(?:\p{Lu}[^.]+\. ?)+$/u);
  });
});
