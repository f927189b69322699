import type { Page } from '@playwright/test';

/**
 * Writes sightings into the notebook of the page's browser as its first version kept them, each by itself (`app/data/notebook/database.ts`
 * brings it up to date). The page is one of the guide's origin on which nothing of it runs.
 */
export function writeSightings(page: Page, sightings: readonly object[]): Promise<void> {
  return page.evaluate(async (all) => {
    const opening = indexedDB.open('cuaderno', 1);
    opening.onupgradeneeded = () => {
      const { result } = opening;
      result.createObjectStore('avistamientos', { keyPath: 'id' }).createIndex('nombre', 'nombre');
      result.createObjectStore('recuperables', { keyPath: 'id' });
      result.createObjectStore('ajustes', { keyPath: 'clave' });
    };
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const writing = opening.result.transaction('avistamientos', 'readwrite');
    for (const each of all) writing.objectStore('avistamientos').put(each);
    await new Promise((resolve) => {
      writing.oncomplete = resolve;
    });
    opening.result.close();
  }, sightings);
}
